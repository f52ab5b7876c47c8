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
    Case("mode != .day", "mode != .night", true),
    // What is computed from a whole number says something of the number.
    Case("page + 1 > 6", "page < 6", true), Case("page + 1 > 6", "page < 7", false),
    Case("10 - page > 6", "page > 3", true), Case("10 - page > 6", "page > 2", false),
    Case("-page < -5", "page < 6", true), Case("-page < -5", "page < 7", false),
    Case("page * 2 == 4", "page == 3", true), Case("page * 2 == 4", "page == 2", false),
    Case("page * -3 > -8", "page > 2", true), Case("page * -3 > -8", "page > 1", false),
    Case("2 + page * 3 <= 10", "page >= 3", true), Case("2 + page * 3 <= 10", "page >= 2", false),
    // What functions find.
    Case(#"names.contains(where: $0 == word)"#, #"names.filter($0 == word).isEmpty"#, true),
    Case(#"names.contains(where: $0 == "A")"#, #"names.filter($0 == word).isEmpty"#, false),
    Case(#"names.contains(where: $0 == word)"#, "names.isEmpty", true),
    Case(#"names.filter($0 == word).isEmpty"#, "names.isEmpty", false),
    Case(#"names.count(where: $0 == word) > 1"#, #"names.first(where: $0 == word) == nil"#, true),
    Case(
      #"names.firstIndex(where: $0 == word) == nil"#, #"names.contains(where: $0 == word)"#, true),
    Case(#"names.count(where: $0 == word) < 1"#, #"names.contains(where: $0 == "A")"#, false),
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

  /// What is known of the place of an index, of the element and of the expression around it.
  @Test(arguments: [
    (#"label "\(titles[step])""#, false), (#"if step < 3 { label "\(titles[step])" }"#, true),
    (#"if step > 0 { label "\(titles[step])" }"#, false),
    (#"if step < 3 { label "A" } else { label "\(titles[step])" }"#, false),
    (#"if step == 3 { label "A" } else { label "\(titles[step])" }"#, true),
    (#"if step == 3 { label "A" } else if on { label "\(titles[step])" }"#, true),
    (#"if on { label "\(titles[step])" }; if step < 3 { label "A" }"#, false),
    (#"label { text: step < 3 ? titles[step] : "Done" }"#, true),
    (#"label { text: step < 3 ? "Done" : titles[step] }"#, false),
    (#"label "A" { isHidden: step < 3 && titles[step] == "B" }"#, true),
    (#"label "A" { isHidden: step == 3 || titles[step] == "B" }"#, true),
    (#"label "A" { isHidden: step == 3 && titles[step] == "B" }"#, false),
    (#"view { isHidden: step > 2; label "\(titles[step])" }"#, true),
    (#"if step % 3 != 0 { label "\(titles[step])" }"#, true),
    (#"if step % 2 != 0 { label "\(titles[step])" }"#, false),
    (#"if on { let next = step + 1; label "\(titles[next])" }"#, false),
    (#"if on { let next = step + 1; if next < 3 { label "\(titles[next])" } }"#, true),
    (#"if on { let title = titles[step]; if step < 3 { label "\(title)" } }"#, true),
    (#"if on { let title = titles[step]; label "\(title)"; if step < 3 { label "A" } }"#, false),
    (#"for number in 0...5 { label "\(titles[number])" }"#, false),
    (#"for number in 0...5 where number < 3 { label "\(titles[number])" }"#, true),
    (#"for number in 0...5 { if number < 3 { label "\(titles[number])" } }"#, true),
    (#"for number in 0..<step { label "\(titles[number])" }"#, true),
    (#"for number in 0...step { label "\(titles[number])" }"#, false),
    (
      #"button "Show" { isEnabled: step < 3; on touchUpInside -> show(text: titles[step]) }"#, true
    ),
    (
      #"button "Show" { isEnabled: step > 0; on touchUpInside -> show(text: titles[step]) }"#, false
    ),
    (
      #"button "Show" { on touchUpInside { if step > 2 { step = 0 }; show(text: titles[step]) } }"#,
      true
    ),
    (
      #"button "Show" { on touchUpInside { if step < 3 { show(text: titles[step]) } } }"#, true
    ),
    // An event makes it so together with the number.
    (
      #"if !done { label "\(titles[step])" }; "#
        + #"button "Go" { on touchUpInside { if step == 2 { done = true }; step += 1 } }"#, true
    ),
    (#"Card { title: titles[step]; isShown: step < 3 }"#, true),
    (#"Card { title: titles[step]; isShown: on }"#, false),
    (#"if load.isRunning { label "\(titles[step])" }; if step < 3 { label "A" }"#, true),
  ])
  func anIndexCountsWhereItIsReached(content: String, isGood: Bool) {
    let found = ExampleTests.findings(
      """
      component Card(title: String, isShown: Bool) { if isShown { label "\\(title)" } }
      screen S {
        let titles = ["A", "B", "C"]
        var step: Int in 0...3 = 0
        var on: Bool = false
        var done: Bool = false
        task load(kind: .other)
        action show(text: String)
        content {
          \(content)
          stepper { value <-> step; accessibility { label: "Step" } }
          switch { isOn <-> on; accessibility { label: "On" } }
        }
      }
      """, Settings())
    #expect(!found.contains { $0.severity == .error }, "\(found)")
    #expect(found.contains { $0.code.id == "value/index-beyond" } != isGood, "\(found)")
  }

  /// The number that a screen opens another one with is one of its range.
  @Test(arguments: [
    ("row \"Open\" { on select -> push Page(number: step) }", true),
    ("row \"Open\" { on select -> push Page(number: step - 1) }", true),
    ("row \"Open\" { on select -> push Page(number: step % 3) }", false),
    ("if step < 3 { row \"Open\" { on select -> push Page(number: step) } }", false),
    ("row \"Open\" { on select { step = 0; push Page(number: step) } }", false),
    ("for n in 0...4 { row \"\\(n)\" { on select -> push Page(number: n) } }", true),
  ])
  func openersSayWhatNumbersComes(row: String, isFound: Bool) {
    let found = ExampleTests.findings(
      """
      screen S {
        var step: Int in 0...3 = 0
        table { \(row); row "Step" { stepper { value <-> step } } }
      }
      screen Page(number: Int) "Page" {
        let titles = ["A", "B", "C"]
        content { label "\\(titles[number])"; if number > 8 { label "Many" } }
      }
      """, Settings())
    #expect(!found.contains { $0.severity == .error }, "\(found)")
    #expect(found.contains { $0.code.id == "value/index-beyond" } == isFound, "\(found)")
    // The app may open it with another one.
    #expect(!found.contains { $0.code.id == "value/condition-decided" }, "\(found)")
  }

  @Test(arguments: [("share", true), ("0.5", false)])
  func aControlSeesTheRangeOfWhatItsScreenGets(argument: String, isFound: Bool) {
    let found = ExampleTests.findings(
      """
      screen S {
        var share: Double in 0...5 = 1
        table {
          row "Open" { on select -> push Page(share: \(argument)) }
          row "Share" { slider { value <-> share; accessibility { label: "Share" } } }
        }
      }
      screen Page(share: Double) "Page" {
        content { progressView { progress: share; accessibility { label: "Share" } } }
      }
      """, Settings())
    let isTold = found.contains { $0.code.id == "progress-view/progress-out-of-range" }
    #expect(isTold == isFound, "\(found)")
  }

  @Test func aBindingHasTheRangeOfWhatItFollows() {
    let found = ExampleTests.findings(
      """
      screen S {
        var step: Int in 0...3 = 0
        table { row "Open \\(step)" { on select -> push Page(number <-> step) } }
      }
      screen Page(number: binding Int) "Page" {
        let titles = ["A", "B", "C"]
        content {
          label "\\(titles[number])"
          if number > 8 { label "Many" }
          stepper { value <-> number; accessibility { label: "Number" } }
        }
      }
      """, Settings())
    let labels = found.filter { $0.code.id.hasPrefix("value/") }.map { $0.label?.text() ?? "" }
    #expect(labels == ["`number` is 0...3; the last index is 2", "`number` is 0...3"])
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
      (
        #"mode == .day ? .black : .white"#,
        #"for n in names.filter($0 != word && mode == .night) { label "\(n)" { textColor: .black } }"#,
        true
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
