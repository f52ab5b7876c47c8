import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// What screens take and hand back.
@Suite struct ScreenTests {
  private func program(_ source: String) -> Program { Program.check(SyntaxTree.parse(source)) }
  private func codes(_ source: String) -> [String] { program(source).findings.map(\.code.id) }

  @Test func parametersAreTheFirstVariables() {
    let program = program(
      """
      let most = 9
      enum Kind { small; large }
      screen Details(name: String, count: Int = most, kind: Kind = .large) "\\(name)" -> [Int]? {
        var draft: Int in 0...most = count
        content { label "\\(draft)" { isHidden: kind == .small } }
      }
      """)
    #expect(program.findings.isEmpty)
    let dump = program.dump()
    #expect(dump.contains("screen Details -> [Int]?\n  parameter name: String\n"))
    #expect(
      dump.contains("  parameter count: Int = 9\n  parameter kind: Kind = .case1\n  var draft"))
    #expect(program.tables.parameters(of: program.screens[0]).count == 3)
  }

  @Test(arguments: [
    ("screen A(a: Int, a: String) { }", ["name/duplicate"]),
    ("screen A(a: Int) { var a: Bool }", ["name/duplicate"]),
    ("screen A(a: Whole) { }", ["name/unknown-type"]),
    ("screen A() -> Whole { }", ["name/unknown-type"]),
    ("screen A(a: Int = \"x\") { }", ["type/mismatch"]),
    // A default sees the names of the file only.
    ("screen A(a: Int = 1, b: Int = a) { }", ["control/unresolved-reference"]),
    ("screen A(a: binding Int) { }", ["call/arguments"]),
    ("screen A(isOn: Bool) { content { switch { isOn <-> isOn } } }", ["binding/not-variable"]),
  ])
  func mistakesAreReportedOnce(source: String, codes: [String]) {
    #expect(self.codes(source) == codes)
  }

  @Test(arguments: [
    "screen A( { }", "screen A(a { }", "screen A(a: ) { }", "screen A() -> { }",
    "screen A() \"T\" -> [Int { }", "screen A(a: Int,, b: Int) { }",
  ])
  func halfWrittenHeadsGiveOneFinding(source: String) {
    #expect(codes(source).count == 1)
  }
}
