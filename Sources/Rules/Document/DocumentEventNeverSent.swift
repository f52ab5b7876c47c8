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
      control.report(
        about, at: .handler(handler),
        [
          "kind": control.kindPhrase, "event": .text(event.name),
          "action": .text(handler.action.map { control.name(ofAction: $0) } ?? ""),
        ])
    }
  }
}

extension PlacedElement {
  fileprivate func name(ofAction action: Symbol) -> String {
    program.text(program.actions[Int(action.index)].name)
  }
}

private let about = Code(
  "document/event-never-sent", .warning,
  title: Message(
    "{kind} never sends `{event}`, so `{action}` is never called",
    "{kind}从不发送 `{event}`，因此 `{action}` 永远不会被调用"),
  why: Message(
    "Interface Builder connects an action to any event, whether the control sends it or not.",
    "Interface Builder 允许把动作连接到任何事件，无论控件是否会发送它。"),
  bad: [], good: [])
