import CtlDiagnostics
import CtlRules
import Testing

/// What VoiceOver reads for a control without a name, and the proposed name.
@Suite struct MissingLabelTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// The members of the screen.
    let body: String
    /// Between the quotation marks of the label, by language.
    let en: String
    var zh: String?
    /// What the fix adds; nil when there is no fix.
    var name: String?
    var testDescription: String { body }
  }

  static let cases = [
    Case(body: "content { slider { value: 0.25 } }", en: "25%, adjustable", zh: "25%，可调整"),
    Case(
      body: "var b: Double in 0...2 = 0.5; content { slider { value <-> b } }",
      en: "25%, adjustable"),
    Case(body: "var b: Double; content { slider { value <-> b } }", en: "adjustable"),
    Case(
      body:
        "table { row \"Ink\" { stepper { value: 3 }; datePicker { accessibility { label: \"Due\" } } } }",
      en: "3, adjustable"),
    Case(body: "table { row { switch { isOn: true } } }", en: "on, switch button", zh: "打开，切换按钮"),
    Case(
      body: "table { row { label \"Wi-Fi:\"; switch {} } }", en: "off, switch button",
      name: "accessibility { label: \"Wi-Fi\" }"),
    Case(
      body:
        "action a(); table { row \"Delete\" { button { image: \"trash\"; on touchUpInside -> a() } } }",
      en: "trash, button", zh: "trash，按钮", name: "accessibility { label: \"Delete\" }"),
    Case(
      body: """
        action a(); let all: [String] = ["A"]
        table { for one in all { row "\\(one)" { button { image: "trash"; on touchUpInside -> a() } } } }
        """, en: "trash, button", name: "accessibility { label: \"\\(one)\" }"),
    Case(
      body:
        "content { segmentedControl { segment { image: \"map\" }; segment { image: \"globe\" } } }",
      en: "map, globe, button"),
    Case(
      body:
        "var n: Int in 1...9 = 1; content { label l \"\\(n) copies\"; stepper { value <-> n; valueLabel: l } }",
      en: "1, adjustable", name: "describedBy: l"),
    Case(body: "content { datePicker {} }", en: "adjustable", zh: "可调整"),
    // A label that is too long for a name, names the type, or describes another control is not
    // used.
    Case(
      body: "content { label l \"Brightness Slider\"; slider {} }", en: "0%, adjustable",
      name: "describedBy: l"),
    Case(
      body: "content { label l \"Due\"; datePicker { describedBy: l }; slider {} }",
      en: "0%, adjustable"),
    Case(
      body: "content { label \"One\"; label \"Two\"; slider {} }", en: "0%, adjustable"),
    Case(
      body: "content { label \"Far\" } content { slider { accessibility { label: \" \" } } }",
      en: "0%, adjustable"),
  ]

  @Test(arguments: cases) func theLabelSaysWhatIsRead(item: Case) throws {
    let source = "screen Test {\n\(item.body)\n}\n"
    let findings = ExampleTests.findings(source, Settings())
    let found = try #require(findings.first { $0.code.id == "accessibility/missing-label" })
    #expect(found.label?.text() == "VoiceOver reads only “\(item.en)”")
    if let zh = item.zh {
      #expect(found.label?.text(.simplifiedChinese) == "VoiceOver 只会读出“\(zh)”")
    }
    #expect(found.fixes.first?.title.text() == item.name.map { "add `\($0)`" })
    guard let fix = found.fixes.first else { return }
    let bytes = try #require(Edit.apply(fix.edits, to: Array(source.utf8)))
    let after = ExampleTests.findings(String(decoding: bytes, as: UTF8.self), Settings())
    #expect(after.count == findings.count - 1, "\(ExampleTests.show(after))")
  }

  /// Names that the spelling table of the language accepts.
  @Test(arguments: [
    "content { segmentedControl { segment \"A\"; segment \"B\" } }",
    "content { textField { placeholder: \"Name\" } }",
    "content { label l \"Due\"; datePicker { describedBy: l } }",
    "table { row \"Due\" { datePicker {} } }",
    "table { row \"Due\" { stack { datePicker {} } } }",
    "var x: Bool = true; table { row \"Due\" { if x { datePicker {} } else { slider {} } } }",
    "table { row \"On\" { switch { }; slider { accessibility { label: \"Level\" } } } }",
    "content { label \"Chapter\" }",
  ]) func otherNamesCount(body: String) {
    let findings = ExampleTests.findings("screen Test {\n\(body)\n}\n", Settings())
    #expect(!findings.contains { $0.code.id == "accessibility/missing-label" })
  }
}
