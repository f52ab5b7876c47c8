import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

@testable import CtlRules

/// One cause is told once, where it stands, however often it is seen.
@Suite struct OneCauseTests {
  /// - Parameter places: The texts at which the findings of the code are.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let source: String
    let places: [String]
    /// What the fix makes of the place, if it has one.
    var fixed: String?
  }

  private static let picker =
    #"datePicker { mode: .time; minuteInterval: step; accessibility { label: "Time" } }"#

  static let cases = [
    Case(
      testDescription: "a named style of two indicators",
      code: "activity-indicator/background-mismatch",
      source: """
        style busy: activityIndicator { style: .white }
        screen S "Photos" {
          task load(kind: .network)
          on appear { load() }
          content {
            background: .white
            activityIndicator { style: busy; while: load }
            activityIndicator { style: busy; while: load }
          }
        }
        """,
      places: ["style: .white"], fixed: "style: .gray"),
    Case(
      testDescription: "the items of a named list, in an opened screen",
      code: "date-picker/minute-interval",
      source: #"""
        screen Alarms "Alarms" {
          let steps = [15, 7]
          table { for step in steps { row "\(step)" { on select -> push Alarm(step: step) } } }
        }
        screen Alarm(step: Int) "Alarm" {
          content { datePicker { mode: .time; minuteInterval: step; accessibility { label: "Time" } } }
        }
        """#,
      places: ["step"]),
    Case(
      testDescription: "what a step sets, in an opened screen", code: "date-picker/minute-interval",
      source: #"""
        record Alarm { step: Int }
        screen Alarms "Alarms" {
          var step: Int = 15
          var alarms: [Alarm] = [Alarm(step: 7)]
          table {
            row "Step \(step)" { on select -> push Editor(step: step) }
            row "Use Nine" { on select -> step = 9 }
            for alarm in alarms { row "\(alarm.step)" { on select -> push Editor(step: alarm.step) } }
          }
        }
        screen Editor(step: Int) "Alarm" {
          content { datePicker { mode: .time; minuteInterval: step; accessibility { label: "Time" } } }
        }
        """#,
      places: ["step"]),
    Case(
      testDescription: "a default", code: "button/title-capitalization",
      source: #"""
        component Save(title: String = "add to library") {
          event tap()
          button "\(title)" { on touchUpInside -> tap() }
        }
        screen A { var n: Int = 0; content { label "\(n)"; Save { on tap -> n += 1 }; Save { on tap -> n += 2 } } }
        screen B { var n: Int = 0; content { label "\(n)"; Save { on tap -> n += 1 }; Save { title: "Load"; on tap -> n += 2 } } }
        """#,
      places: [#""add to library""#]),
    Case(
      testDescription: "a default and arguments", code: "date-picker/minute-interval",
      source: """
        component Time(step: Int = 7) { \(picker) }
        component Times { Time; Time { step: 9 } }
        screen A { content { Time; Time; Time { step: 8 }; Times; Times } }
        screen B { content { Time } }
        """,
      places: ["7", "9", "8"]),
    Case(
      testDescription: "a default of the outer component", code: "date-picker/minute-interval",
      source: """
        component Time(step: Int) { \(picker) }
        component Named(step: Int = 7) { label "Time"; Time { step: step } }
        screen A { content { Named; Named } }
        """,
      places: ["7"]),
    Case(
      testDescription: "a text with an argument in it", code: "button/title-capitalization",
      source: #"""
        component Add(thing: String) { event tap(); button "add \(thing)" { on touchUpInside -> tap() } }
        screen A { var n: Int = 0; content { label "\(n)"; Add { thing: "Milk"; on tap -> n += 1 }; Add { thing: "Tea"; on tap -> n += 2 } } }
        """#,
      places: [#""add \(thing)""#]),
    Case(
      testDescription: "a line break beside an argument", code: "text-field/multiline",
      source: #"""
        component Name(of: String) { textField "Name\nor \(of)" }
        screen A { content { Name { of: "Street" }; Name { of: "Town" } } }
        """#,
      places: [#""Name\nor \(of)""#]),
    Case(
      testDescription: "a type before an argument", code: "accessibility/label-names-type",
      source: #"""
        component Line(name: String) { var on: Bool = false; row { label "\(name)"; switch { isOn <-> on; accessibility { label: "switch for \(name)" } } } }
        screen A { table { Line { name: "Milk" }; Line { name: "Tea" } } }
        """#,
      places: [#""switch for \(name)""#]),
    Case(
      testDescription: "a constant text", code: "button/title-capitalization",
      source: #"""
        screen A {
          let title = "add to library"
          var n: Int = 0
          content { label "\(n)"; button "\(title)" { on touchUpInside -> n += 1 }; button "\(title)" { on touchUpInside -> n += 2 } }
        }
        """#,
      places: [#""add to library""#], fixed: #""Add to Library""#),
    Case(
      testDescription: "a constant of several screens", code: "date-picker/minute-interval",
      source: """
        let step = 7
        screen A { content { \(picker) \(picker) } }
        screen B { content { \(picker) } }
        """.replacing("} datePicker", with: "}; datePicker"),
      places: ["7"], fixed: "6"),
    Case(
      testDescription: "a constant as arguments", code: "date-picker/minute-interval",
      source: """
        let often = 7
        component Time(step: Int) { \(picker) }
        screen A { content { Time { step: often }; Time { step: often } } }
        """,
      places: ["7"]),
    Case(
      testDescription: "a constant that is right elsewhere", code: "date-picker/minute-interval",
      source: #"""
        let step = 7
        screen A { content { label "\(step) days"; PICKER; PICKER } }
        """#.replacing("PICKER", with: picker),
      places: ["step", "step"]),
    Case(
      testDescription: "the default of a screen", code: "date-picker/minute-interval",
      source: """
        screen A { table { row "One" { on select -> push B() } } }
        screen B(step: Int = 7) "B" { content { \(picker); \(picker) } }
        """,
      places: ["7"]),
    Case(
      testDescription: "the value of a step", code: "date-picker/minute-interval",
      source: """
        screen A {
          var step: Int = 15
          content { button "Use Nine" { on touchUpInside -> step = 9 }; \(picker); \(picker) }
        }
        """,
      places: ["9"]),
    Case(
      testDescription: "the values of two steps", code: "date-picker/minute-interval",
      source: """
        screen A {
          var step: Int = 15
          content {
            button "Use Nine" { on touchUpInside -> step = 9 }
            button "Use Eight" { on touchUpInside -> step = 8 }
            \(picker)
            \(picker)
          }
        }
        """,
      places: ["step", "step"]),
    Case(
      testDescription: "a field of a listed record", code: "date-picker/minute-interval",
      source: #"""
        record Alarm { name: String; step: Int }
        screen A {
          let alarms = [Alarm(name: "One", step: 7), Alarm(name: "Two", step: 15)]
          table { for alarm in alarms { row "\(alarm.name)" { PICKER }; row "Again" { PICKER } } }
        }
        """#.replacing("PICKER", with: picker.replacing("step;", with: "alarm.step;")),
      places: ["7"]),
    Case(
      testDescription: "two fields of a listed record", code: "button/title-capitalization",
      source: #"""
        record Pair { one: String; two: String }
        screen A {
          var n: Int = 0
          let pairs = [Pair(one: "add to list", two: "move to list")]
          content {
            label "\(n)"
            for pair in pairs {
              button "\(pair.one)" { on touchUpInside -> n += 1 }
              button "\(pair.two)" { on touchUpInside -> n += 2 }
            }
          }
        }
        """#,
      places: [#""\(pair.one)""#, #""\(pair.two)""#]),
    Case(
      testDescription: "a whole number for fractions", code: "slider/range-inverted",
      source: """
        let most = 0
        screen A {
          var a: Double = 0
          content { SLIDER; SLIDER }
        }
        """.replacing(
          "SLIDER",
          with:
            "slider { value <-> a; minimumValue: 1; maximumValue: most; accessibility { label: \"A\" } }"
        ),
      places: ["0"]),
    Case(
      testDescription: "a text of a component before an argument",
      code: "activity-indicator/interactive",
      source: #"""
        component Work(of: String) { label "Tap the spinner to stop \(of)."; activityIndicator { isAnimating: true } }
        screen A { content { Work { of: "Loading" }; Work { of: "Saving" } } }
        """#,
      places: [#""Tap the spinner to stop \(of).""#]),
    Case(
      testDescription: "a date before an argument", code: "text-field/date-entry",
      source: #"""
        component Due(hint: String) { var due: String = ""; row "When" { textField { text <-> due; placeholder: "MM/DD/YYYY \(hint)" } } }
        screen A { table { Due { hint: "please" }; Due { hint: "now" } } }
        """#,
      places: [#""MM/DD/YYYY \(hint)""#]),
    Case(
      testDescription: "a long segment before an argument",
      code: "segmented-control/uneven-content",
      source: #"""
        component Kind(name: String) { var n: Int = 0; row "Kind" { segmentedControl { selectedSegmentIndex <-> n; segment "All"; segment "Recently Deleted \(name)" } } }
        screen A { table { Kind { name: "Songs" }; Kind { name: "Books" } } }
        """#,
      places: [#""Recently Deleted \(name)""#]),
    Case(
      testDescription: "a style inside a component, on dark grounds",
      code: "activity-indicator/background-mismatch",
      source: """
        component Waiting { activityIndicator { isAnimating: true; style: .gray } }
        screen A { content { background: #000000; Waiting; Waiting } }
        screen B { content { background: #000000; Waiting } }
        screen C { content { background: #FFFFFF; Waiting } }
        """,
      places: [".gray"]),
    Case(
      testDescription: "the same in one use", code: "activity-indicator/background-mismatch",
      source: """
        component Waiting { activityIndicator { isAnimating: true; style: .gray } }
        screen A { content { background: #000000; Waiting } }
        screen C { content { background: #FFFFFF; Waiting } }
        """,
      places: ["Waiting"]),
    Case(
      testDescription: "a color in a component of a component", code: "label/poor-contrast",
      source: """
        component Name(text: String) { label "\\(text)" { textColor: #333333 } }
        component Two { Name { text: "One" } }
        screen A { content { background: #000000; Name { text: "Two" }; Two } }
        """,
      places: ["#333333"]),
    Case(
      testDescription: "a color that uses give", code: "label/poor-contrast",
      source: """
        component Name(ink: Color) { label "Name" { textColor: ink } }
        screen A { content { background: #000000; Name { ink: #333333 }; Name { ink: #222222 } } }
        """,
      places: ["#333333", "#222222"]),
    Case(
      testDescription: "what nothing inside a component says",
      code: "activity-indicator/background-mismatch",
      source: """
        component Waiting { activityIndicator { isAnimating: true } }
        screen A { background: #808080; content { Waiting; Waiting } }
        """,
      places: ["Waiting", "Waiting"]),
    Case(
      testDescription: "a case of an enum as titles", code: "button/title-capitalization",
      source: #"""
        enum Step { save "save it now"; open "Open" }
        screen A {
          action go(step: Step)
          content {
            for step in Step.allCases { button "\(step)" { on touchUpInside -> go(step: step) } }
            button "\(Step.save)" { on touchUpInside -> go(step: .save) }
          }
        }
        screen B {
          var step: Step = .open
          action go(step: Step)
          content { button "\(step)" { on touchUpInside -> go(step: step) } }
        }
        """#,
      places: [#"save "save it now""#]),
    Case(
      testDescription: "a case of an enum as one title", code: "button/title-capitalization",
      source: #"""
        enum Step { save "save it now"; open "Open" }
        screen A {
          action go(step: Step)
          content { button "\(Step.save)" { on touchUpInside -> go(step: .save) } }
        }
        """#,
      places: [#""\(Step.save)""#]),
    Case(
      testDescription: "a constant that is used once", code: "date-picker/minute-interval",
      source: "let step = 7\nscreen A { content { \(picker) } }", places: ["step"]),
    Case(
      testDescription: "an indicator that stands still for an item",
      code: "activity-indicator/stays-when-stopped",
      source: """
        screen A { table { for busy in [true, false] {
          row "Work" { activityIndicator { isAnimating: busy; hidesWhenStopped: false } } } } }
        """,
      places: []),
    Case(
      testDescription: "indicators that spin for each item",
      code: "activity-indicator/stays-when-stopped",
      source: """
        screen A { table { for busy in [true, true] {
          row "Work" { activityIndicator { isAnimating: busy; hidesWhenStopped: false } } } } }
        """,
      places: ["false"]),
  ]

  private func check(_ source: String) -> [Finding] {
    RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
  }

  @Test(arguments: cases) func aCauseIsToldOnce(item: Case) {
    let bytes = Array(item.source.utf8)
    let all = check(item.source)
    let own = all.filter { $0.code.id == item.code }
    let places = own.map { String(decoding: bytes[$0.location.range], as: UTF8.self) }
    #expect(places.sorted() == item.places.sorted(), "\(ExampleTests.show(all))")
    guard let fixed = item.fixed, let finding = own.first else { return }
    let edits = finding.fixes.first?.edits ?? []
    #expect(!edits.isEmpty)
    var changed = bytes
    for edit in edits.sorted(by: { $0.location.range.lowerBound > $1.location.range.lowerBound }) {
      #expect(finding.location.range.contains(edit.location.range))
      changed.replaceSubrange(edit.location.range, with: Array(edit.text.utf8))
    }
    let result = String(decoding: changed, as: UTF8.self)
    #expect(result == item.source.replacing(item.places[0], with: fixed), "\(result)")
    #expect(check(result).count < all.count)
  }

  /// At the constant or at one use: then the other use is told.
  @Test(arguments: [("C", ""), ("U", "step")]) func exceptionsHold(place: String, told: String) {
    let exception = "@allow(date-picker/minute-interval, because: \"A week.\")"
    let source = """
      \(place == "C" ? exception : "")
      let step = 7
      screen A { content {
        \(place == "U" ? exception : "")
        \(Self.picker)
        \(Self.picker)
      } }
      """
    let found = check(source).filter { $0.code.id != "control/unread" }
    let bytes = Array(source.utf8)
    let places = found.map { String(decoding: bytes[$0.location.range], as: UTF8.self) }
    #expect(places == (told.isEmpty ? [] : [told]), "\(ExampleTests.show(found))")
  }

  /// In the component or at one use: then the other use is told.
  @Test(arguments: [("C", ""), ("U", "Waiting")])
  func exceptionsHoldForComponents(place: String, told: String) {
    let exception = "@allow(activity-indicator/background-mismatch, because: \"Briefly.\")"
    let source = """
      component Waiting {
        \(place == "C" ? exception : "")
        activityIndicator { isAnimating: true; style: .gray }
      }
      screen A { content {
        background: #000000
        \(place == "U" ? exception : "")
        Waiting
        Waiting
      } }
      """
    let bytes = Array(source.utf8)
    let found = check(source)
    let places = found.map { String(decoding: bytes[$0.location.range], as: UTF8.self) }
    #expect(places == (told.isEmpty ? [] : [told]), "\(ExampleTests.show(found))")
  }

  /// The first uses, and how many there are beside them.
  @Test func manyUsesAreCounted() throws {
    let uses = (0..<10).map { _ in "Waiting" }.joined(separator: "; ")
    let found = check(
      """
      component Waiting { activityIndicator { isAnimating: true; style: .gray } }
      screen A { content { background: #000000; \(uses) } }
      """)
    let related = try #require(found.first).related.filter { $0.message.text().hasPrefix("used") }
    #expect(found.count == 1 && related.count == 8)
    #expect(related.last?.message.text() == "used here, and 2 times more")
    #expect(related.last?.message.text(.simplifiedChinese) == "用于此处，另有 2 处")
  }

  /// The arguments of all steps that open a screen wrongly, in one run.
  @Test func allBadArgumentsOfAScreenAreShown() throws {
    let source = """
      screen A { table {
        row "One" { accessory: .disclosureIndicator; on select -> push Pick(step: 7) }
        row "Two" { accessory: .disclosureIndicator; on select -> push Pick(step: 8) }
        row "Three" { accessory: .disclosureIndicator; on select -> push Pick(step: 15) }
        row "Four" { accessory: .disclosureIndicator; on select -> push Pick(step: 9) }
      } }
      screen Pick(step: Int) "Pick" { content { \(Self.picker) } }
      """
    let own = check(source).filter { $0.code.id == "date-picker/minute-interval" }
    #expect(own.count == 1)
    let finding = try #require(own.first)
    let bytes = Array(source.utf8)
    let arguments = finding.related.map {
      String(decoding: bytes[$0.location.range], as: UTF8.self)
    }
    #expect(arguments == ["7", "8", "9"])
  }
}
