import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// Members are found by name in declarations of any length.
@Suite struct MemberTests {
  private func codes(_ source: String) -> [String] {
    Program.check(SyntaxTree.parse(source)).findings.map(\.code.id)
  }

  @Test(arguments: [3, 16, 17, 40]) func casesOfEnums(count: Int) {
    let cases = (0..<count).map { "c\($0)" }.joined(separator: "; ")
    let source = "enum E { \(cases) }\nscreen S { var a: E = .c\(count - 1); var b: E = .c0 }"
    #expect(codes(source) == [])
    #expect(codes("enum E { \(cases) }\nscreen S { var a: E = .d }") == ["type/unknown-member"])
  }

  @Test(
    "a case without a text is named by its words",
    arguments: [
      ("bestQuality", "Best Quality"), ("small", "Small"), ("usesURL", "Uses URL"),
      ("myBIGPlan", "My BIGPlan"), ("x2", "X2"), ("fürAlle", "Für Alle"),
    ])
  func wordsOfCases(name: String, label: String) {
    let program = Program.check(SyntaxTree.parse("enum E { \(name); other \"None\" }"))
    #expect(program.enumCases.map(\.label) == [label, "None"])
  }

  @Test(arguments: [
    ("task t(kind: .disk)", "`.disk` is none of the values that stand here", nil),
    (
      "var size: Double = 9; content { label \"A\" { font: system(size) } }",
      "the size of a font must be known before the app runs", nil
    ),
    (
      "var n: Int? = nil; content { label \"A \\(n ?? \"none\")\" }",
      "`??` does not combine `Int` or `nil` and text (`String`)",
      "n == nil ? \"none\" : \"\\(n ?? 0)\""
    ),
  ])
  func whatIsSaid(body: String, title: String, fix: String?) throws {
    let program = Program.check(SyntaxTree.parse("screen S { \(body) }"))
    let finding = try #require(program.findings.first { $0.severity == .error })
    #expect(finding.message.text() == title)
    #expect(finding.fixes.first?.edits.first?.text == fix)
  }

  @Test(arguments: [3, 16, 17, 40]) func parametersOfComponents(count: Int) {
    let parameters = (0..<count).map { "p\($0): Int" }.joined(separator: ", ")
    let given = (0..<count).reversed().map { "p\($0): \($0)" }
    func use(_ arguments: [String]) -> [String] {
      codes(
        """
        component C(\(parameters)) { label "x" }
        screen S { content { C { \(arguments.joined(separator: "; ")) } } }
        """)
    }
    #expect(use(given) == [])
    #expect(use(given + ["p0: 1"]) == ["property/duplicate"])
    #expect(use(Array(given.dropLast())) == ["call/arguments"])
    #expect(use(given + ["q: 1"]) == ["call/arguments"])
  }

  @Test(arguments: [3, 17]) func parametersOfActions(count: Int) {
    let parameters = (0..<count).map { "p\($0): Int" }.joined(separator: ", ")
    func call(_ arguments: [String]) -> [String] {
      codes(
        """
        screen S {
          action go(\(parameters))
          content { button "Go" { on touchUpInside -> go(\(arguments.joined(separator: ", "))) } }
        }
        """)
    }
    let given = (0..<count).reversed().map { "p\($0): \($0)" }
    #expect(call(given) == [])
    #expect(call(given + ["p0: 1"]) == ["call/arguments"])
    #expect(call(Array(given.dropLast())) == ["call/arguments"])
  }
}
