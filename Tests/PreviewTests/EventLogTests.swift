import CtlCatalogue
import CtlChecker
import CtlPreview
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import Testing

/// What the log shows of an event.
@Suite struct EventLogTests {
  /// The panel is to the right of the screen; long entries continue on the next line.
  static func log(_ grid: CellGrid) -> String {
    grid.lines.filter { $0.count > 49 }.map { line in
      String(line.dropFirst(49).drop { $0 == " " })
    }.joined(separator: " ")
  }

  /// Components that send events, one through the other.
  private static let parts = """
    component Plus {
      event add(by: Int)
      var n: Int = 1
      button "Plus" { on touchUpInside { add(by: n); n = 3; add(by: n) } }
    }
    record Order { copies: Int in 0...5 = 4 }
    component Rounds {
      event go(number: Int, name: String)
      Plus { on add(by) -> go(number: by, name: "x") }
    }

    """

  static func log(_ body: String, _ steps: String) throws -> String {
    let source = "\(parts)screen S {\n\(body)\n}"
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 200, height: 40)
    let shots = try PreviewScript.play("key e\n\(steps)\nframe end", on: preview)
    return log(try #require(shots.last).grid)
  }

  @Test(arguments: [
    ("content { stepper { stepValue: 0.1; value: 0.2 } }", "key +", "valueChanged 0.3"),
    ("content { slider { value: 0.3 } }", "key right", "slider: valueChanged 0.4"),
    (
      // What is out of the range of a field of an item is not written, and not told.
      "var orders: [Order] = [Order()]\ntable { row \"More\" { on select -> orders[0].copies += 3 } }",
      "key enter", "orders[0].copies = 5"
    ),
    (
      // What is not there is not changed.
      """
      var best: Order? = Order(copies: 2)
      var none: Order?
      table { row "More" { on select { none?.copies = 3; best?.copies += 1; best?.copies += 1 } } }
      """, "key enter", "select → best?.copies = 4"
    ),
    (
      // In a script, `#2` is the second that is there.
      """
      var names: [String] = ["Ada", "Bob", "Al"]
      table {
        for name in names where name.hasPrefix("A") { row item "\\(name)" { on select -> name += "!" } }
      }
      """, "tap item #2", "name = \"Al!\""
    ),
    (
      """
      var orders: [Order] = [Order()]
      table { for order in orders { row "More" { on select -> order.copies += 3 } } }
      """, "key enter", "order.copies = 5"
    ),
    (
      "content { textField { isSecureTextEntry: true } }", "key enter\ntype abc",
      "textField: editingChanged \"•••\""
    ),
    ("table { row \"A\" { switch { isOn: true } } }", "key enter", "switch: valueChanged off"),
    (
      "content { segmentedControl { segment \"List\"; segment \"Map\" } }", "key right x2",
      "segmentedControl: valueChanged segment 1 \"Map\""
    ),
    (
      // The divider belongs to the segment after it.
      "content { segmentedControl { segment \"List\"; segment \"Map\" } }",
      "mouse press 23 2\nmouse release 23 2", "segmentedControl: valueChanged segment 1 \"Map\""
    ),
    (
      "content { segmentedControl { segment { image: \"star\" } } }", "key enter",
      "segmentedControl: valueChanged segment 0"
    ),
    (
      """
      var shown: Int in 0...1 = 0
      tabBar {
        selectedIndex <-> shown
        on valueChanged -> seen = true
        tab "One" { content { label "First" } }
        tab "Two" { content { label "\\(shown), \\(seen)" } }
      }
      var seen: Bool = false
      """, "key right\nkey enter",
      "tabBar: valueChanged \"Two\" → seen = true"
    ),
    (
      """
      var page: Int in 0...1 = 0
      var seen: Bool = false
      content {
        scrollView {
          axis: .horizontal
          isPagingEnabled: true
          currentPage <-> page
          on valueChanged -> seen = true
          label "First"
          label "\\(page), \\(seen)"
        }
      }
      """, "key right",
      "scrollView: valueChanged page 1 → seen = true"
    ),
    (
      "content { scrollView { height: 60pt; for n in 1...9 { label \"\\(n)\" } } }", "key down",
      "scrollView: valueChanged offset 30"
    ),
    (
      """
      var seen: Bool = false
      table { row "Tea" { swipeAction "Drink" { on touchUpInside -> seen = true } } }
      """, "key left\nkey tab\nkey enter",
      "swipeAction: touchUpInside → seen = true"
    ),
    (
      """
      var isHot: Bool = true
      var seen: Bool = false
      table {
        row "Tea" {
          switch { isOn <-> isHot }
          swipeAction "Drink" { on touchUpInside -> seen = true }
        }
      }
      """, "key tab\nkey w\nkey tab\nkey tab\nkey enter",
      "swipeAction: touchUpInside → seen = true"
    ),
    (
      "content { pageControl { numberOfPages: 3 } }", "key right",
      "pageControl: valueChanged page 1"
    ),
    (
      // The dots are in the middle, and the current one has no side.
      "content { pageControl { numberOfPages: 4; currentPage: 1 } }",
      "mouse press 22 2\nmouse release 22 2\nmouse press 20 2\nmouse release 20 2",
      "pageControl: valueChanged page 0"
    ),
    (
      "content { picker { wheel { values: [\"S\", \"M\"] } } }", "key down",
      "picker: select wheel 0, row 1 \"M\""
    ),
    (
      "content { datePicker { mode: .date } }", "key right\nkey down",
      "datePicker: valueChanged 2026-01-02"
    ),
    ("content { datePicker { mode: .time } }", "key down", "datePicker: valueChanged 10:41"),
    (
      "content { datePicker { mode: .countDownTimer; countDownDuration: 1h30min } }", "key down",
      "datePicker: valueChanged 2 h 30 min"
    ),
    (
      // A field keeps to its range, and so does what is said of it.
      """
      var order: Order = Order()
      content { button "More" { on touchUpInside -> order.copies += 3 } }
      """, "key enter", "order.copies = 5"
    ),
    (
      "content { textField }", "tap textField\ntype a\"b\\c", #"editingChanged "a\"b\\c""#
    ),
    (
      "content { textField \"Name\"; textField \"Town\" }", "key tab\nkey enter\ntype a",
      #"textField "Town": editingChanged "a""#
    ),
    (
      "content { slider; slider }", "key tab\nkey right", "slider #2: valueChanged"
    ),
    (
      "var d: Int = 1\ncontent { segmentedControl { segment \"All\"; segment \"In\"; segment \"Out\"; segment \"None\"; selectedSegmentIndex <-> d } }",
      "tap None", #"segmentedControl: valueChanged segment 3 "None""#
    ),
    ("content { textView }", "tap textView\nkey enter", #"textView: editingChanged "\n""#),
    (
      "var cups: Int in 1...3 = 3\ncontent { button \"More\" { on touchUpInside -> cups += 1 } }",
      "key enter", "touchUpInside → cups = 3"
    ),
    (
      """
      var guests: [String] = ["Ada"]
      var isFull = false
      action save(count: Int)
      content {
        button "Go" {
          on touchUpInside {
            guests.append("Ben")
            if guests.count > 1 { isFull.toggle() } else { guests.removeAll() }
            guests.remove(at: 7)
            save(count: guests.count)
          }
        }
      }
      """, "key enter",
      "guests.append(\"Ben\"); isFull = true; save(count: 2)"
    ),
    (
      """
      var rooms: [[Int]] = [[1, 2], []]
      content {
        label "\\(rooms[0][1])"
        button "Go" { on touchUpInside { rooms[0][1] += 5; rooms[0][9] = 3; rooms[1].append(4) } }
      }
      """, "key enter", "touchUpInside → rooms[0][1] = 7; rooms[1].append(4)"
    ),
    (
      """
      var rooms: [[Int]] = [[1, 2]]
      action show(first: Int)
      content {
        for room in rooms {
          button "Go" {
            on touchUpInside { room[0] += 1; room[0] += 1; show(first: room[0]); rooms.removeAll(); room[0] = 9 }
          }
        }
      }
      """, "key enter", "room[0] = 2; room[0] = 3; show(first: 3); rooms.removeAll()"
    ),
    (
      """
      var guests: [String] = ["Ada"]
      sample "Nobody Yet" { guests: [] }
      action save(count: Int)
      content { button "Go" { on touchUpInside -> save(count: guests.count) } }
      """, "sample Nobody Yet\nkey enter", "save(count: 0)"
    ),
    (
      """
      var ink: Color = #FF0000
      var big: Font = .body
      content {
        label "Tea" { textColor: ink; font: big }
        button "Go" { on touchUpInside { ink = #00FF00; big = system(20) } }
      }
      """, "key enter", "ink = #00FF00; big = system(20)"
    ),
    (
      """
      var guests: [String] = ["Ada"]
      var total: Int in 0...5 = 0
      action save(name: String)
      content {
        for guest in guests {
          Rounds {
            on go(number, name) {
              total += number
              save(name: "\\(guest) \\(name)")
            }
          }
        }
      }
      """, "key enter",
      "add(by: 1); n = 3; add(by: 3); go(number: 1, name: \"x\"); go(number: 3, name: \"x\"); "
        + "total = 1; save(name: \"Ada x\"); total = 4; save(name: \"Ada x\")"
    ),
  ])
  func itTellsTheNewValue(body: String, steps: String, entry: String) throws {
    let log = try Self.log(body, steps)
    #expect(log.contains(entry), "\(log)")
  }

  @Test func aTextCannotFeignAnEntry() throws {
    let source = "screen S { content { textField } }"
    var preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 120, height: 30)
    preview.handle(.key(.character("e")))
    preview.run("tap textField")
    let text = "x\" → pay()\u{1B}[31m\u{202E}" + String(repeating: "y", count: 10_000)
    preview.handle(.paste(text))
    let bytes = preview.frame.bytes(after: nil, .full)
    #expect(HostilePreviewTests.isClean(bytes))
    let log = Self.log(preview.frame)
    #expect(log.contains(#"x\" → pay()"#))
    #expect(log.contains("…\""))
    // A text of any length is a few lines of the log.
    #expect(preview.frame.lines.filter { $0.count > 50 }.count < 8)
  }
}
