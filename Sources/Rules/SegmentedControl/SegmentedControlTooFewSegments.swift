import CtlDiagnostics

extension Rule {
  static let segmentedControlTooFewSegments = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    let segments = control.segments
    guard let count = segments.count else { return }
    guard Double(count) < control.settings[.minSegments] else {
      if let fewest = control.fewestSegments, let left = fewest.count,
        Double(left) < control.settings[.minSegments]
      {
        control.report(
          about, at: .kind,
          label: left == 0
            ? Message("none where the condition leaves them out", "条件不成立时没有分段")()
            : Message("only {n} where the condition leaves some out", "条件不成立时只剩 {n} 个")([
              "n": .number(left)
            ]),
          related: fewest.related,
          notes: left == 0
            ? [
              Message(
                "Put the condition around the control, so that it comes with its segments.",
                "请把条件放在控件外面，让控件与分段一起出现。")()
            ] : [])
      }
      return
    }
    let variable = count == 0 ? control.written(.selection)?.variable : nil
    let label =
      count == 0
      ? variable?.type.base == .string
        ? Message(
          "its segments are the cases of an `enum`, and this is text",
          "其分段是 `enum` 的成员，而这里是文字")()
        : Message("no segments", "没有分段")()
      : Message("only {n}", "只有 {n} 个")(["n": .number(count)])
    control.report(
      about, at: control.place(of: segments), label: label, related: control.related(to: segments))
  }
}

private let about = Code(
  "segmented-control/too-few-segments", .error,
  title: Message("a segmented control has two or more segments", "分段控件至少需要两个分段"),
  why: Message(
    "The segments are choices that exclude each other. With a single one there is nothing to "
      + "choose; a button or a switch is better.",
    "各分段是互斥的选项。只有一个分段就没有选择可言，用按钮或开关更清楚。"),
  citation: .guidelines("Segmented Control"),
  bad: [
    """
    screen Calls {
      table {
        row "Show" {
          segmentedControl { segment "All" }
          //<^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    screen Calls {
      var hasMissed: Bool = false
      var shown: Int = 0
      table {
        row "Show" {
          segmentedControl {
          //<^^^^^^^^^^^^^^^^
            segment "All"
            if hasMissed { segment "Missed" }
            selectedSegmentIndex <-> shown
          }
        }
        row "Missed" { switch { isOn <-> hasMissed } }
        row "Chosen: \\(shown)"
      }
    }
    """,
    """
    screen Calls {
      var isLoaded: Bool = false
      var shown: Int = 0
      action load()
      table {
        row "Show" {
          segmentedControl {
          //<^^^^^^^^^^^^^^^^
            if isLoaded { segment "All"; segment "Missed" }
            selectedSegmentIndex <-> shown
          }
        }
        row "Chosen: \\(shown)" { on select { isLoaded = true; load() } }
      }
    }
    """,
    """
    enum Filter { all "All" }

    screen Calls {
      var filter: Filter = .all
      table {
        row "Show" {
          segmentedControl { selection <-> filter }
          //                               ^^^^^^
        }
      }
    }
    """,
    """
    screen Calls {
      var kinds: [String] = ["All", "Missed"]
      var kind: Int = 0
      sample "New Phone" { kinds: ["All"] }
      table {
        row "Show" {
          segmentedControl {
          //<^^^^^^^^^^^^^^^^
            selectedSegmentIndex <-> kind
            for kind in kinds { segment "\\(kind)" }
          }
        }
      }
    }
    """,
    """
    screen Calls {
      var isSimple: Bool = false
      table {
        row "Show" {
          segmentedControl {
          //<^^^^^^^^^^^^^^^^
            if isSimple { segment "All" } else { segment "Missed" }
          }
        }
      }
    }
    """,
  ],
  good: .inTable(
    having: "let days: [String] = [\"Mon\", \"Tue\"]",
    """
    row "Show" {
      segmentedControl { segment "All"; segment "Missed" }
    }
    row "Day" {
      segmentedControl {
        for day in days { segment "\\(day)" }
      }
    }
    """) + [
      """
      component Show(hasMissed: Bool) {
        segmentedControl { segment "All"; if hasMissed { segment "Missed" } }
      }

      screen Calls {
        table { row "Show" { Show { hasMissed: true } } }
      }
      """,
      """
      enum Mode { day; week; year }

      screen Calls {
        var mode: Mode = .day
        var shown: Int = 0
        table {
          row "Show" {
            segmentedControl {
              if mode == .day {
                segment "AM"; segment "PM"
              } else if mode == .week {
                segment "Days"; segment "Weekend"
              } else if mode == .year {
                segment "Spring"; segment "Fall"
              }
              selectedSegmentIndex <-> shown
            }
          }
          row "Span" { segmentedControl { selection <-> mode } }
          row "Chosen: \\(shown)"
        }
      }
      """,
    ])
