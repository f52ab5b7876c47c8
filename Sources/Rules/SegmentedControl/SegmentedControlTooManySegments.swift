import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let segmentedControlTooManySegments = Rule(
    about, visits: .kinds([.segmentedControl]), weight: .behavior
  ) { control in
    let segments = control.segments
    let most = control.settings[.maxSegmentsPhone]
    guard let count = segments.count, Double(count) > most,
      control.screen?.member(.device) == "iPhone"
    else { return }
    control.report(
      about, at: control.place(of: segments), ["max": .number(most), "n": .number(count)],
      label: Message("{n} segments on iPhone", "iPhone 上有 {n} 个分段")(["n": .number(count)]),
      related: control.related(to: segments))
  }
}

private let about = Code(
  "segmented-control/too-many-segments", .warning,
  title: Message(
    "on iPhone use {max} or fewer segments, not {n}", "iPhone 上的分段不应超过 {max} 个，现有 {n} 个"),
  why: Message(
    "All segments share the width of the screen. With more than five on an iPhone each becomes hard "
      + "to tap and has hardly any room for its text.",
    "所有分段平分屏幕的宽度。iPhone 上的分段超过5个时，每个分段都难以点准，文字也放不下。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: [
    """
    screen Grades {
      table {
        row "Grade" {
          segmentedControl {
          //<^^^^^^^^^^^^^^^^
            segment "A"; segment "B"; segment "C"; segment "D"; segment "E"; segment "F"
          }
        }
      }
    }
    """,
    """
    enum Grade { a; b; c; d; e; f }

    screen Grades {
      device: .iPhone
      var grade: Grade = .a
      table {
        row "Grade" {
          segmentedControl { selection <-> grade }
          //                               ^^^^^
        }
      }
    }
    """,
    """
    enum Grade { a; b; c; d; e; f }

    component GradeRow(grade: binding Grade) {
      row "Grade" { segmentedControl { selection <-> grade } }
    }

    screen Grades {
      var grade: Grade = .a
      table {
        GradeRow { grade <-> grade }
        //                   ^^^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Grades {
      table {
        row "Grade" {
          segmentedControl {
            segment "A"; segment "B"; segment "C"; segment "D"; segment "E"
          }
        }
      }
    }
    """,
    """
    enum Part { early; late }

    screen Grades {
      var part: Part = .early
      table {
        row "Part" { segmentedControl { selection <-> part } }
        row "Grade" {
          segmentedControl {
            if part == .early { segment "A"; segment "B"; segment "C" }
            if part == .late { segment "D"; segment "E"; segment "F" }
          }
        }
      }
    }
    """,
    """
    enum Grade { a; b; c; d; e; f }

    screen Grades {
      device: .iPad
      var grade: Grade = .a
      table {
        row "Grade" { segmentedControl { selection <-> grade } }
      }
    }
    """,
  ])
