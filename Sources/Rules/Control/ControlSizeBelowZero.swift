import CtlCatalogue
import CtlChecker
import CtlDiagnostics

import enum CtlRuntime.Font

extension Rule {
  static let controlSizeBelowZero = Rule(
    about, visits: .elements,
    having: [.width, .height, .spacing, .margins, .contentInset, .font]
  ) { element in
    let kind = Kind.named(element.kind)
    for name in sizes {
      guard let limit = name == .font ? CtlRuntime.Font.sizes.lowerBound : kind.leastLength(name)
      else {
        continue
      }
      func judge(_ value: Value?, _ place: PlacedElement.Place) {
        guard let points = value?.points, points < limit else { return }
        element.report(
          about, at: place, ["name": .text(name.name), "limit": .number(limit)],
          label: Message("{points} points", "{points} 点")(["points": .number(points)]))
      }
      for written in element.allWritten(name) { judge(written.value, .value(written)) }
      if element.isSetByAppearance(name) && !element.isWritten(name) {
        judge(element.value(name), .look(name))
      }
    }
  }

  private static let sizes: [PropertyName] = [
    .width, .height, .spacing, .margins, .contentInset, .font,
  ]
}

extension Kind {
  /// The least points of a length.
  fileprivate func leastLength(_ name: PropertyName) -> Double? {
    guard let property = property(named: name), property.type == .length, property.range != nil
    else { return nil }
    return numbers(of: name).lowerBound
  }
}

extension CtlChecker.Font {
  /// Whether there are letters of its size.
  var isPossible: Bool { size.map { $0 >= CtlRuntime.Font.sizes.lowerBound } ?? true }

  /// The points that a file says.
  fileprivate var size: Double? {
    switch self {
    case .custom(_, let size), .system(let size): size
    case .textStyle: nil
    }
  }
}

extension Value {
  /// The points of a length or of a font.
  fileprivate var points: Double? {
    if case .font(let font) = self { font.size } else { number }
  }
}

private let about = Code(
  "control/size-below-zero", .warning,
  title: Message("`{name}` is at least {limit}", "`{name}` 至少为 {limit}"),
  why: Message(
    "No size, no distance and no font is smaller than that. The control takes the nearest size that there "
      + "is, and shows something else than the file says.",
    "尺寸、间距和字号都不会比这更小。控件会采用最接近的可用尺寸，显示的与文件所写的不同。"),
  bad: .inContent(
    """
    imageView { image: "cup"; width: -3pt; decorative: true }
    //                               ^^^^
    """,
    """
    stack {
      spacing: -30pt
      //       ^^^^^
      margins: -1pt
      //       ^^^^
      label "Sun"
    }
    """,
    """
    view {
      width: -50pt
      //     ^^^^^
      label "Sun"
    }
    """,
    """
    label "Sun" { font: system(-3) }
    //                  ^^^^^^^^^^
    """)
    + .inScreen(
      """
      scrollView {
        height: -4pt
        //      ^^^^
        spacing: -8pt
        //       ^^^^
        contentInset: -2pt
        //            ^^^^
        label "Sun"
      }
      """),
  good: .inContent(
    """
    stack {
      spacing: 0pt
      margins: 8pt
      label "Sun"
      imageView { image: "cup"; width: 3pt; decorative: true }
    }
    """))
