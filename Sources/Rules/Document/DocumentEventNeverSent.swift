import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentEventNeverSent = Rule(design: about, visits: .controls, weight: .behavior) {
    control in
    let kind = Kind.named(control.kind)
    // A button that keeps its selection sends its value.
    guard kind.isControl,
      control.designFacts?.attribute("changesSelectionAsPrimaryAction") == nil
    else { return }
    for handler in control.handlers {
      guard let event = handler.event, event != .select, !kind.events.events.contains(event) else {
        continue
      }
      // Another event may reach the same action.
      let action = control.action(of: handler)
      let isReached = control.handlers.contains {
        control.action(of: $0) == action && $0.event.map(kind.events.events.contains) == true
      }
      control.report(
        about, at: .handler(handler),
        [
          "kind": control.kindPhrase, "event": .text(event.name),
          "action": .text(action.map { control.name(ofAction: $0) } ?? ""),
        ], atMost: isReached ? .advice : .warning)
    }
  }
}

extension PlacedElement {
  fileprivate func action(of handler: Handler) -> Symbol? {
    program.calls(of: handler).first?.action
  }

  fileprivate func name(ofAction action: Symbol) -> String {
    program.text(program.actions[Int(action.index)].name)
  }
}

private let about = Code(
  "document/event-never-sent", .warning,
  title: Message(
    "{kind} never sends `{event}`, so this never calls `{action}`",
    "{kind}从不发送 `{event}`，因此这里永远不会调用 `{action}`"),
  why: Message(
    "Interface Builder connects an action to any event, whether the control sends it or not.",
    "Interface Builder 允许把动作连接到任何事件，无论控件是否会发送它。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      """
      <textField placeholder="Tag" id="a">
          <connections>
              <action selector="tagChanged:" destination="-1" eventType="valueChanged" id="b"/>
          </connections>
      </textField>
      """
    ],
    good: [
      """
      <textField placeholder="Tag" id="a">
          <connections>
              <action selector="tagChanged:" destination="-1" eventType="editingChanged" id="b"/>
          </connections>
      </textField>
      """
    ]))
