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

  init(_ color: Color, size: Double = 17, isBold: Bool = false) {
    self.color = color
    self.size = size
    self.isBold = isBold
  }

  var lineHeight: Double { size * 1.2 }

  func width(_ text: some StringProtocol) -> Double {
    TextMetrics.width(text, size, isBold: isBold)
  }
}

extension TextStyle {
  /// The text if it fits in a width, else as much of it as does with the mark of an ellipsis.
  func fitted(_ text: String, in width: Double, middle: Bool = false) -> String {
    // Half a point is the precision of the layout.
    if self.width(text) <= width + 0.5, text.utf8.count < 10_000 { return text }
    let room = width - self.width("…")
    guard room > 0 else { return width >= self.width("…") ? "…" : "" }
    let head = beginning(text, in: middle ? room / 2 : room)
    if !middle { return String(head) + "…" }
    var tail: [Character] = []
    var left = room - self.width(head)
    for character in text[head.endIndex...].reversed() {
      left -= self.width(String(character))
      if left < 0 { break }
      tail.append(character)
    }
    return head + "…" + String(tail.reversed())
  }

  /// The longest beginning that fits.
  func beginning(_ text: some StringProtocol, in width: Double) -> Substring {
    let text = Substring(text)
    var sum = 0.0
    var end = text.startIndex
    while end < text.endIndex {
      sum += self.width(String(text[end]))
      if sum > width { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// A text in lines that fit in a width, broken between words where possible; empty lines remain.
  func wrapped(_ text: String, in width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = paragraph
      repeat {
        if lines.count == limit - 1, self.width(rest) > width + 0.5 || limit <= 0 {
          lines.append(fitted(String(rest), in: width))
          return lines
        }
        if lines.count >= limit { return lines }
        let (line, next) = firstLine(rest, width)
        lines.append(String(line))
        rest = rest[next...]
      } while !rest.isEmpty
    }
    return lines
  }

  private func firstLine(_ text: Substring, _ width: Double) -> (Substring, String.Index) {
    let fitting = beginning(text, in: width + 0.5)
    if fitting.endIndex == text.endIndex { return (fitting, text.endIndex) }
    guard !fitting.isEmpty else {
      let next = text.index(after: text.startIndex)
      return (text[..<next], next)
    }
    if text[fitting.endIndex] == " " { return (fitting, text.index(after: fitting.endIndex)) }
    // A break at a space, or between two wide characters, which need none.
    if let space = fitting.lastIndex(of: " "), space > fitting.startIndex,
      text[text.index(before: fitting.endIndex)].displayWidth < 2
    {
      return (fitting[..<space], text.index(after: space))
    }
    return (fitting, fitting.endIndex)
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
