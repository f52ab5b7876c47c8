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

  /// What fills a slot stands in it, in the frame of the use, and may use the component again.
  @Test func slotsHoldTheElementsOfTheirUse() {
    let program = Program.check(
      SyntaxTree.parse(
        """
        component Card(title: String) {
          stack {
            slot
            slot footer { label "\\(title)" }
          }
        }

        component Note(title: String) {
          Card {
            title: title
            slot
          }
        }

        screen Board {
          var name: String = "Ann"
          content {
            Note {
              title: "Today"
              label "\\(name)"
              Card {
                title: "Inside"
                footer { switch inner }
              }
            }
          }
        }
        """))
    #expect(program.findings.map(\.code.id) == [])
    let expansion = Expansion(program, .screen(0))
    var depth: [Int32: Int] = [-1: -1]
    let lines = expansion.instances.enumerated().map { index, instance in
      let element = expansion.program(of: instance).element(instance.element)
      let level = depth[instance.parent, default: 0] + 1
      depth[Int32(index)] = level
      let word = element.form == .kind ? element.kind.name : "\(element.form)"
      return String(repeating: " ", count: level) + "\(word) \(instance.frame)"
    }
    #expect(
      lines == [
        "screen -1", " content -1", "  componentUse -1", "   componentUse 0", "    stack 1",
        "     slot 1", "      slot 0", "       label -1", "       componentUse -1",
        "        stack 2", "         slot 2", "         slot 2", "          switch -1",
        "     slot 1", "      label 1",
      ])
  }

  @Test func theNearestSlotIsProposed() {
    let program = Program.check(
      SyntaxTree.parse(
        """
        component Card() {
          slot footer
        }

        screen Board {
          content {
            Card { foter { label "Today" } }
          }
        }
        """))
    #expect(program.findings.map(\.code.id) == ["control/unknown-kind"])
    #expect(program.findings.first?.fixes.first?.edits.first?.text == "footer")
  }
}
