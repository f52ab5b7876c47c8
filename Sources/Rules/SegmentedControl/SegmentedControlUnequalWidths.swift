import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlUnequalWidths = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    if let apportions = control.written(.apportionsSegmentWidthsByContent),
      apportions.value == .bool(true)
    {
      control.report(
        about, at: .value(apportions), looks: [.apportionsSegmentWidthsByContent],
        fixes: [control.delete(apportions, .suggestion)])
    }
    // 0 is an equal share of the rest.
    let widths = control.segments.elements.flatMap { segment -> [(Written, Double)] in
      guard let written = segment.written(.width) else { return [] }
      let values = written.value.map { [$0] } ?? written.values(inRoundsOf: control)
      return values.compactMap { value in
        value.number.flatMap { $0 > 0 ? (written, $0) : nil }
      }
    }
    guard let first = widths.first else { return }
    func withoutWidths() -> [Fix?] {
      let written = control.segments.elements.compactMap { $0.written(.width) }
        .filter { one in widths.contains { $0.0.entry.origin == one.entry.origin } }
      return [
        control.delete(
          written, title: Message("delete the widths", "删除这些宽度")(), .suggestion)
      ]
    }
    guard let other = widths.first(where: { $0.1 != first.1 }) else {
      if control.segments.elements.contains(where: { $0.written(.width) == nil }) {
        first.0.control.report(
          about, at: .value(first.0),
          label: Message("the other segments share the rest", "其他分段平分余下的宽度")(),
          looks: [.width],
          fixes: withoutWidths())
      }
      return
    }
    other.0.control.report(
      about, at: .value(other.0),
      related: other.0.valueLocation == first.0.valueLocation
        ? []
        : [
          Finding.Related(
            first.0.valueLocation,
            Message("this segment is {width} points wide", "此分段宽 {width} 点")(
              ["width": .number(first.1)]))
        ],
      looks: [.width],
      fixes: withoutWidths())
  }
}

private let about = Code(
  "segmented-control/unequal-widths", .warning,
  title: Message("all segments have the same width", "每个分段都是等宽的"),
  why: Message(
    "Equal widths show that the choices are equal, and let people find them by their place. A "
      + "wider segment looks more important than the others.",
    "等宽表示各选项是平等的，用户也能凭位置找到它们。较宽的分段看上去比其他的更重要。"),
  citation: .guidelines("Segmented Control > Guidelines; Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Unit" {
        segmentedControl {
          segment "Metric" { width: 50pt }
          segment "Imperial" { width: 90pt }
          //                          ^^^^
        }
      }
    }
    """,
    """
    table {
      row "Unit" {
        segmentedControl {
          for unit in ["Metric", "Imperial"] {
            segment "\\(unit)" { width: unit == "Metric" ? 60pt : 90pt }
            //                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    """
    table {
      row "Unit" {
        segmentedControl {
          segment "Metric" { width: 120pt }
          //                        ^^^^^
          segment "Imperial"
        }
      }
    }
    """,
    """
    table {
      row "Unit" {
        segmentedControl {
          segment "Metric"
          segment "Imperial"
          apportionsSegmentWidthsByContent: true
          //                                ^^^^
        }
      }
    }
    """),
  good: .inScreen(
    """
    table {
      row "Unit" {
        segmentedControl {
          segment "Metric" { width: 90pt }
          segment "Imperial" { width: 90pt }
          segment "Old" { width: 90pt }
        }
      }
    }
    """), fix: .suggestion)
