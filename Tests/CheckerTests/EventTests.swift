import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText
import Testing

/// Events of components, and the handlers of uses that receive them.
@Suite struct EventTests {
  /// A program of a component and its use in a screen.
  private func codes(
    _ handler: String, in component: String = "-> retry(count: 2)", event: String = "Int"
  ) -> [String] {
    Program.check(
      SyntaxTree.parse(
        """
        component Failure(message: String) {
          event retry(count: \(event), isLast: Bool = false)
          event ignore
          label "\\(message)"
          button "Try Again" { on touchUpInside \(component) }
          button "Ignore" { on touchUpInside -> ignore() }
        }
        component Frame(message: String) {
          event again(count: Int)
          Failure { message: message; on retry(count) -> again(count: count) }
        }
        screen Mail {
          var tries: Int = 0
          var note: String = ""
          action reload(count: Int)
          content {
            label "\\(tries) \\(note)"
            Failure { message: "No connection"; \(handler) }
            for number in 1...2 { Frame { message: "x"; on again(count) -> tries = count + number } }
          }
        }
        """)
    ).findings.map(\.code.id)
  }

  @Test(arguments: [
    "", "on retry -> tries += 1", "on retry(count) -> reload(count: count)",
    "on retry(number, isLast) { if isLast { tries = number }; note = \"x\" }",
    "on retry -> tries = 1; on retry { tries = 2 }; on ignore { note = \"\" }",
  ]) func holds(handler: String) { #expect(codes(handler) == []) }

  @Test(arguments: [
    ("on retri -> tries = 1", "control/unsupported-event"),
    ("on again -> tries = 1", "control/unsupported-event"),
    ("on touchUpInside -> tries = 1", "control/unsupported-event"),
    ("on retry(count) -> note = count", "type/mismatch"),
    ("on retry(a, b, c) -> tries = 1", "call/arguments"),
    ("on ignore(count) -> tries = 1", "call/arguments"),
    ("on -> tries = 1", "control/incomplete-target-action"),
    ("on retry", "control/incomplete-target-action"),
    ("on retry { }", "control/incomplete-target-action"),
    ("on retry -> retry(count: 1)", "control/unresolved-reference"),
    ("event other()", "syntax/misplaced-declaration"),
  ]) func oneFinding(handler: String, code: String) { #expect(codes(handler) == [code]) }

  @Test(arguments: [
    ("-> retry()", "call/arguments"), ("-> retry(count: \"x\")", "type/mismatch"),
    ("-> retry(number: 1)", "call/arguments"), ("-> retry = 1", "type/mismatch"),
    ("{ let x = retry }", "type/mismatch"),
  ]) func oneFindingWhereItIsSent(step: String, code: String) {
    #expect(codes("", in: step) == [code])
  }

  @Test func aScreenHasActions() throws {
    let program = Program.check(
      SyntaxTree.parse(
        "screen S { event go(); content { button \"Go\" { on touchUpInside -> go() } } }"))
    let finding = try #require(program.findings.first)
    #expect(program.findings.count == 1 && finding.code.id == "syntax/misplaced-declaration")
    #expect(finding.fixes.first?.edits.map(\.text) == ["action"])
  }

  @Test func otherFilesReceiveThem() throws {
    let text =
      "component Failure { event retry(count: Int); button \"A\" { on touchUpInside -> retry(count: 1) } }"
    let shared = Program.check(
      SyntaxTree.parse(SourceText(path: "Shared.ctl", bytes: Array(text.utf8)), file: FileID(1)))
    let tree = SyntaxTree.parse(
      "import \"Shared.ctl\"\nscreen S { var n = 0; content { label \"\\(n)\"; Failure { on retry(x) -> n = x } } }"
    )
    let node = try #require(
      tree.children(of: 0).first { tree.nodes[$0].kind == .importDeclaration })
    let program = Program.check(tree, imports: [node: .program(shared)])
    #expect(program.findings.isEmpty)
    #expect(program.handlers.first?.received == Symbol(.action, shared.file, 0))
    #expect(program.eventParameters.map(\.type) == [.int])
  }

  @Test func halfWritten() {
    let text =
      "component A { event a(b: Int = 1); button \"x\" { on select -> a(b: 2) } } screen S { A { on a(c) { n = c } } }"
    for end in 0...text.utf8.count {
      _ = Program.check(SyntaxTree.parse(String(text.utf8.prefix(end)) ?? ""))
    }
  }
}
