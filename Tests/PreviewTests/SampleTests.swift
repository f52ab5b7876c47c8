import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// Samples of a screen in use.
@Suite struct SampleTests {
  private func preview(_ source: String, _ options: Preview.Options = .init()) throws -> Preview {
    let program = Program.check(SyntaxTree.parse(source))
    try #require(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
    return try Preview(program, options: options)
  }

  private func texts(_ preview: Preview) -> [String] {
    preview.live.tree.nodes.filter { !$0.isHidden }.compactMap(\.text)
  }

  static let opened = """
    screen Home "Home" {
      var name: String = "Ada"
      table { row "Open" { on select -> push Detail(name: name) } }
    }
    screen Detail(name: String) "Detail" {
      var note: String = "none"
      var count: Int = 0
      sample "Noted" { note: "a note" }
      sample "Other" { name: "Eve" }
      content { label "\\(name): \\(note) \\(count)" }
    }

    """

  @Test("a sample leaves what the opener gives, where it says nothing else")
  func ofAnOpenedScreen() throws {
    var preview = try preview(Self.opened)
    preview.run("tap Open")
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Ada: a note 0"), "\(texts(preview))")
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Eve: none 0"), "\(texts(preview))")
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Ada: a note 0"), "\(texts(preview))")
  }

  @Test("a sample leaves what the settings say, where it says nothing else")
  func withSettings() throws {
    var options = Preview.Options()
    options.screen = "Detail"
    options.settings = ["name=Bob", "count=3"]
    var preview = try preview(Self.opened, options)
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Bob: a note 3"), "\(texts(preview))")
    preview.run("set name=Zoe")
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Eve: none 3"), "\(texts(preview))")
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Zoe: a note 3"), "\(texts(preview))")
  }

  @Test("the first sample comes before the settings")
  func first() throws {
    var options = Preview.Options()
    options.screen = "Detail"
    options.settings = ["name=Bob"]
    options.sample = "Other"
    #expect(try texts(preview(Self.opened, options)).contains("Bob: none 0"))
    options.sample = "Noted"
    #expect(try texts(preview(Self.opened, options)).contains("Bob: a note 0"))
    options.sample = "Nobody"
    #expect(throws: (any Error).self) { try preview(Self.opened, options) }
  }

  static let tabs = """
    screen Outer "Outer" {
      var names: [String] = ["Ada"]
      sample "Nobody" { names: [] }
      tabBar {
        tab "People" { screen: People(names: names) }
        tab "About" { screen: About() }
      }
    }
    screen People(names: [String]) "People" {
      var isOpen: Bool = true
      sample "Closed" { isOpen: false }
      table { for name in names { row "\\(name) \\(isOpen)" } else { row "Nobody \\(isOpen)" } }
    }
    screen About "About" { content { label "1.0" } }

    """

  @Test("the samples of the outer screen come after those of the screen in its tab")
  func ofTabs() throws {
    var preview = try preview(Self.tabs)
    #expect(preview.sampleNames == ["Closed", "Nobody"])
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Ada false"), "\(texts(preview))")
    preview.handle(.key(.character("s")))
    #expect(texts(preview).contains("Nobody false"), "\(texts(preview))")
    var options = Preview.Options()
    options.sample = "Nobody"
    #expect(try texts(self.preview(Self.tabs, options)).contains("Nobody true"))
  }

  @Test("a sample with a present moves the clock of all screens")
  func present() throws {
    var preview = try preview(
      """
      screen Home "Home" {
        sample "Later" { now: "2026-05-04T18:00" }
        content {
          label "\\(now.hour)"
          button "Go" { on touchUpInside -> push Next() }
        }
      }
      screen Next "Next" { content { label "At \\(now.hour)" } }
      """)
    preview.run("sample Later")
    preview.run("tap Go")
    #expect(texts(preview).contains("At 18"), "\(texts(preview))")
  }
}
