import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// Screens that tabs hold.
@Suite struct HeldScreenTests {
  @Test(
    "a parameter is followed where something may change it",
    arguments: [
      ("tabBar { tab \"A\" { screen: Menu(user: user) } }", []),
      ("table { row \"A\" { on select -> push Menu(user: user) } }", ["control/unsupported-event"]),
      (
        "table { row \"A\" { on select -> sheet Menu(user: user) } }\n"
          + "tabBar { tab \"A\" { screen: Menu(user: user) } }", []
      ),
      ("content { label \"\\(user)\" }", []),
    ] as [(String, [String])])
  func followedParameter(uses: String, codes: [String]) {
    let program = Program.check(
      SyntaxTree.parse(
        """
        screen App "App" {
          var user: String = "Ada"
          \(uses)
        }
        screen Menu(user: String) "Menu" {
          var greetings: Int = 0
          on user.changed -> greetings += 1
          content { label "\\(greetings) \\(user)" }
        }
        """))
    #expect(program.findings.map(\.code.id) == codes, "\(uses)")
  }

  private func program(_ tab: String) -> Program {
    Program.check(
      SyntaxTree.parse(
        """
        screen App "App" {
          var user: String = "Ada"
          var isOpen: Bool = true
          var note: String?
          tabBar {
            \(tab)
          }
        }
        screen Shop(user: String, isOpen: Bool = true) "\\(user)" {
          content { label "Teas" { isHidden: isOpen } }
        }
        screen News "News" { content { label "None" } }
        screen Pick "Pick" -> Int {
          content { button "Use Three" { on touchUpInside -> finish(3) } }
        }
        screen Tabs "Tabs" { tabBar { tab "A" { content { label "A" } } } }
        """))
  }

  @Test(arguments: [
    ("tab \"S\" { screen: Shop(user: user) }", []),
    ("tab \"S\" { screen: Shop(user: user, isOpen: !isOpen); image: \"cart\" }", []),
    ("tab \"S\" { screen: News }", []), ("tab \"S\" { screen: News() }", []),
    ("if isOpen { tab \"S\" { screen: News() } }", []),
    ("tab \"S\" { screen: News() }; tab \"T\" { screen: News() }", []),
    ("tab \"S\" { screen: Shop() }", ["call/arguments"]),
    ("tab \"S\" { screen: Shop }", ["call/arguments"]),
    ("tab \"S\" { screen: Shop(user) }", ["call/arguments"]),
    ("tab \"S\" { screen: Shop(name: user) }", ["call/arguments"]),
    ("tab \"S\" { screen: Shop(user: 3) }", ["type/mismatch"]),
    ("tab \"S\" { screen: Shp(user: user) }", ["control/unresolved-reference"]),
    ("tab \"S\" { screen: \"Shop\" }", ["control/value-type"]),
    ("tab \"S\" { screen <-> Shop }", ["binding/one-way"]),
    ("tab \"S\" { screen: News(); screen: News() }", ["property/duplicate"]),
    ("tab \"S\" { Shop(user: user) }", ["syntax/foreign"]),
    ("tab \"S\" { destination: News() }", ["control/unknown-property"]),
    ("tab \"S\" { screen: News(); content { label \"A\" } }", ["tab/screen"]),
    ("tab \"S\" { screen: Pick() }", ["tab/screen"]),
    ("tab \"S\" { screen: App() }", ["tab/screen"]),
    ("tab \"S\" { screen: Tabs() }", ["tab/screen"]),
    ("for n in 1...2 { tab \"\\(n)\" { screen: News() } }", ["tab/screen"]),
    ("if let text = note { tab \"\\(text)\" { screen: News() } }", ["tab/screen"]),
  ])
  func checks(tab: String, codes: [String]) {
    let program = program(tab)
    #expect(program.findings.map(\.code.id) == codes, "\(program.findings.map { "\($0)" })")
  }

  @Test func theProgramKnowsWhatTabsHold() throws {
    let program = program("tab \"S\" { screen: Shop(user: user) }; tab \"N\" { screen: News() }")
    let held = program.heldScreens(of: program.screens[0])
    #expect(
      held.map { program.text(program.screens[Int($0.screen.index)].name) } == ["Shop", "News"])
    // The second parameter has its default.
    let arguments = program.operands[held[0].arguments].map {
      program.expression(ExpressionID(Int($0))).operation
    }
    #expect(arguments == [.symbol, .poison])
    #expect(held[1].arguments.isEmpty)
  }

  /// A screen of another file, and what its file cannot know.
  @Test func theMistakeIsInTheFileOfTheTab() {
    let program = program("tab \"S\" { Shop(user: user) }")
    #expect(program.findings.first?.fixes.first?.edits.first?.text == "screen: Shop(user: user)")
  }
}
