import CtlChecker
import CtlSyntax
import Testing

/// What functions of texts and lists give, and what is said where they do not fit.
@Suite struct FunctionTests {
  private func check(_ source: String) -> Program { Program.check(SyntaxTree.parse(source)) }

  @Test(arguments: [
    ("\"Été\".lowercased()", Value.string("été")), ("\"  a b \\t\".trimmed()", .string("a b")),
    ("\"   \".trimmed()", .string("")),
    ("\"a-b-c\".replacing(\"-\", with: \"--\")", .string("a--b--c")),
    ("\"abc\".replacing(\"\", with: \"-\")", .string("abc")),
    ("\"aaa\".replacing(\"aa\", with: \"b\")", .string("ba")),
    ("\"Darjeeling\".contains(\"jee\")", .bool(true)), ("\"a\".contains(\"\")", .bool(true)),
    ("\"Tea\".hasPrefix(\"te\")", .bool(false)), ("\"Tea\".hasSuffix(\"ea\")", .bool(true)),
    ("Color(light: .white, dark: #000)", .color(Color(hex: "#FFFFFF/#000000")!)),
    (
      "Color(light: #111, dark: #222, highContrast: Color(light: #333, dark: #444))",
      .color(Color(hex: "#111111/#222222/#333333/#444444")!)
    ),
    ("Double(\" 4.50 \")", .double(4.5)), ("Double(\"nan\")", .none), ("Double(\"0x1\")", .none),
    ("Double(\"4,5\")", .none), ("Double(\"1e3\")", .none), ("Double(3)", .double(3)),
    ("Int(\"-12\")", .int(-12)), ("Int(\"1.5\")", .none), ("Int(\"\")", .none),
    ("Int(\"99999999999999999999\")", .none), ("pow(2, 10)", .int(1024)),
    ("pow(1.5, 2)", .double(2.25)),
    ("pow(2.0, -2)", .double(0.25)), ("pow(-2, 3)", .int(-8)), ("pow(2, -1)", .int(0)),
    ("pow(-1, -3)", .int(-1)), ("pow(0, 0)", .int(1)), ("pow(0.0, 0)", .double(1)),
    ("pow(1 + 0.5, 3)", .double(3.375)),
    ("Double(\"12\", format: .number)", .double(12)), ("Int(\"x\", format: .number)", .none),
    ("Int(\"7\") ?? 1", .int(7)),
    ("[3, 1, 2].sorted()", .list([.int(1), .int(2), .int(3)])),
    ("[\"b\", \"a\"].sorted()", .list([.string("a"), .string("b")])),
    ("[3, 1].reversed()", .list([.int(1), .int(3)])),
    ("[3, 1, 2].prefix(2)", .list([.int(3), .int(1)])), ("[3].prefix(9)", .list([.int(3)])),
    ("[3, 1].prefix(-1)", .list([])), ("[3, 1, 2].suffix(2)", .list([.int(1), .int(2)])),
    ("[3].suffix(-9)", .list([])), ("\"Été\".prefix(2)", .string("Ét")),
    ("\"Été\".suffix(1)", .string("é")), ("\"a\".suffix(-1)", .string("")),
    ("[1.5, 2].sum()", .double(3.5)), ("[1min, 30s].sum()", .duration(90_000)),
    ("[4, 9, 2].max()", .int(9)), ("[4, 9, 2].min()", .int(2)),
    ("[\"a\", \"b\", \"c\"].joined(separator: \", \")", .string("a, b, c")),
    ("[\"a\"].contains(\"a\")", .bool(true)), ("[1.5, 2.0].contains(2)", .bool(true)),
  ])
  func folding(expression: String, value: Value) {
    let program = check("let x = \(expression)")
    #expect(program.findings.isEmpty, "\(program.findings.map { $0.message.text() })")
    #expect(program.constant(program.constants[0].value) == value)
  }

  @Test("whole numbers fit where a fraction is wanted, through a function too")
  func wholeNumbers() {
    for call in ["pow(2, 3)", "max(1, 2)", "min(1, max(2, 3))", "abs(-1)", "max(1, 2.5)"] {
      let program = check(
        "screen S {\n  var x: Double = \(call)\n  slider { value: \(call); maximumValue: 9 }\n}")
      #expect(program.findings.isEmpty, "\(call): \(program.findings.map { $0.message.text() })")
    }
  }

  @Test(
    "an Int becomes a Double where one is expected, also in what a function or an operator chooses from",
    arguments: [
      ("Double", "cups"), ("Double", "-cups"), ("Double", "max(cups, 3)"), ("Double", "abs(cups)"),
      ("Double", "min(cups, price)"), ("Double", "sizes.max() ?? 3"),
      ("Double", "sizes.max() ?? 3.5"),
      ("Double", "sizes.first ?? cups"), ("Double", "maybe ?? price"), ("Double", "few ?? cups"),
      ("Double", "isFew ? cups : price"), ("Double", "isFew ? cups : 3"), ("Double?", "cups"),
      ("Double?", "maybe"), ("Double?", "isFew ? maybe : 2"), ("Double?", "isFew ? nil : cups"),
      ("[Double]", "[cups, price, 2]"),
    ])
  func wholeVariables(type: String, value: String) {
    let head = """
      screen S {
        var cups: Int = 4
        var price: Double = 2.5
        var isFew: Bool = false
        var maybe: Int? = nil
        var few: Double? = nil
        var sizes: [Int] = [2, 5]

      """
    let program = check(head + "  let x: \(type) = \(value)\n}")
    #expect(program.findings.isEmpty, "\(value): \(program.findings.map { $0.message.text() })")
  }

  @Test("beside a Double that varies an Int stays one, and so does a list of them")
  func wholeNumbersBesideVariables() {
    for (type, value) in [("Double", "price + cups"), ("[Double]", "sizes"), ("Double", "maybe")] {
      let program = check(
        "screen S {\n  var cups = 4\n  var sizes = [2]\n  var maybe: Int? = nil\n  var price: Double = 2\n"
          + "  let x: \(type) = \(value)\n}")
      #expect(
        program.findings.count == 1, "\(value): \(program.findings.map { $0.message.text() })")
    }
  }

  @Test(
    "an end of a text field is an image or nil by choice",
    arguments: [
      "isPlain ? nil : lens", "isPlain ? lens : nil", "isPlain ? nil : \"lens\"", "icon",
      "icon ?? lens",
      "isPlain ? icon : lens", "isPlain ? nil : icon", "isPlain ? nil : clearButton",
    ])
  func imagesByChoice(value: String) {
    let head =
      "screen S {\n  var isPlain = false\n  var icon: Image? = nil\n  let lens: Image = \"lens\"\n"
    let program = check(head + "  content { textField { leftView: \(value) } }\n}")
    #expect(program.findings.isEmpty, "\(value): \(program.findings.map { $0.message.text() })")
  }

  @Test func anEmptyListHasNoLeastItemAndNoSum() {
    let program = check(
      "let none: [Int] = []\nlet sum = none.sum()\nlet least = none.min()\nlet all = none.sorted()")
    #expect(program.findings.isEmpty)
    let values = program.constants.dropFirst().map { program.constant($0.value) }
    #expect(values == [.int(0), Value.none, .list([])])
  }

  @Test func aSumThatDoesNotFitIsReported() {
    #expect(
      check("let x = [9223372036854775807, 1].sum()").findings.map(\.code.id) == ["value/overflow"])
  }

  @Test func textsThatAreTooLongAreNotPutTogether() {
    let long = "\"" + String(repeating: "a", count: 90_000) + "\""
    let program = check(
      """
      let x = \(long).replacing("a", with: \(long))
      let y = [\(long), \(long)].joined(separator: "")
      """)
    #expect(program.constants.map { program.constant($0.value) } == [nil, nil])
  }

  /// One finding, and what it says.
  @Test(arguments: [
    ("title.contains(5)", "type/mismatch", "String"),
    ("title.contains()", "call/arguments", "contains(String)"),
    ("title.contains", "call/arguments", "contains(String)"),
    ("title.replacing(\"a\", \"b\")", "call/arguments", "replacing(String, with: String)"),
    ("names.joined(\", \")", "call/arguments", "joined(separator: String)"),
    ("names.sum()", "call/arguments", "sum($0)"),
    ("names.contains(1)", "type/mismatch", "String"),
    ("contains(title, \"a\")", "call/arguments", "contains(String)"),
    ("title.trimmed(1)", "call/arguments", "trimmed"), ("Int(2.5)", "call/arguments", "Int"),
    ("Color(light: #000)", "call/arguments", "Color"),
    ("Color(light: 5, dark: #000)", "type/mismatch", "found"),
    ("Color(255, 0, 0)", "call/unknown-function", "Color"),
    ("title.toLowerCase()", "type/unknown-member", "toLowerCase"),
    ("names.includes(\"a\")", "type/unknown-member", "includes"),
  ])
  func mistakes(expression: String, code: String, word: String) {
    let program = check(
      """
      screen S {
        var title: String = ""
        var names: [String] = []
        content { label "\\(\(expression))" { isHidden: names.isEmpty && title.isEmpty } }
      }
      """)
    let findings = program.findings
    #expect(findings.map(\.code.id) == [code])
    #expect(findings.allSatisfy { $0.message.text().contains(word) }, "\(findings)")
  }

  // MARK: Values as people read them

  @Test(arguments: [
    ("1.5.formatted(.percnt)", "percnt"), ("1.5.formatted(.currency(\"eur\"))", "EUR"),
    ("1.5.formatted(.number)", "fractionDigits: Int"),
    ("1.5.formatted(.number(2))", "number(fraction"), ("5s.formatted(.percent)", ".units"),
    ("title.formatted(.percent)", "formatted"), ("due.formatted(time: .long)", "long"),
    ("due.formatted(.currency(\"EUR\"))", "date: DateStyle"), ("due + 1", "+"),
    ("due.formatted(\"d.M.\")", "date: DateStyle"), ("due + due", "+"),
  ])
  func mistakesInForms(expression: String, word: String) {
    let program = check(
      """
      screen S {
        var due: Date
        var title: String = ""
        content { label "\\(title) \\(due) \\(\(expression))" }
      }
      """)
    #expect(program.findings.count == 1)
    let text = program.findings.map { $0.message.text() + ($0.label?.text() ?? "") }.joined()
    #expect(text.contains(word), "\(text)")
  }

  /// What every language writes in the same way is known; the rest is left to those who show it.
  @Test func formsAreKnownWhereAllLanguagesAgree() {
    let program = check(
      "let a = 5s.formatted()\nlet b = 5s.formatted(.units)\nlet c = [\"A\"].formatted(.list)")
    #expect(program.findings.isEmpty)
    let values = program.constants.map { program.constant($0.value) }
    #expect(values == [.string("5s"), nil, .string("A")])
  }

  @Test(arguments: [
    ("due + 36h", "2026-02-01T21:00"), ("due - 1h", "2026-01-31T08:00"),
    ("due.startOfDay", "2026-01-31T00:00"),
    ("due.startOfMonth", "2026-01-01T00:00"), ("due.adding(months: 1)", "2026-02-28T09:00"),
    ("time + 1h", "10:00"),
  ])
  func dates(expression: String, text: String) {
    let program = check(
      "let due: Date = \"2026-01-31T09:00\"\nlet time: Date = \"09:00\"\nlet x = \(expression)")
    #expect(program.findings.isEmpty)
    guard case .date(let date)? = program.constant(program.constants[2].value) else {
      Issue.record("no date")
      return
    }
    #expect(date.text == text)
  }

  @Test func thePresentIsAVariableOfTheScreenThatNamesIt() {
    let program = check(
      """
      screen S {
        var due: Date
        content { label "\\(due > today ? "Later" : "\\(due - now)")" }
      }
      screen T { content { label "now" } }
      """)
    #expect(program.findings.isEmpty, "\(program.findings.map { $0.message.text() })")
    #expect(program.variables.map { program.text($0.name) } == ["due", "now"])
    #expect(program.screens.map { $0.scope.variables.count } == [2, 0])
  }

  @Test func aScreenMayHaveAPresentOfItsOwn() {
    let program = check(
      "screen S { var now: Int = 1; let today = 2; content { label \"\\(now + today)\" } }")
    #expect(program.findings.isEmpty && program.variables.count == 1)
  }

  @Test(arguments: ["component C() { label \"\\(now)\" }", "let x = today"])
  func onlyScreensKnowThePresent(source: String) {
    let findings = check(source).findings
    #expect(findings.map(\.code.id) == ["control/unresolved-reference"])
    #expect(findings.allSatisfy { $0.label?.text().contains("inside of a screen") == true })
  }
}
