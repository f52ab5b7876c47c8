import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// `set Screen.name=value`: what a screen has that is not the visible one.
@Suite struct ScreenSettingTests {
  static let source = """
    screen App "App" {
      var user: String = "Ada"
      var shown: Int in 0...3 = 0
      var all: Int = 1
      tabBar {
        selectedIndex <-> shown
        tab "Shop" { screen: Shop(user: user) }
        tab "News" { screen: News() }
        tab "Me" { content { label "\\(user)" } }
        tab "All \\(all)" { screen: All(all <-> all) }
      }
    }
    screen All(all: binding Int) "All" { content { label "Each \\(all)" } }
    screen Shop(user: String) "Shop of \\(user)" {
      var count: Int in 0...9 = 0
      table {
        row "Count \\(count)" { on select -> push Details(kind: "Tea") }
      }
    }
    screen Details(kind: String) "\\(kind)" { content { label details "Kind \\(kind)" } }
    screen News "News" {
      var title: String = "None"
      content { label "\\(title)" }
    }
    """

  /// What is shown after some steps, and what the last one says.
  private func shown(_ steps: [String]) throws -> (texts: [String], problem: String?) {
    let program = Program.check(SyntaxTree.parse(Self.source))
    try #require(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
    var preview = try Preview(program)
    var problem: String?
    for step in steps {
      if step == "Esc" { preview.handle(.key(.escape)) } else { problem = preview.run(step) }
    }
    let tree = preview.live.tree
    return ([tree.context.title] + tree.nodes.compactMap(\.text), problem)
  }

  @Test(arguments: [
    // A screen below.
    (["tap Count 0", "set Shop.count=7", "Esc"], "Count 7"),
    // The outer screen, whose values the screen of its tab follows, also below another one.
    (["set App.user=Grace"], "Shop of Grace"),
    (["tap Count 0", "set App.user=Grace", "Esc"], "Shop of Grace"),
    // Another tab.
    (["tap News", "tap Shop", "set News.title=Rain", "tap News"], "Rain"),
    (["tap Count 0", "tap News", "set Shop.count=3", "tap Shop", "Esc"], "Count 3"),
    // A tab that was not shown yet.
    (["tap Count 0", "set News.title=Rain", "tap News"], "Rain"),
    (["set App.shown=1"], "None"),
    // The visible screen, and an element of it.
    (["set count=4"], "Count 4"),
    (["set Shop.count=4"], "Count 4"),
    // What the outer screen has too.
    (["tap All 1", "set all=5"], "All 5"),
    (["tap All 1", "tap News", "set All.all=5"], "All 5"),
    (["tap Count 0", "set details.text=Other"], "Other"),
  ])
  func isSet(steps: [String], text: String) throws {
    let result = try shown(steps)
    #expect(result.texts.contains(text), "\(result)")
    #expect(result.problem == nil)
  }

  @Test(arguments: ["set Shop.count=77", "set App.usr=x", "set Nobody.count=1", "set News.titel=x"])
  func aMistakeIsSaid(step: String) throws {
    #expect(try shown(["tap Count 0", step]).problem != nil)
  }

  @Test func anUnknownScreenIsToldByScreens() throws {
    #expect(try shown(["set Shopp.count=1"]).problem?.contains("`Shop`") == true)
    #expect(try shown(["set Zzz.count=1"]).problem?.contains("`Details`") == true)
    let closed = try shown(["set Details.kind=x"]).problem
    #expect(closed?.contains("no open screen") == true && closed?.contains("mean") == false)
  }
}
