import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// Screens that a tap on a button opens.
@Suite struct RevealedScreenTests {
  private func program(_ button: String) -> Program {
    Program.check(
      SyntaxTree.parse(
        """
        screen Peaks "Peaks" {
          var isOpen: Bool = true
          var kept: String = ""
          content {
            label "Annapurna"
            view card { label "8,091 m" }
            \(button)
          }
        }
        component More {
          event openPeak
          infoButton { on touchUpInside -> openPeak() }
        }
        component Opening { infoButton { reveals: Peak } }
        screen Peak(name: String = "Annapurna", note: String?) "\\(name)" { content { label "x" } }
        screen Named(name: String) "\\(name)" { content { label "x" } }
        screen Bound(name: binding String) "\\(name)" { content { label "x" } }
        """))
  }

  @Test(arguments: [
    ("infoButton { reveals: Peak }", []), ("infoButton { reveals: card }", []),
    ("infoButton { reveals: isOpen ? Peak : Named }", ["screen/revealed"]),
    ("infoButton { reveals: isOpen ? card : Peak }", ["screen/revealed"]),
    ("infoButton { reveals: Named }", ["screen/revealed"]),
    ("detailDisclosureButton { reveals: Bound }", ["screen/revealed"]),
    ("infoButton { reveals: Pek }", ["control/unresolved-reference"]),
    ("More { on openPeak -> push Peak() }", []),
  ])
  func checks(button: String, codes: [String]) {
    let found = program(button).findings.map(\.code.id)
    #expect(found == codes + ["syntax/misplaced-declaration"], "\(found)")
  }

  @Test func theyAreOpenings() {
    let program = program(
      """
      infoButton { reveals: Peak; on touchUpInside -> sheet Named(name: kept) }
      infoButton { reveals: card }
      """)
    let openings = program.openings(of: program.screens[0])
    #expect(openings.map(\.way) == [.sheet, .push])
    #expect(openings.map(\.screen.index) == [2, 1])
  }
}
