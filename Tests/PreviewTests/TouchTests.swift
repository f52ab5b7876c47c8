import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// A finger on a screen, and what ends its touch; a value that a bound holds back.
@Suite struct TouchTests {
  static let amounts = """
    screen Amounts "Amounts" {
      var count: Int in 0...100 = 1
      var late: Int in 0...100 = 1
      var asks: Bool = false
      on count.changed { if count == 5 { push Other() }; if count == 3 { asks = true } }
      content {
        label said "Count \\(count)"
        stepper counter { value <-> count; describedBy: said; valueLabel: said }
        label told "Late \\(late)"
        stepper patient { value <-> late; isContinuous: false; describedBy: told; valueLabel: told }
        button "Ask" { on touchUpInside -> asks = true }
        button "Open" { on touchUpInside -> push Other() }
      }
      alert "Sure?" { isPresented <-> asks; button "OK" { role: .cancel } }
    }
    screen Other "Other" { content { label "There" } }
    """

  @Test(
    "an alert, an opened screen and a tap elsewhere end a touch",
    arguments: [
      // An alert that the touch itself brings.
      ("hold counter increment\\nwait 9000\\ntap OK", "Count 3"),
      // One that comes from elsewhere.
      ("set count=10\\nhold counter increment\\nset asks=true\\nwait 9000\\ntap OK", "Count 11"),
      ("set count=3\\nhold counter increment\\nwait 9000\\nkey esc", "Count 5"),
      ("set count=10\\nhold counter increment\\ntap Ask\\ntap OK\\nwait 9000", "Count 11"),
      // What waits for the end of the touch is told then.
      ("hold patient increment\\nset asks=true\\nwait 900\\ntap OK", "Late 2"),
      ("hold patient increment\\ntap Open\\nkey esc", "Late 2"),
    ])
  func ends(script: String, expected: String) throws {
    let shown = try play(Self.amounts, script.replacing("\\n", with: "\n"))
    #expect(shown.contains(expected), "\(shown)")
  }

  @Test(
    "a step finds what it is for by a name for VoiceOver, also where a label or the screen has that text",
    arguments: [
      ("drag Volume 0.9", "Volume 0.9"), ("drag \"Volume\" 0.2", "Volume 0.2"),
      ("hold Skip increment", "Skip 1"), ("spin Day 0 2", "Day 2"),
    ])
  func fitting(step: String, expected: String) throws {
    let source = """
      screen Day "Day" {
        var volume: Double in 0...1 = 0.5
        var skip: Int in 0...9 = 0
        var day: Int in 0...2 = 0
        content {
          label volumeLabel "Volume"
          slider { value <-> volume; describedBy: volumeLabel }
          label skipLabel "Skip"
          stepper { value <-> skip; describedBy: skipLabel }
          picker {
            wheel { values: ["Sunday", "Monday", "Tuesday"] }
            selectedRows: [day]
            on select(wheel, row) -> day = row
            accessibility { label: "Day" }
          }
          label "Volume \\(volume), Skip \\(skip), Day \\(day)"
        }
      }
      """
    #expect(try play(source, step).contains(expected))
  }

  @Test("a tap on the chosen tab leaves no row looking chosen")
  func chosenTab() throws {
    let source = """
      screen T "T" {
        tabBar { tab "One" { screen: A() }; tab "Two" { content { label "2" } } }
      }
      screen A "A" {
        table { row "Open" { on select -> push B() }; row "Other" { on select -> push B() } }
      }
      screen B "B" { content { label "Here" } }
      """
    let shown = try play(source, "tap Open\ntap One")
    #expect(shown.contains("│ Open") && !shown.contains("▐ Open"), "\(shown)")
  }

  @Test("a row that is not enabled takes no taps and no swipes; what is in it stays as it is")
  func disabledRow() throws {
    let source = """
      screen S "S" {
        var count: Int = 0
        var isOn: Bool = false
        var isReady: Bool = false
        table {
          row send "Send" {
            isEnabled: isReady
            switch shares { isOn <-> isOn }
            on select -> count += 1
            swipeAction "Skip" { on touchUpInside -> count += 100 }
          }
          row "Ready" { switch ready { isOn <-> isReady } }
          row "Count \\(count), \\(isOn ? "on" : "off")"
        }
      }
      """
    func ends(_ script: String) throws -> String { try play(source, script) }
    #expect(try ends("tap send").contains("Count 0, off"))
    #expect(try ends("set isReady=true\nfocus send\nkey w").contains("‹Skip›"))
    #expect(
      try !ends("set isReady=true\nfocus send\nkey w\nset isReady=false").contains("‹Skip›"))
    #expect(try !ends("focus ready\nkey v").contains("Actions available"))
    #expect(try ends("tap shares").contains("Count 0, on"))
    #expect(try ends("tap ready\ntap send").contains("Count 1, off"))
  }

  @Test(
    "a step names a text with any spaces, and an element by its name for VoiceOver",
    arguments: [
      ("tap 2,50 €", "Cheap 3"), ("tap \"2,50\u{A0}€\"", "Cheap 3"),
      ("drag Highest Price 30", "Cheap 30"),
      ("drag \"Highest Price\" 30", "Cheap 30"),
    ])
  func names(step: String, expected: String) throws {
    let source = """
      screen S "S" {
        var price: Double in 0...100 = 20
        content {
          label "Cheap \\(price)"
          slider { value <-> price; accessibility { label: "Highest Price" } }
          button "2,50\\u{A0}€" { on touchUpInside -> price = 3 }
        }
      }
      """
    let shown = try play(source, step)
    #expect(shown.contains(expected), "\(shown)")
  }

  @Test(
    "a bound that people choose where it holds a variable back becomes the value of the variable",
    arguments: [
      (
        "var day: Date = \"2026-05-04\"",
        "datePicker a { mode: .date; date <-> day; minimumDate: \"2026-11-30\" }",
        "\\(day.month)/\\(day.day)", "spin a 1 4", "11/30"
      ),
      (
        "var day: Date = \"2026-05-04\"",
        "datePicker a { mode: .date; date <-> day; maximumDate: \"2026-03-01\" }",
        "\\(day.month)/\\(day.day)", "spin a 1 7", "3/1"
      ),
      (
        "var part: Double = 5", "slider a { value <-> part; maximumValue: 2 }", "\\(part)",
        "drag a 2", "2"
      ),
      (
        "var part: Double = 5", "slider a { value <-> part; maximumValue: 2 }", "\\(part)",
        "focus a", "5"
      ),
    ])
  func heldBack(variable: String, element: String, text: String, step: String, result: String)
    throws
  {
    let source = "screen S {\n\(variable)\ncontent { \(element); label said \"Is \(text).\" } }"
    let shown = try play(source, step)
    #expect(shown.contains("Is \(result)."), "\(shown)")
    #expect(shown.contains("valueChanged") == !step.hasPrefix("focus"), "\(shown)")
  }

  @Test("each tap on a segment of a momentary control tells which one, also by a bound variable")
  func momentary() throws {
    let source = """
      screen Player "Player" {
        var last: Int = -1
        var log: String = ""
        table {
          row "Skip" {
            segmentedControl {
              isMomentary: true
              selectedSegmentIndex <-> last
              segment "Back"
              segment "Next"
              on valueChanged -> log = log + "\\(last),"
            }
          }
          row "Said \\(log)"
        }
      }
      """
    let shown = try play(source, "tap Next\ntap Next\ntap Back")
    #expect(shown.contains("Said 1,1,0,"), "\(shown)")
  }

  @Test("a tap to the left or the right of the dots turns a page", arguments: [(2, 1), (30, 3)])
  func besideDots(column: Int, page: Int) throws {
    let source = """
      screen S "S" {
        var page: Int in 0...4 = 2
        content { label "Page \\(page)" }
        pageControl { numberOfPages: 5; currentPage <-> page; accessibility { label: "Page" } }
      }
      """
    let shown = try play(source, "mouse press \(column) 6\nmouse release \(column) 6")
    #expect(shown.contains("Page \(page)"), "\(shown)")
  }

  @Test("the work that a refresh waits for ends with it")
  func refreshes() throws {
    let source = """
      screen News "News" {
        var items: [String] = ["Old"]
        task refresh(kind: .network) -> [String]
        sample "New" { items: ["Old"]; refresh: .finished(["New"]) }
        table {
          refreshControl { isRefreshing: refresh.isRunning; on valueChanged -> items = refresh() }
          for item in items { row "\\(item)" }
          row "Running: \\(refresh.isRunning ? "yes" : "no")"
        }
      }
      """
    #expect(try play(source, "key r").contains("Running: yes"))
    let shown = try play(source, "key r\nkey r")
    #expect(shown.contains("Running: no") && shown.contains("New "), "\(shown)")
  }
}
