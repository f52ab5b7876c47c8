import CtlCatalogue
import CtlDiagnostics
import CtlText

extension Rule {
  static let segmentedControlUnevenContent = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    guard let (long, short) = control.unevenSegments else { return }
    control.report(
      about, at: long.text.place,
      label: Message(
        "`{long}` is {columns} columns wide, `{short}` only {fewer}",
        "“{long}”占 {columns} 列，“{short}”只占 {fewer} 列")([
          "long": .text(long.text.text), "columns": .number(long.width),
          "short": .text(short.text.text), "fewer": .number(short.width),
        ]),
      related: control.segments.listed == nil
        ? [Finding.Related(short.text.location, Message("the shortest is here", "最短的在此处")())]
        : [
          Finding.Related(long.text.location, Message("the longest is here", "最长的在此处")()),
          Finding.Related(short.text.location, Message("the shortest is here", "最短的在此处")()),
        ])
  }
}

extension PlacedElement {
  typealias SegmentText = (text: Segments.Text, width: Int)

  /// Its longest text and the shortest one that it is uneven with and may stand beside, where segments
  /// are equally wide.
  var unevenSegments: (SegmentText, SegmentText)? {
    if bool(.apportionsSegmentWidthsByContent) == true { return nil }
    guard let widths = segments.textWidths(of: self) else { return nil }
    let longer = segments.knownParts(of: self).map { ($0, $0.text.displayWidth) }
    let most = Double(max(widths.upperBound, longer.map(\.1).max() ?? 0))
    let least = Double(widths.lowerBound)
    guard most > settings[.unevenRatio] * least, most - least >= settings[.unevenDifference] else {
      return nil
    }
    var texts: [SegmentText] = []
    for text in segments.texts(of: self) where texts.count < 64 {
      texts.append((text, text.text.displayWidth))
    }
    let ascending = texts.sorted { $0.width < $1.width }
    for long in (texts + longer).sorted(by: { $0.width > $1.width }) {
      for short in ascending {
        let difference = Double(long.width - short.width)
        guard Double(long.width) > settings[.unevenRatio] * Double(short.width),
          difference >= settings[.unevenDifference], long.text.canMeet(short.text, in: self)
        else { continue }
        return (long, short)
      }
    }
    return nil
  }
}

extension Segments.Text {
  fileprivate func canMeet(_ other: Segments.Text, in control: PlacedElement) -> Bool {
    guard case .value(let own) = place, case .value(let others) = other.place else { return true }
    return own.control.canMeet(others.control, in: control)
  }
}

private let about = Code(
  "segmented-control/uneven-content", .advice,
  title: Message(
    "segments are equally wide, so give them content of similar size",
    "分段等宽，各分段内容的长短不应相差很大"),
  why: Message(
    "Every segment is as wide as the others. One long text fills its segment to the brim, or is cut "
      + "off, while the short ones float in empty space.",
    "所有分段等宽。一个很长的文字会占满甚至超出分段，而短文字的周围则空荡荡的。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: [
    """
    screen Albums {
      table {
        row "Photos" {
          segmentedControl {
            segment "All"
            segment "Recently Deleted"
            //      ^^^^^^^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    """
    enum Period { day; week; quarterYear }

    screen Albums {
      var period: Period = .day
      table {
        row "Period" {
          segmentedControl { selection <-> period }
          //                               ^^^^^^
        }
      }
    }
    """,
    """
    component Choice(names: [String]) {
      row "Photos" {
        segmentedControl { for name in names { segment "\\(name)" } }
      }
    }

    screen Albums {
      table {
        Choice { names: ["All", "Mine", "Recently Deleted"] }
        //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    component Choice(first: String, second: String) {
      row "Photos" {
        segmentedControl { segment "\\(first)"; segment "\\(second)" }
      }
    }

    screen Albums {
      table {
        Choice { first: "All"; second: "Favorites" }
        //                             ^^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inTable(
    """
    row "Photos" { segmentedControl { segment "All"; segment "Deleted" } }
    row "Order" { segmentedControl { segment "Name"; segment "Position" } }
    row "范围" { segmentedControl { segment "全部"; segment "收藏" } }
    """))
