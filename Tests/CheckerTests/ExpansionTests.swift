import CtlChecker
import CtlRules
import CtlSyntax
import Testing

@Suite struct ExpansionTests {
  @Test func aComponentInsideItselfIsExpandedOnce() {
    let program = Program.check(
      SyntaxTree.parse(
        """
        component Branch(title: String) {
          label "\\(title)" { font: system(13) }
          Leaf { title: title }
        }

        component Leaf(title: String) {
          Branch { title: title }
        }

        screen Tree {
          content {
            Branch { title: "Oak" }
          }
        }
        """))
    #expect(program.findings.map(\.code.id) == ["component/recursion"])
    // The screen, its content, one use of each component with its contents, and the use that closes
    // the circle.
    #expect(Expansion(program, .screen(0)).instances.count == 6)
    #expect(Expansion(program, .component(0)).instances.count == 4)
  }
}
