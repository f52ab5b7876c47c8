import CtlChecker
import CtlSyntax
import Testing

/// What follows in a screen from the result of one that it has opened.
@Suite struct ResultHandlerTests {
  private func codes(_ members: String) -> [String] {
    Program.check(
      SyntaxTree.parse(
        """
        screen Tea "Tea" {
          var strength: Int in 1...5 = 3
          var note: String = ""
          action save(strength: Int)
          \(members)
          content {
            label "\\(strength) \\(note)" { isHidden: note.isEmpty }
            button "Pick" { on touchUpInside -> strength = sheet Pick(current: strength) }
            button "Look" { on touchUpInside -> push Look() }
          }
        }
        screen Pick(current: Int) "Pick" -> Int {
          content { button "Use" { on touchUpInside -> finish(current) } }
        }
        screen Look "Look" { content { label "Look" } }
        """)
    ).findings.map(\.code.id)
  }

  @Test(arguments: [
    ("on Pick(chosen) -> save(strength: chosen)", []),
    ("on Pick -> note = \"New\"", []),
    ("on Pick(chosen) { save(strength: chosen); if chosen > 3 { push Look() } }", []),
    ("on Pick(chosen) -> strength = sheet Pick(current: chosen)", []),
    // It is a number.
    ("on Pick(chosen) -> note = chosen", ["type/mismatch"]),
    ("on Pick(chosen, other) -> save(strength: chosen)", ["call/arguments"]),
    ("on Look -> note = \"Seen\"", ["screen/no-result"]),
    ("on Look(value) -> note = value", ["screen/no-result"]),
    ("on Pikc(chosen) -> save(strength: chosen)", ["control/unsupported-event"]),
    ("on Pick.failed(message) -> note = message", ["control/unsupported-event"]),
    ("on Pick", ["control/incomplete-target-action"]),
    ("navigationBar { button \"Go\" { on Pick -> note = \"x\" } }", ["control/unsupported-event"]),
  ])
  func aHandlerNamesTheScreen(member: String, expected: [String]) {
    #expect(codes(member) == expected, "\(member)")
  }

  @Test func aNameOfTheScreenOpensTheOther() {
    let program = Program.check(
      SyntaxTree.parse(
        """
        screen Tea {
          var n: Int = 1
          on Pick(n2) -> n = n2
          content { button "Pick \\(n)" { on touchUpInside -> sheet Pick() } }
        }
        screen Pick -> Int { content { button "Use" { on touchUpInside -> finish(1) } } }
        """))
    #expect(program.findings.isEmpty)
    let root = program.element(program.screens[0].root)
    #expect(program.handlers[root.handlers].map(\.received?.kind) == [.screen])
    #expect(
      program.answers(program.openings(of: program.screens[0])[0].screen, in: program.screens[0]))
  }
}
