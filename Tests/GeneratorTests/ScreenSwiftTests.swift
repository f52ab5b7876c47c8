import CtlGenerator
import CtlTestSupport
import Foundation
import Testing

/// What an app writes about a screen in Swift: values at the beginning, elements by name, its actions.
@Suite struct ScreenSwiftTests {
  private static let source = """
    record Account { id: Int; name: String; isShared: Bool = false }
    component Amount(count: binding Int) {
      action explain()
      stepper { value <-> count; minimumValue: 0; maximumValue: 9 }
      button "Why?" { on touchUpInside -> explain() }
    }
    component Note(text: String) { label "\\(text)" }
    screen Bank(limit: Int) "Bank" {
      var copies: Int in 1...20 = 1
      var words: String = ""
      var first: Int in 1...5 = limit
      var accounts: [Account] = []
      action open(account: Account)
      table {
        for account in accounts {
          row "\\(account.name)" {
            switch { isOn <-> account.isShared }
            on select -> open(account: account)
          }
        }
        row { Note { text: words } }
        row { Amount { count <-> copies } }
        for n in 1...2 { Amount each { count <-> first } }
      }
      toolbar {
        button "Reset All" {
          on touchUpInside {
            copies = 1
            words = ""
            if accounts.count > 2 { accounts.removeAll() } else { close }
          }
        }
        button "Less" { on touchUpInside -> copies -= 1 }
        label notice "\\(first)"
      }
    }
    """

  private func text(_ options: Options = Options()) throws -> String {
    Generator.swift(try Loading.program(Self.source), options).text
  }

  @Test("an initializer has a value for each parameter and variable, within its range")
  func initializer() throws {
    let text = try text()
    for part in [
      "limit: Int,", "copies: Int = 1,", #"words: String = "","#, "accounts: [Account] = []",
      "first givenFirst: Int? = nil", "self.copies = clamp(copies, to: 1...20)",
      "self.first = clamp(givenFirst ?? self.limit, to: 1...5)",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.contains("public init() { self.init(limit: 0) }"))
  }

  private static let corners = """
    record Song { name: String; plays: Int }
    component Loader() {
      task load(kind: .network, duration: .unknown)
      activityIndicator { while: load }
    }
    component Still() { label "x" }
    screen S(low: Int = 1, high: Int = 9) {
      var n: Int in (low - 1)...(high + 1) = 2
      var fixed: Int in 1...9 = 2
      var size: Double in 0.5...1.5 = 1
      var m: Int? = nil
      var d: Double? = nil
      var songs: [Song] = []
      content {
        slider { value <-> n; accessibility { label: "N" } }
        slider { value <-> fixed; accessibility { label: "F" } }
        slider { value <-> size; accessibility { label: "S" } }
        label "\\(m?.abs ?? 0), \\(d?.abs ?? 0)"
        for song in songs.sorted(by: 1) { stepper { value <-> song.plays } }
        for song in songs.sorted(by: $0.plays) { switch { isOn: true; isEnabled: song.plays > 1 } }
        Loader {}
        Still {}
      }
    }
    """

  @Test(
    "corners of the Swift of a screen",
    arguments: [
      // The ends of a range of whole numbers are numbers of a slider.
      ("$0.minimumValue = Double(low.subtracting(1))", true),
      ("$0.maximumValue = Double(high.adding(1))", true), ("$0.maximumValue = 9", true),
      ("$0.minimumValue = 0.5", true),
      // A number that may be missing has the function of its type.
      ("(m).map({ magnitude($0) })", true), ("(d).map({ abs($0) })", true),
      // An order in which all items are alike is the order of the list.
      ("songs.indices.element(at:", true), ("1 < 1", false),
    ])
  func corners(part: String, isThere: Bool) throws {
    let text = Generator.swift(try Loading.program(Self.corners), Options()).text
    #expect(text.contains(part) == isThere, "\(text)")
  }

  @Test("a component that only has tasks keeps something, one that has nothing does not")
  func keeping() throws {
    let text = Generator.swift(try Loading.program(Self.corners), Options()).text
    #expect(text.ranges(of: "public var statePath: Reference").count == 1)
  }

  @Test(
    "an item of a loop is read anew only when a later step reads it",
    arguments: [
      ("song.plays = 3; song.name = \"x\"", 0), ("songs.removeAll(); song.plays = 4", 0),
      ("go(plays: song.plays); song.plays = 3", 0), ("song.plays = 3; n = 4", 0),
      ("n = song.plays; song.plays = 3", 0), ("song.plays = 3; go(plays: song.plays)", 1),
      ("song.plays = 3; n = song.plays; song.plays = 4", 1),
      ("song.plays = 3; song.name = \"\\(song.plays)\"", 1),
      ("song.plays = 3; n = song.plays; song.plays = 4; n = song.plays", 2),
    ])
  func itemsAfterSteps(steps: String, count: Int) throws {
    let source = """
      record Song { id: Int; name: String; plays: Int }
      screen S {
        var songs: [Song] = []
        var n: Int = 0
        action go(plays: Int)
        for song in songs { button "A" { on touchUpInside { \(steps) } } }
      }
      """
    let text = Generator.swift(try Loading.program(source), Options()).text
    #expect(text.ranges(of: " song = songs[item: song, at: index]\n").count == count, "\(text)")
  }

  @Test("steps that follow each other are one change, up to a call of the app")
  func changes() throws {
    let lines = try text().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "beginChanges()"))
    #expect(
      lines[start...(start + 4)] == [
        "beginChanges()", "copies = 1", #"words = """#, "endChanges()",
        "if accounts.count > 2 {",
      ])
    #expect(lines.count { $0 == "beginChanges()" } == 1)
  }

  @Test("elements that people use are cases, with the rounds of loops and those of components")
  func targets() throws {
    let text = try text()
    for part in [
      "public enum Target: ScreenTarget {", "case nameRow(Int)", "case isSharedSwitch(Int)",
      "case copiesAmount(Amount.Target)", "case each(Int, Amount.Target)", "case resetAllButton",
      ##""nameRow[\(index)]""##, ##""each[\(index)].\(inner.reference)""##, "case countStepper",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("case notice") && !text.contains("Note.Target"))
  }

  /// A record reads itself where it has a range or a default to keep, and else leaves that to Swift.
  @Test(arguments: [
    ("n: Int", false), ("n: Int?", false), ("n: Int in 0...9", true), ("n: Int = 1", true),
    ("n: Int in 0...9 = 1", true), ("name: String; share: Double in 0...1", true),
    ("name: String; note: String?", false), ("pause: Duration in 1s...9s; name: String", true),
  ])
  func recordsReadThemselves(fields: String, isOwn: Bool) throws {
    let program = try Loading.program("record Account { \(fields) }")
    let text = Generator.swift(program, Options()).text
    #expect(text.contains("struct Account: Codable"), "\(text)")
    #expect(text.contains("init(from decoder: any Decoder)") == isOwn, "\(text)")
  }

  @Test("the field `id` of a record says which item is which")
  func items() throws {
    let text = try text()
    #expect(text.contains("ControlTree.item(account.id) {"))
    #expect(text.ranges(of: "ControlTree.item(").count == 1, "numbers have no `id`")
  }

  @Test("protocols of the app belong to the main actor when it is asked, and are called there")
  func mainActor() throws {
    #expect(!(try text().contains("MainActor")))
    let text = try text(Options(usesMainActor: true))
    for part in [
      "@MainActor\npublic protocol BankActions: AmountActions, Sendable {",
      "@MainActor\npublic protocol BankRoutes: Sendable {",
      "@MainActor\npublic protocol AmountActions: Sendable {",
      "MainActor.assumeIsolated { actions.open(&self, account: account) }",
      "MainActor.assumeIsolated { actions.close(&self) }",
      "MainActor.assumeIsolated { actions.explain(&self) }",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("an indicator follows all network tasks, unless its file says when it is visible")
  func networkIndicator() throws {
    func text(_ properties: String) throws -> String {
      let source = """
        screen Mail {
          task load(kind: .network, duration: .unknown)
          statusBar { networkActivityIndicator { \(properties) } }
        }
        """
      return Generator.swift(try Loading.program(source), Options()).text
    }
    #expect(try text("").contains("$0.update(for: [load])"))
    #expect(try !text("isVisible: true").contains("$0.update(for:"))
  }

  @Test("the brace of a head that fills its line is on the next line")
  func fullLine() throws {
    let word = String(repeating: "Long", count: 20)
    let text = Generator.swift(
      try Loading.program("enum \(word) { a; b }\nscreen S { var v: \(word) }"), Options()
    ).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { !$0.hasSuffix("{") || $0.count <= 100 })
    let bare = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespaces) == "{" }
    #expect(bare.contains { lines[$0 - 1].count > 98 })
  }
}
