import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

@testable import CtlRules

/// What a style or an appearance causes is said once, where it stands, and a fix changes it there.
@Suite struct LookTests {
  /// - Parameter place: The text of the property that is to blame.
  /// - Parameter fixed: What it becomes, if a rule knows.
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let kind: String
    let look: String
    var place: String?
    var fixed: String?
    let uses: String

    var testDescription: String { "\(code) \(look)" }
  }

  private static let buttons =
    "button \"Add\" { STYLE on touchUpInside -> act() } "
    + "button \"Send\" { STYLE on touchUpInside -> act() }"

  static let cases = [
    Case(
      code: "slider/same-tracks", kind: "slider",
      look: "minimumTrackTintColor: #777777; maximumTrackTintColor: #777777",
      place: "maximumTrackTintColor: #777777",
      uses: "slider { STYLE value: 0.1 } slider { STYLE value: 0.2 }"),
    Case(
      code: "label/no-dynamic-type", kind: "label", look: "font: system(15)", fixed: "font: .body",
      uses: "label \"A\" { STYLE } label \"B\" { STYLE }"),
    Case(
      code: "label/decorative-font", kind: "label", look: "font: custom(\"Zapfino\", 20)",
      fixed: "font: .body", uses: "label \"A\" { STYLE } label \"B\" { STYLE }"),
    Case(
      code: "label/poor-contrast", kind: "label", look: "textColor: #EEEEEE",
      uses: "background: #FFFFFF; label \"A\" { STYLE } label \"B\" { STYLE }"),
    Case(
      code: "slider/one-end-image", kind: "slider", look: "minimumValueImage: \"sun.min\"",
      uses: "slider { STYLE value: 0.1 } slider { STYLE value: 0.2 }"),
    Case(
      code: "button/text-and-icon", kind: "button", look: "image: \"star\"",
      uses: buttons),
    Case(
      code: "button/decorated-system-type", kind: "button", look: "backgroundImage: \"green\"",
      uses: buttons),
    Case(
      code: "stepper/divider-images-incomplete", kind: "stepper",
      look: "dividerImage(left: normal, right: normal): \"line\"",
      uses: "stepper { STYLE value: 1 } stepper { STYLE value: 2 }"),
    Case(
      code: "stepper/divider-both-pressed", kind: "stepper",
      look: "dividerImage(left: highlighted, right: highlighted): \"line\"", fixed: "",
      uses: "stepper { STYLE value: 1 } stepper { STYLE value: 2 }"),
    Case(
      code: "control/tint-unseen", kind: "stepper", look: "tintColor: #FEFEFE",
      uses: "background: #FFFFFF; stepper { STYLE value: 1 } stepper { STYLE value: 2 }"),
    Case(
      code: "activity-indicator/background-mismatch", kind: "activityIndicator",
      look: "color: #223344",
      uses: "background: #111111; activityIndicator { STYLE isAnimating: true } "
        + "activityIndicator { STYLE isAnimating: true }"),
    Case(
      code: "segmented-control/content-position", kind: "segmentedControl",
      look: "backgroundColor: #CCCCCC",
      uses: "segmentedControl { STYLE segment \"A\"; segment \"B\" } "
        + "segmentedControl { STYLE segment \"C\"; segment \"D\" }"),
  ]

  /// Those of properties that no appearance sets.
  static let ofStyles = [
    Case(
      code: "text-field/not-rounded", kind: "textField", look: "borderStyle: .line",
      fixed: "borderStyle: .roundedRect",
      uses: "textField { STYLE placeholder: \"A\" } textField { STYLE placeholder: \"B\" }"),
    Case(
      code: "segmented-control/unequal-widths", kind: "segmentedControl",
      look: "apportionsSegmentWidthsByContent: true", fixed: "",
      uses: "segmentedControl { STYLE segment \"A\"; segment \"B\" } "
        + "segmentedControl { STYLE segment \"C\"; segment \"D\" }"),
    Case(
      code: "button/decorated-system-type", kind: "button", look: "border: true",
      uses: buttons),
    Case(
      code: "date-picker/popover-in-compact", kind: "datePicker", look: "presentation: .popover",
      fixed: "presentation: .inline",
      uses: "datePicker { STYLE mode: .date } datePicker { STYLE mode: .time }"),
    Case(
      code: "text-field/fixed-height", kind: "textField", look: "height: 50",
      uses: "textField { STYLE placeholder: \"A\" } textField { STYLE placeholder: \"B\" }"),
  ]

  private func check(_ item: Case, _ head: String, _ style: String) throws {
    let source = """
      \(head) { \(item.look) }
      screen S { action act(); content { \(item.uses.replacing("STYLE", with: style)) } }
      """
    let bytes = Array(source.utf8)
    let found = RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
    #expect(!found.contains { $0.severity == .error && $0.code.id != item.code }, "\(found)")
    let own = found.filter { $0.code.id == item.code }
    let text = own.map { String(decoding: bytes[$0.location.range], as: UTF8.self) }
    #expect(text == [item.place ?? item.look], "\(ExampleTests.show(found)) in\n\(source)")
    let edits = own.first?.fixes.first?.edits ?? []
    #expect(edits.isEmpty == (item.fixed == nil), "\(edits)")
    guard let fixed = item.fixed, !edits.isEmpty else { return }
    var changed = bytes
    for edit in edits.sorted(by: { $0.location.range.lowerBound > $1.location.range.lowerBound }) {
      changed.replaceSubrange(edit.location.range, with: Array(edit.text.utf8))
    }
    let result = String(decoding: changed, as: UTF8.self)
    #expect((fixed.isEmpty || result.contains(fixed)) && !result.contains(item.look), "\(result)")
    let left = RuleEngine.run(Program.check(SyntaxTree.parse(result))).findings
    #expect(!left.contains { $0.code.id == item.code || $0.severity == .error }, "\(result)")
  }

  @Test(arguments: cases + ofStyles) func aStyleIsToldOnce(item: Case) throws {
    try check(item, "style plain: \(item.kind)", "style: plain;")
  }

  @Test(arguments: cases) func anAppearanceIsToldOnce(item: Case) throws {
    try check(item, "appearance \(item.kind)", "")
  }

  /// What an element sets is its own: the style is not to blame for it alone.
  @Test func whatAnElementSetsIsToldThere() {
    let source = """
      style flat: slider { minimumTrackTintColor: #777777 }
      screen S {
        content {
          slider { style: flat; value: 0.1; maximumTrackTintColor: #777777 }
          slider { style: flat; value: 0.2; maximumTrackTintColor: #777777 }
        }
      }
      """
    let found = RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
    #expect(found.count { $0.code.id == "slider/same-tracks" } == 2)
  }

  /// At the icon of a look the other thing is the title.
  @Test func anIconOfALookIsBesideATitle() {
    let source = """
      appearance button { image: "star" }
      screen S { action act(); content { button "Add" { on touchUpInside -> act() } } }
      """
    let found = RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
    let own = found.first { $0.code.id == "button/text-and-icon" }
    #expect(own?.label?.text() == "beside a title")
  }
}
