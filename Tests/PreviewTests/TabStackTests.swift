import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// Screens in tabs, in use.
@Suite struct TabStackTests {
  static let source = """
    screen App "App" {
      var user: String = "Ada"
      var asks: Bool = false
      var shown: Int in 0...2 = 0
      var news: [String] = []
      task load(kind: .network) -> [String]

      on appear -> news = load()

      tabBar {
        selectedIndex <-> shown
        on valueChanged { if shown == 1 { asks = true } }
        tab "Shop" { badgeValue: "\\(news.count)"; screen: Shop(user: user) }
        tab "News" { screen: News() }
        tab "Me" {
          content {
            label "\\(user)"
            button "Rename" { on touchUpInside { user = "Grace"; shown = 0 } }
            button "Details" { on touchUpInside -> push Details(kind: user) }
          }
        }
      }
      alert "Read the News?" {
        isPresented <-> asks
        button "Read"
        button "Later" { role: .cancel }
      }
    }
    screen Shop(user: String) "Shop of \\(user)" {
      var count: Int = 0
      table {
        row "Count \\(count)" { on select -> count += 1 }
        row "More" { on select -> push Details(kind: "More") }
        row "Pick" { on select -> count = sheet Pick(start: count) }
        row "Leave" { on select -> close }
      }
    }
    screen Details(kind: String) "\\(kind)" {
      content { button "Deeper" { on touchUpInside -> push Details(kind: "\\(kind)!") } }
    }
    screen Pick(start: Int) "Pick" -> Int {
      toolbar {
        button "Use Nine" { on touchUpInside -> finish(9) }
        button "Cancel" { on touchUpInside -> close }
      }
      content { label "\\(start)" }
    }
    screen News "News" { content { label "None" } }

    """

  private func program(_ source: String) throws -> Program {
    let program = Program.check(SyntaxTree.parse(source))
    try #require(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
    return program
  }

  /// What is shown after each step: the title, and whether there is a tab bar.
  private func titles(_ preview: inout Preview, _ steps: [String]) -> [String] {
    steps.map { step in
      if step == "Esc" { preview.handle(.key(.escape)) } else { preview.run(step) }
      let tree = preview.live.tree
      let hasBar = tree.nodes.contains { $0.kind == .tabBar }
      return tree.context.title + (hasBar ? "" : " alone")
    }
  }

  @Test(arguments: [
    (["tap More", "tap Deeper", "Esc", "Esc", "Esc"], ["More", "More!", "More", "*", "*"]),
    (["tap More", "tap Deeper", "tap Shop"], ["More", "More!", "*"]),
    (["tap Pick", "tap Use Nine", "tap Count 9"], ["Pick alone", "*", "*"]),
    (["tap Pick", "Esc", "tap Me", "tap Shop"], ["Pick alone", "*", "App", "*"]),
    (["tap Leave", "tap More"], ["*", "More"]),
    (["tap More", "tap Me", "tap Shop"], ["More", "App", "More"]),
    // What the outer screen opens covers its bar.
    (["tap Me", "tap Details", "Esc", "tap Shop"], ["App", "Ada alone", "App", "*"]),
    // Its alert lies over the tab.
    (["tap News", "tap Shop", "tap Later", "tap Shop"], ["News", "News", "News", "*"]),
    // A variable of the outer screen chooses a tab too, and gives its screen another value.
    (
      ["tap Count 0", "tap Me", "tap Rename", "tap Count 1"],
      ["*", "App", "Shop of Grace", "Shop of Grace"]
    ),
  ])
  func isUsed(steps: [String], expected: [String]) throws {
    var preview = try Preview(program(Self.source))
    let shown = titles(&preview, steps)
    #expect(shown == expected.map { $0 == "*" ? "Shop of Ada" : $0 })
  }

  /// What the chosen tab shows stays behind an alert, also where the step that asks chooses the tab.
  @Test func anAlertLiesOverWhatItsTabShows() throws {
    let source = """
      screen App "App" {
        var asks: Bool = false
        var shown: Int in 0...1 = 0
        tabBar {
          selectedIndex <-> shown
          tab "One" { screen: Shop() }
          tab "Two" { table { row "Ask" { on select { shown = 0; asks = true } } } }
        }
        alert "Sure?" { isPresented <-> asks; button "OK" { role: .cancel } }
      }
      screen Shop "Shop" { table { row "Open" { on select -> push Details() } } }
      screen Details "Details" { content { label "Deep" } }

      """
    var preview = try Preview(program(source))
    #expect(titles(&preview, ["tap Open", "tap Two", "tap Ask"]).last == "Details")
    #expect(preview.live.tree.nodes.contains { $0.text == "Deep" })
  }

  @Test func aScreenAppearsWhenItsTabIsFirstChosen() throws {
    let source = """
      screen App "App" {
        tabBar {
          tab "Shop" { screen: Shop() }
          tab "News" { screen: News() }
        }
      }
      screen Shop "Shop" {
        var visits: Int = 0
        on appear -> visits += 1
        content { label "Visits \\(visits)" }
      }
      screen News "News" {
        var visits: Int = 0
        on appear -> visits += 1
        content { label "Visits \\(visits)" }
      }

      """
    var preview = try Preview(program(source))
    #expect(titles(&preview, ["tap News", "tap Shop", "tap News"]) == ["News", "Shop", "News"])
    for name in ["Shop", "News"] {
      let events = preview.events.filter { $0.contains("\(name): appear") }
      #expect(events.count == 1, "\(preview.events)")
    }
  }

  @Test func aTaskOfTheOuterScreenEnds() throws {
    var preview = try Preview(program(Self.source))
    func badge() -> String? {
      preview.live.tree.nodes.first { $0.kind == .tab }.flatMap { $0.value(.badgeValue)?.text }
    }
    #expect(preview.live.name == "Shop" && badge() == "0")
    preview.handle(.key(.character("t")))
    #expect(preview.live.name == "Shop")
    #expect(preview.events.contains { $0.hasPrefix("load → finished") }, "\(preview.events)")
  }

  @Test func aChangedFileKeepsTheTabs() throws {
    var preview = try Preview(program(Self.source))
    _ = titles(&preview, ["tap Count 0", "tap More", "tap Me"])
    let changed = Self.source.replacing(
      "screen App \"App\" {", with: "screen App \"New\" {\n  on load { user = \"Ada\" }")
    preview.reload(try program(changed), findings: [], hasErrors: false)
    #expect(
      titles(&preview, ["tap Me", "tap Shop", "Esc", "tap Count 1"]) == [
        "New", "More", "Shop of Ada", "Shop of Ada",
      ])
    // The tab holds another screen now.
    let other = changed.replacing("screen: Shop(user: user)", with: "screen: News()")
    preview.reload(try program(other), findings: [], hasErrors: false)
    #expect(preview.live.tree.context.title == "News")
    // It has elements of its own.
    let plain = changed.replacing("screen: Shop(user: user)", with: "content { label \"A\" }")
    preview.reload(try program(plain), findings: [], hasErrors: false)
    #expect(preview.live.tree.context.title == "New")
  }

  @Test func anotherScreenIsShownByCommand() throws {
    var preview = try Preview(program(Self.source))
    #expect(
      titles(&preview, ["screen News", "screen App", "tap More"]) == [
        "News alone", "Shop of Ada", "More",
      ])
  }

  /// The tab bar is on the device, and in the look, of the screen in the tab.
  @Test func allTabsAreOnOneDevice() throws {
    var preview = try Preview(program(Self.source))
    let phone = preview.live.tree.context.screen.width
    _ = titles(&preview, ["tap More", "device iPad"])
    #expect(preview.live.tree.context.isPad)
    for step in ["Esc", "tap Me", "tap Shop"] {
      _ = titles(&preview, [step])
      #expect(preview.live.tree.context.isPad, "\(step)")
    }
    _ = titles(&preview, ["tap More", "tap Me", "device iPhone", "tap Shop", "Esc"])
    #expect(!preview.live.tree.context.isPad && preview.live.tree.context.screen.width == phone)
  }

  @Test func theClockOfTheOuterScreenGoesOn() throws {
    let source = """
      screen App "App" {
        tabBar {
          tab "Clock" { badgeValue: "\\(now.minute)"; screen: Clock(time: now) }
          tab "News" { content { label "None" } }
        }
      }
      screen Clock(time: Date) "Clock" {
        content { label seconds "\\(time.minute)" }
      }

      """
    var options = Preview.Options()
    options.render.now = "2026-05-04T16:10"
    var preview = try Preview(program(source), options: options)
    func texts() -> [String?] {
      let nodes = preview.live.tree.nodes
      return [
        nodes.first { $0.kind == .tab }?.value(.badgeValue)?.text,
        nodes.first { $0.name == "seconds" }?.text,
      ]
    }
    #expect(texts() == ["10", "10"])
    #expect(preview.tickInterval == 1_000)
    preview.handle(.tick(milliseconds: 120_000))
    #expect(texts() == ["12", "12"])
  }

  /// Its screens would else have a present of their own each, and it would go back.
  @Test func allScreensHaveOneClock() throws {
    let source = """
      screen Home "Home" {
        table {
          row time "\\(now.formatted(time: .medium))"
          row "Push" { on select -> push Deep(at: now) }
        }
      }
      screen Deep(at: Date) "Deep" {
        table { row time "\\(at.formatted(time: .medium)) \\(now.formatted(time: .medium))" }
      }

      """
    var options = Preview.Options()
    options.render.now = "2026-05-04T16:10"
    var preview = try Preview(program(source), options: options)
    func time() -> String? { preview.live.tree.nodes.first { $0.name == "time" }?.text }
    preview.handle(.tick(milliseconds: 5_000))
    preview.run("tap Push")
    #expect(time() == "4:10:05 PM 4:10:05 PM")
    preview.handle(.tick(milliseconds: 3_000))
    #expect(time() == "4:10:05 PM 4:10:08 PM")
    preview.run("set now=2026-05-04T17:00")
    preview.handle(.key(.escape))
    #expect(time() == "5:00:00 PM")
  }

  static let asking = """
    screen Outer "Outer" {
      var asks: Bool = false
      var wants: Bool = false
      var hides: Bool = false
      var count: Int = 0
      task load() -> Bool
      on appear -> asks = load()
      on wants.changed -> count = sheet Pick()
      tabBar {
        tab "Home" { screen: Inner(asks <-> asks, wants <-> wants, count: count) }
        if !hides { tab "More" { screen: More(hides <-> hides) } }
        tab "Last" { content { label "Last" } }
      }
      alert "Sure?" {
        isPresented <-> asks
        button "Count" { on touchUpInside -> count += 1 }
        button "Cancel" { role: .cancel }
      }
      sample "Asking" { load: .finished(true) }
    }
    screen Inner(asks: binding Bool, wants: binding Bool, count: Int) "Inner" {
      var taps: Int = 0
      table {
        row "Ask" { on select { taps += 1; asks = true } }
        row "Pick" { on select -> wants.toggle() }
        row "Taps \\(taps), Count \\(count)"
        row "Further" { on select -> push Further(asks <-> asks) }
      }
    }
    screen Further(asks: binding Bool) "Further" {
      table { row "Ask" { on select -> asks = true } }
    }
    screen More(hides: binding Bool) "More" {
      table { row "Hide" { on select -> hides = true } }
    }
    screen Pick "Pick" -> Int {
      navigationBar { button "Cancel" { on touchUpInside -> close } }
      table { row "Seven" { on select -> finish(7) } }
    }

    """

  private func texts(_ preview: Preview) -> [String] {
    let tree = preview.live.tree
    return [tree.context.title] + tree.nodes.filter { !$0.isHidden }.compactMap(\.text)
  }

  @Test func anAlertOfTheOuterScreenIsUsed() throws {
    var preview = try Preview(program(Self.asking))
    _ = titles(&preview, ["tap Ask"])
    #expect(texts(preview).contains("Taps 1, Count 0"), "what is behind it stays")
    let focus = preview.frame.lines.first { $0.contains("▸") }
    #expect(focus?.contains("Cancel") == true, "\(preview.frame.lines)")
    _ = titles(&preview, ["tap Count"])
    #expect(texts(preview).contains("Taps 1, Count 1"), "\(texts(preview))")
    #expect(!texts(preview).contains("Sure?"))
    _ = titles(&preview, ["tap Further", "tap Ask", "tap Cancel"])
    #expect(texts(preview).first == "Further" && !texts(preview).contains("Sure?"))
    #expect(titles(&preview, ["Esc"]) == ["Inner"])
  }

  @Test func anAlertThatATaskOpensIsInFocus() throws {
    var preview = try Preview(program(Self.asking))
    preview.handle(.key(.character("t")))
    #expect(texts(preview).contains("Sure?"), "\(texts(preview))")
    preview.handle(.key(.enter))
    #expect(!texts(preview).contains("Sure?"), "\(preview.frame.lines)")
  }

  @Test func aTabThatHidesItselfIsLeft() throws {
    var preview = try Preview(program(Self.asking))
    let shown = titles(&preview, ["tap More", "tap Hide"])
    #expect(shown[1] != "More", "\(shown)")
    #expect(!texts(preview).contains("More"))
  }

  @Test func theResultOfASheetOfTheOuterScreenIsSeen() throws {
    var preview = try Preview(program(Self.asking))
    _ = titles(&preview, ["tap Pick", "tap Seven"])
    #expect(texts(preview).contains("Taps 0, Count 7"), "\(texts(preview))")
  }

  /// VoiceOver and the overlay of the web page see one screen.
  @Test func theTabsAreSpoken() throws {
    let preview = try Preview(program(Self.source))
    let spoken = preview.speech.map(\.text)
    #expect(spoken.contains { $0.contains("Shop") && $0.contains("1 of 3") }, "\(spoken)")
    #expect(spoken.contains { $0.contains("Count 0") })
  }
}
