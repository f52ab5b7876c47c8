import CtlWorkspace
import Testing

/// What a file gives to the screens of another one: what is wrong only with that is told where it is given.
@Suite struct OpenedScreenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let opened: String
    let opener: String
    /// The findings of the opener: the code, and the text at its place.
    let found: [String]
  }

  private static let pages =
    #"pageControl { numberOfPages: 3; currentPage <-> p; accessibility { label: "Page" } }"#

  static let cases = [
    Case(
      testDescription: "a number with which a variable begins",
      opened: #"screen U(x: Int) "U" { var p: Int = x; content { label "\(p)" }; \#(pages) }"#,
      opener: #"content { button "Open" { on touchUpInside -> push U(x: 5) } }"#,
      found: ["page-control/current-out-of-range 5"]),
    Case(
      testDescription: "a number that suits",
      opened: #"screen U(x: Int) "U" { var p: Int = x; content { label "\(p)" }; \#(pages) }"#,
      opener: #"content { button "Open" { on touchUpInside -> push U(x: 2) } }"#, found: []),
    Case(
      testDescription: "a place that a binding follows",
      opened: #"screen U(p: binding Int) "U" { content { label "\(p)" }; \#(pages) }"#,
      opener: #"var p: Int = 5; content { button "Open" { on touchUpInside -> push U(p <-> p) } }"#,
      found: ["page-control/current-out-of-range 5"]),
    Case(
      testDescription: "a title",
      opened: """
        screen U(x: String) "U" {
          action f()
          content { button { title: x; on touchUpInside -> f() } }
        }
        """,
      opener: #"content { button "Open" { on touchUpInside -> push U(x: "Send it now") } }"#,
      found: [#"button/title-capitalization "Send it now""#]),
    Case(
      testDescription: "the label that names a control",
      opened: """
        screen U(x: String) "U" {
          var t: String = ""
          content { label l "\\(x)"; textField { text <-> t; describedBy: l } }
        }
        """,
      opener: #"content { button "Open" { on touchUpInside -> push U(x: "Email") } }"#,
      found: [#"text-field/keyboard-mismatch "Email""#]),
    Case(
      testDescription: "the screen of a tab",
      opened: """
        screen U(x: String) "U" {
          action f()
          content { button { title: x; on touchUpInside -> f() } }
        }
        """,
      opener: """
        tabBar {
          tab "A" { screen: U(x: "Send it now") }
          tab "B" { content { label "B" } }
        }
        """,
      found: [#"button/title-capitalization "Send it now""#]),
    Case(
      testDescription: "one of two values",
      opened: """
        screen U(x: Int) "U" {
          var d: Date = "2026-05-04T10:00"
          table { row "A"; row "B" { datePicker { mode: .time; date <-> d; minuteInterval: x } } }
        }
        """,
      opener: """
        content {
          button "Open" { on touchUpInside -> push U(x: 25) }
          button "Show" { on touchUpInside -> push U(x: 15) }
        }
        """,
      found: ["date-picker/minute-interval 25"]),
    Case(
      testDescription: "several values, each of which is wrong",
      opened: """
        screen U(x: Int) "U" {
          var d: Date = "2026-05-04T10:00"
          table { row "A"; row "B" { datePicker { mode: .time; date <-> d; minuteInterval: x } } }
        }
        """,
      opener: """
        content {
          button "Open" { on touchUpInside -> push U(x: 25) }
          button "Show" { on touchUpInside -> push U(x: 35) }
        }
        """,
      found: ["date-picker/minute-interval 25", "date-picker/minute-interval 35"]),
    Case(
      testDescription: "a step of nothing",
      opened: """
        screen U(x: Int) "U" {
          var n: Int in 0...9 = 1
          table { row "Cups: \\(n)" { stepper { value <-> n; stepValue: x } } }
        }
        """,
      opener: #"content { button "Open" { on touchUpInside -> push U(x: 0) } }"#,
      found: ["stepper/step-not-positive 0"]),
    Case(
      testDescription: "what the opened file has by itself, and what it is given",
      opened: """
        screen U(x: Int = 7) "U" {
          var d: Date = "2026-05-04T10:00"
          table { row "A"; row "B" { datePicker { mode: .time; date <-> d; minuteInterval: x } } }
        }
        """,
      opener: #"content { button "Open" { on touchUpInside -> push U(x: 25) } }"#,
      found: ["date-picker/minute-interval 25"]),
    Case(
      testDescription: "an exception in the opened file",
      opened: """
        screen U(x: Int) "U" {
          var d: Date = "2026-05-04T10:00"
          table {
            row "A"
            row "B" {
              @allow(date-picker/minute-interval, because: "Rare.")
              datePicker { mode: .time; date <-> d; minuteInterval: x }
            }
          }
        }
        """,
      opener: #"content { button "Open" { on touchUpInside -> push U(x: 25) } }"#, found: []),
    Case(
      testDescription: "what is wrong in the opened file itself",
      opened: #"screen U(x: Int = 7) "U" { content { label "\(x)" { textColor: #FFFFFF } } }"#,
      opener:
        #"content { background: .white; button "Open" { on touchUpInside -> push U(x: 1) } }"#,
      found: []),
  ]

  private static func found(_ workspace: inout Workspace, _ source: String) -> [String] {
    workspace.check(["A.ctl"]).compactMap { $0 }.flatMap(\.findings).filter {
      $0.code.id != "date-picker/not-inline"
    }
    .map {
      "\($0.code.id) \(String(decoding: Array(source.utf8)[$0.location.range], as: UTF8.self))"
    }
  }

  @Test(arguments: cases) func isToldWhereItIsGiven(item: Case) {
    let source = "import \"B.ctl\"\nscreen S \"S\" { \(item.opener) }\n"
    var workspace = Workspace(root: ".")
    workspace.open("A.ctl", Array(source.utf8))
    workspace.open("B.ctl", Array(item.opened.utf8))
    #expect(Self.found(&workspace, source) == item.found)
    // What the opened screen becomes counts at the next check.
    workspace.open("B.ctl", Array(#"screen U(x: Int = 0) "U" { content { label "\(x)" } }"#.utf8))
    #expect(!Self.found(&workspace, source).contains { item.found.contains($0) })
  }

  /// Files that import each other are judged at the same time.
  @Test func filesOfACircleToo() {
    let source =
      "import \"B.ctl\"\nscreen S \"S\" { content { button \"Open\" { on touchUpInside -> push U(x: 5) } } }\n"
    let opened = #"""
      import "A.ctl"
      screen U(x: Int) "U" {
        var p: Int = x
        content { label "\(p)"; button "Open" { on touchUpInside -> push S() } }
        \#(Self.pages)
      }
      """#
    var workspace = Workspace(root: ".")
    workspace.open("A.ctl", Array(source.utf8))
    workspace.open("B.ctl", Array(opened.utf8))
    #expect(Self.found(&workspace, source) == ["page-control/current-out-of-range 5"])
  }

  /// A screen passes on what it is given, to a third file; screens that open each other end too.
  @Test func whatIsPassedOnIsToldWhereItIsGiven() {
    let source = """
      import "B.ctl"
      screen S "S" {
        content { button "Open" { on touchUpInside -> push V(y: 5, z: "Email") } }
      }
      """
    var workspace = Workspace(root: ".")
    workspace.open("A.ctl", Array(source.utf8))
    workspace.open(
      "B.ctl",
      Array(
        """
        import "C.ctl"
        screen V(y: Int, z: String) "V" {
          content { label "\\(y)"; button "Open" { on touchUpInside -> push U(x: y, t: z) } }
        }
        """.utf8))
    workspace.open(
      "C.ctl",
      Array(
        #"""
        import "B.ctl"
        screen U(x: Int, t: String) "U" {
          var p: Int = x
          var e: String = ""
          content {
            textField "\(t)" { text <-> e }
            button "Open" { on touchUpInside -> push V(y: x, z: t) }
          }
          \#(Self.pages)
        }
        """#.utf8))
    #expect(
      Self.found(&workspace, source) == [
        "page-control/current-out-of-range 5", #"text-field/keyboard-mismatch "Email""#,
      ])
  }

  /// Many short files may open the same long screen: each looks only as far as its own length allows.
  @Test(arguments: [10, 9_000]) func aLongScreenIsLeftToItself(length: Int) {
    let labels = (0..<length).map { "label \"A\($0)\"" }.joined(separator: "\n")
    let opened = """
      screen U(x: Int) "U" {
        var p: Int = x
        content { label "\\(p)" }
        \(Self.pages)
        scrollView { \(labels) }
      }
      """
    let source =
      "import \"B.ctl\"\nscreen S \"S\" { content { button \"Open\" { on touchUpInside -> push U(x: 5) } } }\n"
    var workspace = Workspace(root: ".")
    workspace.open("A.ctl", Array(source.utf8))
    workspace.open("B.ctl", Array(opened.utf8))
    let found = Self.found(&workspace, source)
    #expect(found == (length == 10 ? ["page-control/current-out-of-range 5"] : []))
  }
}
