// The texts of a container besides its title: the second line of a row, the note below a section.

extension PointFlow {
  /// The side of the image of a row.
  static let rowImage = 29.0
  /// The width of the sign at the end of a row, with the space before it.
  static let rowAccessory = 24.0
  /// Above and below the texts of a row, as where a title has a smaller text below it.
  static let rowEdge = 4.5
}

/// How high texts are at the last width that was asked for: the flow runs several times, mostly with the same
/// widths.
struct TextHeights: Sendable {
  private var known: [(width: Double, height: Double)]

  /// - Parameter count: How many texts there are.
  init(count: Int) { known = Array(repeating: (.nan, 0), count: count) }

  mutating func height(_ text: Int, at width: Double, _ measure: () -> Double) -> Double {
    if known[text].width == width { return known[text].height }
    let height = measure()
    known[text] = (width, height)
    return height
  }
}

extension LayoutBox {
  /// Beside the title of a screen that has no navigation bar of its own.
  public static let titleEdge = 8.0

  /// The size of the second line of a row, for the size of its title.
  public var subtitleSize: Double { fontSize * 12 / 17 }

  /// The size of the title of a section, and of the note below it, which are smaller than its rows.
  public var footerSize: Double { fontSize * 13 / 17 }

  static func height(_ fontSize: Double) -> Double {
    (fontSize * 1.2 * 2).rounded(.up) / 2
  }

  /// The width of the title and the text below it.
  var titleWidth: Double {
    let below = (TextMetrics.width(subtitle, subtitleSize) * 2).rounded(.up) / 2
    return max(textWidth, below)
  }

  /// The height of the title and the text below it.
  var titleHeight: Double {
    if subtitle.isEmpty { return lineHeight }
    return (text.isEmpty ? 0 : lineHeight) + LayoutBox.height(subtitleSize)
  }

  /// The lines of the title of a section, in capitals. It is as large as the note below.
  public func headerLines(at width: Double) -> Double {
    LayoutBox.lines(
      of: text.uppercased(), footerSize, max(width - 2 * PointFlow.margin, footerSize))
  }

  /// The height of the title of a section with the space around it.
  func headerHeight(at width: Double) -> Double {
    let text = headerLines(at: width) * LayoutBox.height(footerSize)
    return PointFlow.header + max(text - LayoutBox.height(13), 0)
  }

  /// The height of the note at the width of its section, with the space around it.
  func footerHeight(at width: Double) -> Double {
    let room = max(width - 2 * PointFlow.margin, footerSize)
    let lines = LayoutBox.lines(of: footer, footerSize, room)
    return lines * LayoutBox.height(footerSize) + 2 * PointFlow.gap
  }
}
