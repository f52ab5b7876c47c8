import CtlCatalogue
import CtlDiagnostics
import CtlText

extension Rule {
  static let segmentedControlUnevenContent = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    guard let widths = control.segments.textWidths(of: control) else { return }
    let (most, least) = (Double(widths.upperBound), Double(widths.lowerBound))
    guard most > control.settings[.unevenRatio] * least,
      most - least >= control.settings[.unevenDifference]
    else { return }
    let texts = control.segments.texts(of: control).map { (text: $0, width: $0.text.displayWidth) }
    guard let long = texts.first(where: { $0.width == widths.upperBound }),
      let short = texts.first(where: { $0.width == widths.lowerBound })
    else { return }
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
