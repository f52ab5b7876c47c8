import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// Named states of a screen.
@Suite struct SampleTests {
  private func check(_ samples: String) -> Program {
    Program.check(
      SyntaxTree.parse(
        """
        screen Guests {
          var copies: Int in 1...20 = 1
          var names: [String] = ["Ann"]
          var note: String?
          let limit = 3
          \(samples)
          content { label "\\(copies) \\(names.count) \\(note ?? "") \\(limit)" }
        }
        """))
  }

  @Test(arguments: [
    "sample \"Nothing Yet\" { names: []; copies: 3 }", "sample \"A\" { }",
    "sample \"A\" { copies: limit }; sample \"B\" { note: nil }",
    "sample \"A\" { note: \"x\"; names: [\"A\", \"B\"] }",
  ]) func holds(samples: String) { #expect(check(samples).findings.map(\.code.id) == []) }

  @Test(arguments: [
    ("sample \"A\" { copys: 3 }", "control/unresolved-reference"),
    ("sample \"A\" { limit: 3 }", "control/unresolved-reference"),
    ("sample \"A\" { copies: 30 }", "value/out-of-range"),
    ("sample \"A\" { copies: \"x\" }", "type/mismatch"),
    ("sample \"A\" { copies: 1; copies: 2 }", "property/duplicate"),
    ("sample \"A\" { }; sample \"A\" { copies: 2 }", "name/duplicate"),
    ("sample { copies: 2 }", "syntax/unexpected"), ("sample \"A\"", "syntax/unexpected"),
    ("sample \"A\" { label \"x\" }", "syntax/misplaced-declaration"),
    ("sample \"A\" { copies(normal): 2 }", "call/arguments"),
  ]) func oneFinding(samples: String, code: String) {
    #expect(check(samples).findings.map(\.code.id) == [code])
  }

  @Test func valuesInOrder() throws {
    let program = check("sample \"A\" { names: []; copies: 3 }")
    let scope = try #require(program.screens.first?.scope)
    #expect(program.tables.samples[scope.samples].map(\.name) == ["A"])
    let values = program.sampleValues.map { program.text(program.variables[$0.variable].name) }
    #expect(values == ["names", "copies"])
  }
}
