import CtlRules
import Testing

/// Conditions that exclude each other, in all that asks for it: what is never seen, and what is never seen
/// together.
@Suite struct ExcludedConditionsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let one, other: String
    let areExcluded: Bool
    var testDescription: String { "\(one) | \(other)" }

    init(_ one: String, _ other: String, _ areExcluded: Bool) {
      (self.one, self.other, self.areExcluded) = (one, other, areExcluded)
    }
  }

  static let cases = [
    Case("page == 0", "page == 1", true), Case("page == 0", "page != 1", false),
    Case("page > 5", "page < 7", false), Case("!(page > 5)", "page > 7", true),
    Case("page > 5", "page < 6", true), Case("page != 0", "page < 1", true),
    Case("page == 1 || page == 2", "page == 3 || page == 4", true),
    Case("page == 1 || page == 2", "page == 2 || page == 4", false),
    Case("[1, 2].contains(page)", "page > 2", true),
    Case("[1, 2].contains(page)", "page > 1", false),
    Case("page == 1 && on", "page == 2 || on", false),
    Case("level > 0.5", "level < 0.6", false), Case("level > 0.5", "level <= 0.5", true),
    Case("names.isEmpty", "names.first != nil", true),
    Case("names.isEmpty", "names.count > 0", true),
    Case("names.isEmpty", #"names.first == "A""#, true),
    Case("names.isEmpty", "names.last == nil", false),
    Case("names.count < 2", "!names.isEmpty", false), Case("word.isEmpty", #"word != """#, true),
    Case("word.isEmpty", #"word == "A""#, true), Case(#"word == "B""#, #"word == "A""#, true),
    Case(#"word != "B""#, #"word == "A""#, false), Case("on == true", "!on", true),
    Case("on != false", "on", false), Case("load.isRunning", "load.isFailed", true),
    Case("!load.isRunning", "load.isFailed", false), Case("load.isRunning", "save.isFailed", false),
    Case("mode == .day", "mode == .night", true), Case("mode != .day", "mode == .night", false),
    Case("day < limit", "day > limit", true), Case("day < limit", "day < limit", false),
  ]

  /// What only some conditions together say is named by none of them.
  static let together = [
    Case("page == 1 && on", "page == 2 || !on", true),
    Case("page > 3 && page < 5", "page != 4", true),
  ]

  private static func findings(_ content: String) -> [String] {
    ExampleTests.findings(
      """
      enum Mode { day "Day"; night "Night" }
      let limit: Date = "2026-01-01T10:00"
      screen S {
        var page: Int in 0...10 = 0
        var level: Double = 0
        var names: [String] = []
        var word: String = ""
        var on: Bool = false
        var mode: Mode = .day
        var day: Date = "2026-01-02T10:00"
        task load(kind: .other)
        task save(kind: .other)
        content { \(content) }
      }
      """, Settings()
    ).map(\.code.id)
  }

  /// One inside of the other is never seen.
  @Test(arguments: cases) func whatIsInsideIsNeverSeen(item: Case) {
    for (outer, inner) in [(item.one, item.other), (item.other, item.one)] {
      let found = Self.findings("if \(outer) { if \(inner) { label \"A\" } }")
      #expect(found.contains("value/condition-decided") == item.areExcluded, "\(found)")
    }
  }

  /// The color of one is never seen on that of the other.
  @Test(arguments: cases + together) func colorsAreNotSeenTogether(item: Case) {
    for (one, other) in [(item.one, item.other), (item.other, item.one)] {
      let ground = "background: \(one) ? .white : .black"
      for label in [
        #"if \#(other) { label "A" { textColor: .white } }"#,
        #"view { isHidden: !(\#(other)); label "A" { textColor: .white } }"#,
        #"label "A" { textColor: \#(other) ? .white : .gray }"#,
      ] {
        let found = Self.findings("view { \(ground); \(label) }")
        #expect(found.contains("label/poor-contrast") != item.areExcluded, "\(label) \(found)")
      }
    }
  }

  @Test(
    "a list is not empty where its loop shows an item, and an indicator is away while it stands",
    arguments: [
      (
        "names.isEmpty ? .black : .white",
        #"for n in names { label "\(n)" { textColor: .black } }"#, true
      ),
      (
        "names.isEmpty ? .black : .white",
        #"for n in names.reversed() where n != word { label "\(n)" { textColor: .black } }"#, true
      ),
      ("on ? .black : .white", #"for n in names { label "\(n)" { textColor: .black } }"#, false),
      (
        "load.isRunning ? .white : .black",
        "activityIndicator { while: load; hidesWhenStopped: true; style: .gray }", true
      ),
      (
        "load.isRunning ? .white : .black",
        "activityIndicator { while: load; hidesWhenStopped: false; style: .gray }", false
      ),
      ("on ? .white : .black", "activityIndicator { isAnimating <-> on; style: .gray }", true),
    ])
  func whatIsThereSaysMore(background: String, element: String, isGood: Bool) {
    let found = Self.findings("view { background: \(background); \(element) }")
    let codes = ["label/poor-contrast", "activity-indicator/background-mismatch"]
    #expect(codes.contains(where: found.contains) != isGood, "\(found)")
  }
}
