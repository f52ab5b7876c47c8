import CtlCatalogue
import CtlChecker
import CtlDiagnostics

import enum CtlRuntime.Font

extension Rule {
  static let controlSizeBelowZero = Rule(
    about, visits: .elements, having: names
  ) { element in
    let kind = Kind.named(element.kind)
    for name in names {
      guard let limit = name == .font ? CtlRuntime.Font.sizes.lowerBound : kind.least(name) else {
        continue
      }
      let isSize = name == .font || kind.property(named: name)?.type == .length
      func judge(_ value: Value?, _ place: PlacedElement.Place) {
        guard let number = value?.size, number < limit else { return }
        let label = isSize ? Message("{n} points", "{n} 点") : Message("{n}", "{n}")
        element.report(
          about, at: place, ["name": .text(name.name), "limit": .number(limit)],
          label: label(["n": .number(number)]))
      }
      for written in element.allWritten(name) { judge(written.value, .value(written)) }
      if element.isSetByAppearance(name) && !element.isWritten(name) {
        judge(element.value(name), .look(name))
      }
    }
  }

  private static let names: [PropertyName] = [
    .width, .height, .spacing, .margins, .contentInset, .font, .numberOfLines, .maxLength,
    .contentOffset,
  ]
}

extension Kind {
  /// The least number of a property.
  fileprivate func least(_ name: PropertyName) -> Double? {
    property(named: name)?.range == nil ? nil : numbers(of: name).lowerBound
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
  /// The number, or the points of a font.
  fileprivate var size: Double? {
    if case .font(let font) = self { font.size } else { number }
  }
}

private let about = Code(
  "control/size-below-zero", .warning,
  title: Message("`{name}` is at least {limit}", "`{name}` 至少为 {limit}"),
  why: Message(
    "No size, no distance, no font and no number of lines or letters is smaller than that. The control takes "
      + "the nearest one that there is, and shows something else than the file says.",
    "尺寸、间距、字号、行数和字数都不会比这更小。控件会采用最接近的可用值，显示的与文件所写的不同。"),
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
    """,
    """
    label "Sun" { numberOfLines: -1 }
    //                           ^^
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
