import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import Testing

/// Fixes that move or rebuild elements leave a file that reads as if a person had written it.
@Suite struct RewritingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let before: String
    /// Nil when no fix is offered.
    let after: String?
    var testDescription: String { "\(code): \(before.prefix(60))" }
  }

  static func findings(_ source: String) -> [Finding] {
    RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
  }

  /// What a rule says of a step does not wait for an error elsewhere; what nothing uses does.
  @Test func anErrorElsewhereHidesNoOpenedWheels() {
    let codes = Self.findings(
      """
      enum Sound { bells "Bells"; birds "Birds" }
      screen Alarm {
        var unused: Int = 1
        var sound: Sound = .bells
        table { row "Sound: \\(sound)" { on select -> sound = sheet Pick(current: sound) } }
        content { label "Ring" { textColor: 3 } }
      }
      screen Pick(current: Sound) "Sound" -> Sound {
        var sound: Sound = current
        toolbar { button "Use" { on touchUpInside -> finish(sound) } }
        content { picker { selection <-> sound; accessibility { label: "Sound" } } }
      }
      """
    ).map(\.code.id)
    #expect(Set(codes) == ["picker/not-inline", "control/value-type"])
  }

  /// What is written after some changes of the first element of a kind.
  private func written(_ source: String, _ kind: KindName, adding: [String]) throws -> String {
    let program = Program.check(SyntaxTree.parse(source))
    let element = try #require(program.elements.first { $0.form == .kind && $0.kind == kind })
    var changes = program.properties[element.properties].map { Change.delete($0.origin) }
    if !adding.isEmpty { changes.append(.add(adding, to: element.origin)) }
    let edits = try #require(program.origins.edits(for: changes))
    return String(decoding: try #require(Edit.apply(edits, to: Array(source.utf8))), as: UTF8.self)
  }

  @Test(arguments: [
    ("datePicker { isEnabled: false; isHidden: true }", "datePicker { mode: .date }"),
    ("datePicker { isEnabled: false }", "datePicker { mode: .date }"),
  ])
  func whatIsAddedNeedsNoSeparator(before: String, after: String) throws {
    let result = try written(
      "screen A { content { \(before) } }", .datePicker, adding: ["mode: .date"])
    #expect(result == "screen A { content { \(after) } }")
  }

  static let cases = [
    // The first item is a name: what the second one is belongs to no line that both have.
    Case(
      code: "text-field/keyboard-mismatch",
      before: "record F { id: Int; name: String; value: String = \"\" }\n"
        + "screen A { var fs: [F] = [F(id: 1, name: \"Name\"), F(id: 2, name: \"Web Site\")]; "
        + "table { for f in fs { row \"\\(f.name)\" { textField { text <-> f.value; "
        + "placeholder: \"Tea\" } } } } }",
      after: nil),
    // The control that a label describes goes with it.
    Case(
      code: "table/loose-element",
      before: "screen A {\n  var on: Bool = false\n  table {\n    section \"B\" {\n"
        + "      label l \"Wifi\"\n      switch { isOn <-> on; describedBy: l }\n    }\n  }\n}\n",
      after: "screen A {\n  var on: Bool = false\n  table {\n    section \"B\" {\n      row {\n"
        + "        label l \"Wifi\"\n        switch { isOn <-> on; describedBy: l }\n      }\n"
        + "    }\n  }\n}\n"),
    Case(
      code: "accessibility/wrong-traits",
      before: "screen A { content { slider { accessibility { label: \"Size\"; "
        + "traits: [.adjustable, .playsSound, .notEnabled] } } } }",
      after: "screen A { content { slider { accessibility { label: \"Size\"; "
        + "traits: [.adjustable, .playsSound] } } } }"),
    // The task that it is called after, not the first one.
    Case(
      code: "control/never-spins",
      before: "screen A { task load(kind: .other); task export(kind: .other); on appear -> load(); "
        + "content { activityIndicator { accessibility { label: \"Export\" } } } }",
      after: "screen A { task load(kind: .other); task export(kind: .other); on appear -> load(); "
        + "content { activityIndicator { accessibility { label: \"Export\" }; while: export } } }"),
    // Spaces at both sides center what has a width of its own.
    Case(
      code: "picker/resized",
      before: "screen A { content { picker p { wheel { values: [\"A\", \"B\"] }; "
        + "accessibility { label: \"Size\" } }; layout { p.top == superview.top; "
        + "p.leading == superview.leading + 40; p.trailing == superview.trailing - 40 } } }",
      after: "screen A { content { picker p { wheel { values: [\"A\", \"B\"] }; "
        + "accessibility { label: \"Size\" } }; layout { p.top == superview.top; "
        + "p.centerX == superview.centerX } } }"),
    // What hangs on an edge flips with it.
    Case(
      code: "layout/left-right-space",
      before:
        "screen A { content { label a \"A\"; label b \"B\"; layout { a.left == superview.left + 8; "
        + "b.left == a.right + 8 } } }",
      after: "screen A { content { label a \"A\"; label b \"B\"; layout { "
        + "a.leading == superview.leading + 8; b.leading == a.trailing + 8 } } }"),
    // A comment inside of what is replaced would be lost.
    Case(
      code: "stepper/step-not-positive",
      before: "screen A { content { label l \"Size\"; stepper { describedBy: l; "
        + "stepValue: 1 /* of two */ - 2 } } }",
      after: nil),
    Case(
      code: "stepper/step-not-positive",
      before: "screen A { content { label l \"Size\"; stepper { describedBy: l; "
        + "stepValue: 1 - 2 /* of two */ } } }",
      after: "screen A { content { label l \"Size\"; stepper { describedBy: l; "
        + "stepValue: 1 /* of two */ } } }"),
    Case(
      code: "stepper/divider-images-incomplete",
      before: "screen A { content { label l \"Size\"; stepper { describedBy: l; "
        + "dividerImage(left: highlighted, right: normal): \"b\" } } }",
      after: nil),
    Case(
      code: "network-activity-indicator/missing",
      before: "screen A { task t(kind: .network, duration: 9s); content { label \"x\" } }\n",
      after: "screen A { task t(kind: .network, duration: 9s); content { label \"x\" }; "
        + "statusBar { networkActivityIndicator { while: t } } }\n"),
    Case(
      code: "network-activity-indicator/missing",
      before: "screen A {\r\n  task t(kind: .network, duration: 9s)\r\n\r\n  content\r\n}\r\n",
      after: "screen A {\r\n  task t(kind: .network, duration: 9s)\r\n\r\n"
        + "  statusBar { networkActivityIndicator { while: t } }\r\n\r\n  content\r\n}\r\n"),
    Case(
      code: "network-activity-indicator/missing",
      before: """
        screen A {
          task `in`(kind: .network, duration: 9s) /* one
            two */
          // three
          content
        }
        """,
      after: """
        screen A {
          task `in`(kind: .network, duration: 9s) /* one
            two */

          statusBar { networkActivityIndicator { while: `in` } }
          // three
          content
        }
        """),
    Case(
      code: "network-activity-indicator/missing",
      before: """
        screen A {
          statusBar {
          }
          task t(kind: .network, duration: 9s)
        }
        """,
      after: """
        screen A {
          statusBar {
            networkActivityIndicator { while: t }
          }
          task t(kind: .network, duration: 9s)
        }
        """),
    Case(
      code: "network-activity-indicator/placement",
      before: """
        screen A {
          statusBar
          content {
            view {
              // While it loads.
              networkActivityIndicator {
                duration: 9s
              }
            }
          }
        }
        """,
      after: """
        screen A {
          statusBar {
            networkActivityIndicator {
              duration: 9s
            }
          }
          content {
            view {
              // While it loads.
            }
          }
        }
        """),
    Case(
      code: "network-activity-indicator/placement",
      before: """
        screen A {
          var busy: Bool = false
          navigationBar {
            if busy { networkActivityIndicator }
          }
        }
        """, after: nil),
    Case(
      code: "network-activity-indicator/placement",
      before: "screen A { navigationBar { networkActivityIndicator } }",
      after: "screen A { navigationBar { }; statusBar { networkActivityIndicator } }"),
    Case(
      code: "activity-indicator/placement",
      before: "screen A { statusBar { activityIndicator { isHidden: false; style: .white; "
        + "color: #FFFFFF } } }",
      after: "screen A { statusBar { networkActivityIndicator { isHidden: false } } }"),
    Case(
      code: "refresh-control/no-action",
      before: """
        screen A {
          let refresh = "Teas"
          table {
            refreshControl
            row "\\(refresh)"
          }
        }
        """,
      after: """
        screen A {
          action refresh2()
          let refresh = "Teas"
          table {
            refreshControl { on valueChanged -> refresh2() }
            row "\\(refresh)"
          }
        }
        """),
    Case(
      code: "slider/discrete",
      before: "screen A { var n: Int in 1...5 = 1; content { label amount \"Cups: \\(n)\"\n"
        + "slider { value <-> n; step: 1; describedBy: amount } } }",
      after: "screen A { var n: Int in 1...5 = 1; content { label amount \"Cups: \\(n)\"\n"
        + "stepper { value <-> n; stepValue: 1; describedBy: amount } } }"),
    Case(
      code: "text-field/clear-button-left",
      before: """
        screen A {
          var name: String = ""
          content {
            textField "Name" {
              text <-> name
              // Cleared often.
              leftView: clearButton
              accessibility { label: "Name" }
            }
          }
        }
        """,
      after: """
        screen A {
          var name: String = ""
          content {
            textField "Name" {
              text <-> name
              // Cleared often.
              accessibility { label: "Name" }
              clearButtonMode: .whileEditing
            }
          }
        }
        """),
    Case(
      code: "activity-indicator/known-duration",
      before: "screen A { content { activityIndicator spinner { duration: 5s }\n"
        + "label \"\\(spinner.isAnimating)\" } }", after: nil),
    Case(
      code: "network-activity-indicator/short-operation",
      before: "screen A { statusBar { networkActivityIndicator n { duration: 1s } }\n"
        + "content { label \"\\(n.isVisible)\" } }", after: nil),
    Case(
      code: "switch/outside-table",
      before: """
        screen Sound {
          var isOn: Bool = false
          content {
            label name "Sound"
            switch toggle { isOn <-> isOn; describedBy: name }
            layout { align verticalCenters(name, toggle) }
          }
        }
        """, after: nil),
    Case(
      code: "switch/outside-table",
      before: """
        screen Alarm {
          var snoozes: Bool = false
          content {
            label name "Snooze"
            switch { isOn <-> snoozes; describedBy: name }
          }
        }
        """,
      after: """
        screen Alarm {
          var snoozes: Bool = false
          content {
            table {
              row {
                label name "Snooze"
                switch { isOn <-> snoozes; describedBy: name }
              }
            }
          }
        }
        """),
    Case(
      code: "switch/outside-table",
      before: """
        screen Alarm {
          var rings: Bool = false
          var buzzes: Bool = false
          content {
            switch {
              isOn <-> buzzes
              accessibility { label: "Buzz" }
            }
            table {
              row "Ring" { switch { isOn <-> rings } }
            }
          }
        }
        """,
      after: """
        screen Alarm {
          var rings: Bool = false
          var buzzes: Bool = false
          content {
            table {
              row "Buzz" {
                switch {
                  isOn <-> buzzes
                  accessibility { label: "Buzz" }
                }
              }
              row "Ring" { switch { isOn <-> rings } }
            }
          }
        }
        """),
    Case(
      code: "switch/outside-table",
      before: """
        screen Alarm {
          var rings: Bool = false
          var buzzes: Bool = false
          content {
            table {
              row "Ring" { switch { isOn <-> rings } }
            }
            switch { isOn <-> buzzes; accessibility { label: "Buzz" } }
          }
        }
        """,
      after: """
        screen Alarm {
          var rings: Bool = false
          var buzzes: Bool = false
          content {
            table {
              row "Ring" { switch { isOn <-> rings } }
              row "Buzz" { switch { isOn <-> buzzes; accessibility { label: "Buzz" } } }
            }
          }
        }
        """),
    Case(
      code: "network-activity-indicator/placement",
      before: """
        screen Mail {
          task load(kind: .network)

          toolbar {
            networkActivityIndicator { while: load }
          }
          content { button "Load" { on touchUpInside -> load() } }
        }
        """,
      after: """
        screen Mail {
          task load(kind: .network)

          statusBar { networkActivityIndicator { while: load } }

          content { button "Load" { on touchUpInside -> load() } }
        }
        """),
    Case(
      code: "refresh-control/usage-title",
      before: """
        enum Hint { pull "Swipe down for new mail", age "Updated at 9:41" }
        screen Mail {
          var hint: Hint = .age
          action load()
          table {
            refreshControl { title: "\\(hint)"; on valueChanged -> load() }
            row "Inbox" { on select -> hint = .pull }
          }
        }
        """, after: nil),
    Case(
      code: "page-control/not-centered",
      before: """
        screen Towns {
          var shown: Int in 0...1 = 0
          content {
            pageControl {
              numberOfPages: 2
              currentPage <-> shown
              placement: .top
              accessibility { label: "Towns" }
            }
            label "Town \\(shown + 1)"
          }
        }
        """, after: nil),
    Case(
      code: "text-field/no-hint",
      before: """
        screen Profile {
          action save()
          content { textField { text: "Ada"; on editingDidEnd -> save() } }
        }
        """, after: nil),
    Case(
      code: "accessibility/missing-label",
      before: """
        screen Lamp {
          action setBrightness()
          content { slider { value: 0.5; on valueChanged -> setBrightness() } }
        }
        """,
      after: """
        screen Lamp {
          action setBrightness()
          content { slider { value: 0.5; on valueChanged -> setBrightness(); accessibility { label: "Brightness" } } }
        }
        """),
    Case(
      code: "refresh-control/no-action",
      before: """
        screen Dogs {
          var dogs: [String] = []
          action reload()
          table {
            refreshControl
            for dog in dogs { row "\\(dog)" }
          }
        }
        """,
      after: """
        screen Dogs {
          var dogs: [String] = []
          action reload()
          table {
            refreshControl { on valueChanged -> reload() }
            for dog in dogs { row "\\(dog)" }
          }
        }
        """),
    Case(
      code: "style/use",
      before: """
        style named: textField { placeholder: "Name"; borderStyle: .line }
        screen Profile {
          var name: String = ""
          content {
            textField { style: named; text <-> name }
            textField "Nickname" { style: named; text <-> name }
            textField "Street" { text <-> name }
          }
        }
        """,
      after: """
        style named: textField { borderStyle: .line }
        screen Profile {
          var name: String = ""
          content {
            textField { placeholder: "Name"; style: named; text <-> name }
            textField "Nickname" { style: named; text <-> name }
            textField "Street" { text <-> name }
          }
        }
        """),
    Case(
      code: "style/use",
      before: "style named: textField { borderStyle: .line; placeholder: \"Name\" }",
      after: "style named: textField { borderStyle: .line }"),
    Case(
      code: "date-picker/minute-interval",
      before: """
        record Slot { id: Int; name: String; step: Int = 5 }
        screen Slots {
          var slots: [Slot] = [Slot(id: 1, name: "Morning"), Slot(id: 2, name: "Evening", step: 7)]
          table {
            for slot in slots {
              row "\\(slot.name)" { datePicker { mode: .time; minuteInterval: slot.step } }
            }
          }
        }
        """, after: nil),
    Case(
      code: "slider/volume",
      before: """
        screen Player {
          var level: Double in 0...1 = 0.5
          action set(level: Double)
          content {
            label "Volume"
            slider volume { value <-> level; on valueChanged -> set(level: level) }
          }
        }
        """, after: nil),
    Case(
      code: "slider/volume",
      before: """
        screen Player {
          var level: Double in 0...1 = 0.5
          content {
            label caption "Volume: \\(level)"
            slider { value <-> level; describedBy: caption }
            button "Mute" { on touchUpInside -> level = 0 }
          }
        }
        """, after: nil),
  ]

  /// Nothing reveals the view any more, which is seen from the start then.
  @Test func aViewStaysRevealed() throws {
    let source = """
      screen Compose {
        content {
          label toLabel "To"
          textField to { describedBy: toLabel; placeholder: "Name" }
          contactAddButton { addsTo: to; reveals: calendar; accessibility { label: "Add" } }
          view calendar { label "Free on Monday" }
        }
      }
      """
    let finding = try #require(
      Self.findings(source).first { $0.code.id == "contact-add-button/reveals-not-contacts" })
    #expect(finding.fixes.map(\.safety) == [.suggestion])
  }

  @Test(arguments: cases) func firstFixRewrites(item: Case) throws {
    let finding = try #require(Self.findings(item.before).first { $0.code.id == item.code })
    let after = finding.fixes.first.flatMap { Edit.apply($0.edits, to: Array(item.before.utf8)) }
    #expect(finding.fixes.isEmpty == (item.after == nil))
    #expect(after.map { String(decoding: $0, as: UTF8.self) } == item.after)
    if let after {
      let left = Self.findings(String(decoding: after, as: UTF8.self))
      #expect(!left.contains { $0.severity == .error || $0.code.id == item.code })
    }
  }

  /// One search for each element would take minutes here.
  @Test func manyElementsAreLookedAtOnce() {
    let buttons = String(repeating: "    contactAddButton\n", count: 20_000)
    let indicators = String(repeating: "    networkActivityIndicator\n", count: 20_000)
    let source = "screen A {\n  content {\n\(buttons)  }\n  toolbar {\n\(indicators)  }\n}\n"
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure {
      count = Self.findings(source).filter { $0.code.id.hasPrefix("contact-add-button/") }.count
    }
    #expect(count == 20_000)
    #expect(time < .seconds(60))
  }
}
