import CtlEditor
import Testing

/// Screens that tabs hold: `▮` is the cursor.
@Suite struct HeldScreenTests {
  static let screens = """

    screen Shop(user: String, isOpen: Bool = true) "\\(user)" {
      content { label "Teas" { isHidden: isOpen } }
    }
    screen News "News" { content { label "None" } }
    """

  private func fixture(_ tab: String) -> Fixture {
    Fixture(
      """
      screen App "App" {
        var user: String = "Ada"
        tabBar {
          tab "Shop" { \(tab) }
          tab "News" { screen: News() }
        }
      }
      """ + Self.screens)
  }

  @Test(arguments: [
    ("▮", ["screen"], ["push"]), ("screen: ▮", ["Shop", "News"], ["user", "max", "App "]),
    ("screen: Sh▮", ["Shop"], ["user"]), ("screen: Shop(▮)", ["user", "isOpen"], ["Shop"]),
    ("screen: Shop(user: ▮)", ["user"], ["screen"]),
    ("screen: Shop(user: user, ▮)", ["isOpen"], ["user"]),
  ])
  func completes(tab: String, expected: [String], absent: [String]) {
    let fixture = fixture(tab)
    let labels = fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
      .map(\.label)
    for label in expected { #expect(labels.contains(label), "\(labels)") }
    for label in absent { #expect(!labels.contains(label), "\(label)") }
  }

  @Test func aProposalFillsInTheArguments() throws {
    let fixture = fixture("screen: ▮")
    let items = fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
    let shop = try #require(items.first { $0.label == "Shop" })
    #expect("\(shop)".contains("user: "), "\(shop)")
  }

  @Test(arguments: [
    ("screen: S▮hop(user: user)", "Main.ctl:8:8 Shop"),
    ("screen: Shop(us▮er: user)", "Main.ctl:8:13 user"),
    ("screen: Shop(user: us▮er)", "Main.ctl:2:7 user"),
  ])
  func definitions(tab: String, expected: String) {
    let fixture = fixture(tab)
    let found = fixture.snapshot.definition(at: fixture.offset, in: fixture.file)
    #expect(found.map { fixture.picture($0.location) } == [expected])
    let hover = fixture.snapshot.hover(at: fixture.offset, in: fixture.file)
    #expect(hover != nil)
  }

  @Test func renamesTheScreenAndItsParameter() throws {
    for (tab, name, text) in [
      ("screen: S▮hop(user: user)", "Store", "screen: Store(user: user)"),
      ("screen: Shop(us▮er: user)", "guest", "screen: Shop(guest: user)"),
    ] {
      let fixture = fixture(tab)
      let edits = try fixture.snapshot.rename(at: fixture.offset, in: fixture.file, to: name).get()
      let result = try #require(fixture.applying(edits))
      #expect(result.contains(text), "\(result)")
    }
  }

  @Test func aTabIsAUseOfItsScreen() throws {
    let fixture = fixture("screen: S▮hop(user: user)")
    let found = fixture.snapshot.implementations(at: fixture.offset, in: fixture.file)
    #expect(found.map { fixture.picture($0.location) } == ["Main.ctl:4:26 Shop"])
    let item = try #require(
      fixture.snapshot.hierarchyItem(at: fixture.offset, in: fixture.file))
    #expect(fixture.snapshot.incomingCalls(of: item).map(\.item.name) == ["App"])
  }

  @Test func showsTheSignature() throws {
    let fixture = fixture("screen: Shop(user: user, ▮)")
    let help = try #require(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file))
    #expect(help.label.hasPrefix("Shop(user: String, isOpen: Bool = true)"), "\(help.label)")
    #expect(help.activeParameter == 1)
  }
}
