import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentDuplicateName = Rule(
    design: about, visits: .screen, weight: .settable(["accessibilityLabel"])
  ) { screen in
    var known: [Name: PlacedElement] = [:]
    for control in screen.descendants {
      guard control.isKind, Kind.named(control.kind).isInteractive,
        let label = control.accessibilityString(.label), !label.isBlank
      else { continue }
      // A row says what its controls are about.
      let name = Name(text: label, row: control.nearest(.row)?.index)
      guard let other = known[name] else {
        known[name] = control
        continue
      }
      control.report(
        about, at: .kind, ["name": .text(label)],
        related: [Finding.Related(other.location(.kind), Message("the other one", "另一个控件")())])
    }
  }
}

private struct Name: Hashable {
  let text: String
  let row: Int?
}

private let about = Code(
  "document/duplicate-name", .advice,
  title: Message("two controls of this screen are named “{name}”", "此界面有两个控件名为“{name}”"),
  why: Message(
    "People who hear a screen tell its controls apart by their names, and Voice Control asks which "
      + "one is meant.",
    "听屏幕的人靠名称区分控件；使用语音控制时，系统会询问指的是哪一个。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      """
      <button id="a">
          <accessibility key="accessibilityConfiguration" label="More"/>
          <state key="normal" image="dots"/>
      </button>
      <button id="b">
          <accessibility key="accessibilityConfiguration" label="More"/>
          <state key="normal" image="dots"/>
      </button>
      """
    ],
    good: [
      """
      <button id="a">
          <accessibility key="accessibilityConfiguration" label="More Photos"/>
          <state key="normal" image="dots"/>
      </button>
      <button id="b">
          <accessibility key="accessibilityConfiguration" label="More Albums"/>
          <state key="normal" image="dots"/>
      </button>
      """
    ]))
