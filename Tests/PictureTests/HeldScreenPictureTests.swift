import CtlChecker
import CtlPicture
import CtlSyntax
import CtlTerminal
import CtlText
import Testing

/// A screen in a tab is drawn in its place, with the tab bar of the outer screen.
@Suite struct HeldScreenPictureTests {
  static let program = Program.check(
    SyntaxTree.parse(
      SourceText(
        path: "App.ctl",
        bytes: Array(
          """
          screen App "App" {
            var user: String = "Ada"
            var shown: Int in 0...1 = 0
            sample "Grace" { user: "Grace" }
            tabBar {
              selectedIndex <-> shown
              tab "Shop" { screen: Shop(user: user) }
              tab "News" { content { label "None" } }
            }
          }
          screen Shop(user: String) "Shop of \\(user)" {
            var asks: Bool = false
            content { button go "Start" { on touchUpInside -> asks = true } }
            alert "Start Now?" {
              isPresented <-> asks
              button "Start" { role: .cancel }
            }
          }
          """.utf8))))

  private func tree(
    _ settings: [String] = [], _ options: RenderOptions = RenderOptions()
  ) throws -> RenderTree {
    try Terminal.tree(Self.program, 0, settings, options)
  }

  @Test func thePictureHasBothScreens() throws {
    let tree = try tree()
    #expect(Self.program.findings.isEmpty)
    #expect(tree.context.title == "Shop of Ada" && tree.context.name == "App")
    #expect(tree.nodes.filter { $0.kind == .screen }.count == 1)
    #expect(tree.nodes.filter { $0.kind == .tabBar }.count == 1)
    #expect(Int(tree.nodes[0].size) == tree.nodes.count)
    for (index, node) in tree.nodes.enumerated().dropFirst() {
      let parent = Int(node.parent)
      #expect(parent >= 0 && parent < index)
      #expect(index + Int(node.size) <= parent + Int(tree.nodes[parent].size))
    }
  }

  @Test func argumentsFollowTheSettings() throws {
    #expect(try tree(["user=Grace"]).context.title == "Shop of Grace")
    #expect(try tree(["shown=1"]).context.title == "App")
  }

  @Test func settingsOfKindsAndOfTheDeviceReachTheTab() throws {
    let tree = try tree(["button.isHighlighted=true", "screen.device=iPad"])
    let button = tree.nodes.first { $0.name == "go" }
    #expect(button?.states.contains(.highlighted) == true)
    #expect(tree.context.isPad)
  }

  @Test func eachElementKnowsItsPlace() throws {
    let picture = try DevicePicture.render(Self.program)
    let text = String(decoding: picture.text, as: UTF8.self)
    for place in ["App.ctl:11:1", "App.ctl:13:13", "App.ctl:5:3", "App.ctl:7:5"] {
      #expect(text.contains("data-source=\"\(place)\""), "\(place)")
    }
    let once = try DevicePicture.render(Self.program, settings: ["user=Grace"])
    #expect(once.text != picture.text)
  }
}
