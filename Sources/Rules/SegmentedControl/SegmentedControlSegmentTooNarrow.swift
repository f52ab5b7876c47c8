import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlSegmentTooNarrow = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    let target = control.settings[.hitTarget]
    // Of more segments than a line has room for another rule speaks.
    func cut() -> StatedWidth? {
      let most = control.settings[.maxSegmentsPhone]
      guard let count = control.segments.count, Double(count) <= most else { return nil }
      return control.cutWidth(needing: target * Double(count)).map { StatedWidth(points: $0) }
    }
    guard let width = control.greatestWidth ?? cut(),
      let count = control.segments.count, count > 0
    else {
      return reportOwnWidths(of: control, target)
    }
    let each = width.points / Double(count)
    guard each < target else { return }
    let needed = target * Double(count)
    func fixes() -> [Fix?] {
      if let written = width.written {
        return [
          control.replaceValue(written, with: needed.points, .suggestion)
        ]
      }
      return []
    }
    let place =
      width.written.map { PlacedElement.Place.value($0) } ?? width.constraint.map { .origin($0) }
    control.report(
      about, at: place ?? .kind,
      ["target": .text(target.rounded1), "w": .text(each.rounded1)],
      label: Message("{n} segments need {needed} points", "{n} 个分段需要 {needed} 点")([
        "n": .number(count), "needed": .text(needed.rounded1),
      ]), fixes: fixes())
  }

  /// Segments with a width of their own; 0 is as wide as the content.
  private static func reportOwnWidths(of control: PlacedElement, _ target: Double) {
    let narrow = control.segments.elements.compactMap { segment -> (Written, Double)? in
      guard let written = segment.written(.width), let width = segment.number(.width), width > 0,
        width < target
      else { return nil }
      return (written, width)
    }
    guard let (first, width) = narrow.first else { return }
    // Equally wide ones stay so.
    func fixes() -> [Fix?] {
      let others = narrow.dropFirst().filter { !$0.0.isOfItem }
      return [
        first.control.replaceValue(
          first, with: target.points, .suggestion,
          and: others.map { $0.0.replacing(with: target.points) })
      ]
    }
    first.control.report(
      about, at: .value(first), ["target": .text(target.rounded1), "w": .text(width.rounded1)],
      related: narrow.dropFirst().prefix(4).map {
        Finding.Related($0.0.valueLocation, Message("this one too", "此处也是")())
      }, fixes: fixes())
  }
}

extension Double {
  /// With at most one digit after the point, rounded down: always less than the required width.
  fileprivate var rounded1: String { Value.text((self * 10).rounded(.down) / 10) }
  /// Written as a length.
  fileprivate var points: String { Value.text(self) + "pt" }
}

private let about = Code(
  "segmented-control/segment-too-narrow", .warning,
  title: Message(
    "each segment needs {target} × {target} points; these are {w} points wide",
    "每个分段至少需要 {target}×{target} 点，现在宽 {w} 点"),
  why: Message(
    "A fingertip covers about 44 points. On narrower segments people hit the neighbor, and a wrong "
      + "choice takes effect at once.",
    "指尖大约覆盖44点。分段更窄时，用户容易点到旁边的分段，而错误的选择会立即生效。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: [
    """
    screen Fonts {
      table {
        row "Size" {
          segmentedControl {
            segment "S" { width: 30pt }
            //                   ^^^^
            segment "M" { width: 30pt }
          }
        }
      }
    }
    """,
    """
    screen Fonts {
      table {
        row "Size" {
          segmentedControl {
            segment "S"; segment "M"; segment "L"
            width: 131pt
            //     ^^^^^
          }
        }
      }
    }
    """,
    """
    screen Fonts {
      table {
        row "Size" {
          segmentedControl sizes { segment "S"; segment "M"; segment "L" }
          layout {
            pin width(sizes) == 100
            //<^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    """
    screen Fonts {
      content {
        label caption "Size"
        segmentedControl sizes { segment "S"; segment "M"; segment "L"; describedBy: caption }
        layout {
          pin topSpaceToSuperview(caption) == 16
          pin verticalSpacing(caption, sizes) == 8
          pin leadingSpaceToSuperview(caption, sizes) == 110
          pin trailingSpaceToSuperview(sizes) == 110
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    component Sizes(room: Length) {
      row "Size" {
        segmentedControl { segment "S"; segment "M"; segment "L"; width: room }
      }
    }

    screen Fonts {
      table {
        Sizes { room: 90pt }
        //            ^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    table {
      row "Size" {
        segmentedControl { segment "S"; segment "M"; segment "L"; width: 132pt }
      }
    }
    """), fix: .suggestion)
