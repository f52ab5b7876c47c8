import CtlLayout
import CtlText

/// Where a text is in its room.
enum Side: Int { case left, center, right }

struct TextStyle {
  var size = 17.0
  var color: Color
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  /// Nil for that of the system.
  var family: String?
  /// More room than the font gives, in points.
  var wordSpacing = 0.0
  var letterSpacing = 0.0

  init(_ color: Color, size: Double = 17, isBold: Bool = false) {
    self.color = color
    self.size = size
    self.isBold = isBold
  }

  var lineHeight: Double { size * 1.2 }

  func width(_ text: String) -> Double { width(text[...]) }

  func width(_ text: Substring) -> Double { TextMetrics.width(text, size, isBold: isBold) }
}

extension TextStyle {
  private var letters: TextLines { TextLines(size: size, isBold: isBold) }

  func fitted(_ text: String, in width: Double, middle: Bool = false) -> String {
    letters.fitted(text, in: width, middle: middle)
  }

  func wrapped(_ text: String, in width: Double, limit: Int) -> [String] {
    letters.wrapped(text, in: width, limit: limit)
  }
}

extension SVGWriter {
  /// A text on one line in the middle of a frame, cut to its width.
  mutating func text(
    _ text: String, in frame: Frame, _ side: Side, _ style: TextStyle, cutInTheMiddle: Bool = false
  ) {
    let line = style.fitted(text.onOneLine, in: frame.width, middle: cutInTheMiddle)
    let width = min(style.width(line), frame.width)
    let slack = frame.width - width
    self.text(
      line, x: frame.x + [0, slack / 2, slack][side.rawValue],
      y: frame.midY + 0.35 * style.size, width: width, side, style)
  }
}

extension String {
  /// Without breaks, and no longer than any screen is wide.
  var onOneLine: String {
    let text = utf8.count > 4_000 ? String(prefix(1_000)) : self
    guard text.utf8.contains(where: { $0 < 0x20 }) || text.contains(where: \.isNewline) else {
      return text
    }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}

extension Frame {
  var midX: Double { x + width / 2 }

  func inset(_ horizontal: Double, _ vertical: Double = 0) -> Frame {
    Frame(
      x: x + horizontal, y: y + vertical, width: max(width - 2 * horizontal, 0),
      height: max(height - 2 * vertical, 0))
  }

  /// A square in the middle.
  func square(_ side: Double) -> Frame {
    Frame(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }

  /// A part at the edge where lines begin or end, as so many points of the width.
  func leading(_ width: Double, _ isRightToLeft: Bool) -> Frame {
    var part = self
    part.width = min(width, self.width)
    if isRightToLeft { part.x = maxX - part.width }
    return part
  }

  func trailing(_ width: Double, _ isRightToLeft: Bool) -> Frame {
    leading(width, !isRightToLeft)
  }
}
