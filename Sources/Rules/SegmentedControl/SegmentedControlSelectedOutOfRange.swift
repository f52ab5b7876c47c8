import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlSelectedOutOfRange = Rule(
    about, visits: .kinds([.segmentedControl]), having: [.selectedSegmentIndex],
    weight: .settable(["selectedSegmentIndex"])
  ) { control in
    // Another rule reports that there are no segments.
    guard let written = control.written(.selectedSegmentIndex),
      let most = control.segments.count, most > 0
    else { return }
    // What people choose, the app may change with the segments.
    let fewest = written.isConstant && !written.isBinding ? control.fewestSegments : nil
    let count = fewest?.count.flatMap { $0 > 0 ? min($0, most) : nil } ?? most
    let limits = -1...Double(count - 1)
    guard let selected = control.initial(.selectedSegmentIndex)?.whole,
      !limits.contains(Double(selected))
    else {
      // A list that changes has other segments at another time.
      let isFixed = control.walk.current?.hasState != true
      if isFixed, let ends = written.ends(beyond: limits) {
        control.report(
          about, at: .value(written), ["i": .number(ends.end(beyond: limits))],
          label: ends.label(beyond: limits),
          fixes: [written.countingFromZero(ends, last: count - 1)])
      }
      return
    }
    control.report(
      about, at: .value(written), ["i": .number(selected)],
      label: Message("0 to {last}, or -1 for none", "应为0到{last}，或用 -1 表示没有")(
        ["last": .number(count - 1)]),
      related: count < most ? fewest?.related ?? [] : [],
      fixes: written.isBinding
        ? [] : [control.replaceValue(written, with: selected < 0 ? "-1" : String(count - 1))])
  }
}

private let about = Code(
  "segmented-control/selected-out-of-range", .error,
  title: Message("there is no segment {i}", "没有序号为 {i} 的分段"),
  why: Message(
    "Segments are counted from 0, and -1 means no selection. With any other number UIKit raises "
      + "an exception.",
    "分段从0开始计数，-1 表示没有选中。使用其他数值时，UIKit 会抛出异常。"),
  citation: Citation([.guidelines7], "Segmented Control > Appearance and Behavior"),
  bad: [
    """
    screen Feed {
      table {
        row "Posts" {
          segmentedControl {
            segment "New"
            segment "Best"
            selectedSegmentIndex: 2
            //                    ^
          }
        }
      }
    }
    """,
    """
    screen Feed {
      var isLong: Bool = false
      action show(index: Int)
      table {
        row "Posts" {
          segmentedControl posts {
            if isLong {
              segment "New"; segment "Best"; segment "Old"
            } else {
              segment "New"; segment "Best"
            }
            selectedSegmentIndex: 2
            //                    ^
            on valueChanged -> show(index: posts.selectedSegmentIndex)
          }
        }
        row "Long List" { switch { isOn <-> isLong } }
      }
    }
    """,
    """
    screen Feed {
      table {
        row "Posts" {
          segmentedControl {
            segment "New"
            segment "Best"
            selectedSegmentIndex: -2
            //                    ^^
          }
        }
      }
    }
    """,
    """
    component Posts(chosen: Int) {
      row "Posts" {
        segmentedControl { segment "New"; segment "Best"; selectedSegmentIndex: chosen }
      }
    }

    screen Feed {
      table {
        Posts { chosen: 2 }
        //              ^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    table {
      row "Posts" {
        segmentedControl { segment "New"; segment "Best"; selectedSegmentIndex: 1 }
      }
      row "People" {
        segmentedControl { segment "Near"; segment "Far"; selectedSegmentIndex: -1 }
      }
    }
    """), fix: .safe)
