import CtlChecker
import CtlSyntax
import CtlTerminal
import Testing

@testable import CtlPreview

/// The button that leads back from a pushed screen.
@Suite struct WayBackTests {
  static let source = """
    screen Tea "Tea" {
      table {
        row "Details" { on select -> push Details(kind: "Assam") }
        row "Sheet" { on select -> sheet Sheet() }
        row "Popover" { on select -> popover Details(kind: "Sencha") }
        row "Late" { on select -> push Late() }
      }
    }
    screen Details(kind: String) "\\(kind)" {
      navigationBar {
        button "Edit" { on touchUpInside -> push Long() }
        button "Share" { on touchUpInside -> push Untitled() }
      }
      content {
        label over "Over"
        label under "Under"
        layout { under.top == over.bottom + 30 }
      }
    }
    screen Sheet "Sheet" {
      navigationBar { button "Close" { on touchUpInside -> close } }
      table {
        row "Deeper" { on select -> push Details(kind: "Oolong") }
        row "Tea" { on select -> close }
      }
    }
    screen Long "Everything That There Is to Know" {
      content { button "Next" { on touchUpInside -> push Long() } }
    }
    screen Untitled { content { button "Next" { on touchUpInside -> push Sheet() } } }
    screen Late "Late" {
      isUserInteractionEnabled: false
      content { button "No" { on touchUpInside -> close } }
    }

    """

  private func program(_ source: String) throws -> Program {
    let program = Program.check(SyntaxTree.parse(source))
    try #require(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
    return program
  }

  private func preview(_ steps: [String], lang: String = "en") throws -> Preview {
    var options = Preview.Options()
    options.render.language = lang
    var preview = try Preview(program(Self.source), options: options, width: 60)
    run(steps, &preview)
    return preview
  }

  private func run(_ steps: [String], _ preview: inout Preview) {
    for step in steps {
      if step == "Esc" { preview.handle(.key(.escape)) } else { #expect(preview.run(step) == nil) }
    }
  }

  private func back(_ preview: Preview) -> String? {
    preview.live.tree.nodes.first(where: \.isWayBack)?.text
  }

  @Test(
    arguments: [
      ([], nil), (["tap Details"], "Tea"), (["tap Sheet"], nil), (["tap Popover"], nil),
      (["tap Sheet", "tap Deeper"], "Sheet"), (["tap Details", "tap Share"], "Assam"),
      // A title that is missing, too long, or without room beside that of the screen.
      (["tap Details", "tap Share", "tap Next"], "Back"),
      (["tap Details", "tap Edit", "tap Next"], "Back"),
      (["tap Details", "tap Edit"], "Back"),
      (["tap Details", "tap Share", "Esc"], "Tea"), (["tap Details", "Esc"], nil),
    ] as [([String], String?)])
  func pushedScreensHaveOne(steps: [String], title: String?) throws {
    #expect(back(try preview(steps)) == title)
  }

  @Test(arguments: [
    ("zh-Hans", "返回"), ("zh-Hant", "返回"), ("de", "Zurück"), ("ar", "رجوع"), ("eo", "Back"),
  ])
  func theWordIsOfTheLanguage(lang: String, word: String) throws {
    #expect(back(try preview(["tap Details", "tap Edit"], lang: lang)) == word)
  }

  @Test func keysAndAFingerReachIt() throws {
    var preview = try preview(["tap Details"])
    // What the screen is for has the focus.
    let first = preview.focusedNode.map { preview.live.tree.nodes[$0].text }
    #expect(first == "Edit")
    preview.handle(.key(.backTab))
    #expect(preview.focusedNode.map { preview.live.tree.nodes[$0].isWayBack } == true)
    preview.handle(.key(.enter))
    #expect(preview.live.name == "Tea")
    run(["tap Details"], &preview)
    // The bar is below the edge, and the button begins beside that.
    preview.handle(.mouse(.init(.press, x: 3, y: 1)))
    preview.handle(.mouse(.init(.release, x: 3, y: 1)))
    #expect(preview.live.name == "Tea")
    run(["tap Details", "tap Tea"], &preview)
    #expect(preview.live.name == "Tea")
    // It is the system's, so a screen without touches has one that works.
    run(["tap Late", "tap Tea"], &preview)
    #expect(preview.live.name == "Tea")
  }

  /// What the file has comes first when a command names it.
  @Test func namesAreThoseOfTheFileFirst() throws {
    var preview = try preview(["tap Sheet", "tap Deeper", "tap Share", "tap Next"])
    #expect(preview.live.name == "Sheet" && back(preview) == "Back")
    run(["tap Tea"], &preview)
    #expect(preview.live.name == "Untitled")
  }

  @Test func theOwnBarHasIt() throws {
    let preview = try preview(["tap Details"])
    let nodes = preview.live.tree.nodes
    #expect(nodes.count { $0.kind == .navigationBar } == 1)
    let bar = try #require(nodes.firstIndex { $0.kind == .navigationBar })
    #expect(preview.live.tree.children(of: bar).map { nodes[$0].text } == ["Tea", "Edit", "Share"])
    // Constraints name the same elements as before.
    let places = preview.layout.points
    let over = try #require(nodes.firstIndex { $0.name == "over" })
    let under = try #require(nodes.firstIndex { $0.name == "under" })
    #expect(places[under].y - places[over].maxY == 30)
  }

  @Test func itIsSpokenFirst() throws {
    #expect(try preview(["tap Details"]).speech.map(\.text).first == "Tea, back button")
    #expect(try preview(["tap Details", "tap Edit"]).speech.map(\.text).first == "Back, button")
    var chinese = try preview(["tap Details"])
    run(["language zh-Hans"], &chinese)
    #expect(chinese.speech.map(\.text).first == "Tea，返回按钮")
  }

  @Test func aTabKeepsItsWayBack() throws {
    var preview = try Preview(program(TabStackTests.source))
    #expect(back(preview) == nil)
    run(["tap More"], &preview)
    #expect(back(preview) == "Shop of Ada")
    run(["tap Deeper"], &preview)
    #expect(back(preview) == "More")
    run(["tap News", "tap Read"], &preview)
    #expect(back(preview) == nil)
    run(["tap Shop", "tap More"], &preview)
    #expect(back(preview) == "Shop of Ada")
    // A screen with tabs that was pushed: that of the chosen tab has the way back.
    let pushed =
      TabStackTests.source + """
        screen Start "Start" { content { button "Go" { on touchUpInside -> push App() } } }

        """
    var options = Preview.Options()
    options.screen = "Start"
    preview = try Preview(program(pushed), options: options)
    run(["tap Go"], &preview)
    #expect(preview.live.name == "Shop" && back(preview) == "Start")
    run(["tap Start"], &preview)
    #expect(preview.live.name == "Start")
  }

  /// The title of the screen before may change meanwhile, or be in another language.
  @Test func theTitleIsAsItIsNow() throws {
    let source = """
      screen List "\\(name)" {
        var name: String = "Ada"
        table { row "Edit" { on select -> push Edit(name <-> name) } }
      }
      screen Edit(name: binding String) "Edit" {
        content { button "Rename" { on touchUpInside -> name = "Grace" } }
      }

      """
    var preview = try Preview(program(source))
    run(["tap Edit"], &preview)
    #expect(back(preview) == "Ada")
    run(["tap Rename"], &preview)
    #expect(back(preview) == "Grace")
  }
}
