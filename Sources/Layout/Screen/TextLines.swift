import CtlText

/// Texts in lines: as much of one as fits in a width.
public struct TextLines: Sendable {
  private let size: Double
  private let isBold: Bool

  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  private func width(_ text: String) -> Double { width(text[...]) }

  private func width(_ text: Substring) -> Double {
    TextMetrics.width(text, size, isBold: isBold)
  }

  /// How many lines a text needs.
  func count(_ text: String, in width: Double, limit: Int = 40) -> Double {
    let width = max(width, size)
    return isOneLine(text, in: width) ? 1 : Double(wrapped(text, in: width, limit: limit).count)
  }

  /// Whether a text of plain letters fits in one line, which most do: breaking it costs more.
  private func isOneLine(_ text: String, in width: Double) -> Bool {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E { return false }
      return true
    }
    guard isPlain else { return false }
    // No letter is wider than it is high.
    return Double(text.utf8.count) * size <= width || self.width(text) <= width + 0.5
  }

  /// The width of its longest word: wide characters need none beside them.
  func longestWord(of text: String) -> Double {
    var longest = 0.0
    for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      for part in word.split(whereSeparator: { $0.displayWidth > 1 }) {
        longest = max(longest, width(part))
      }
      if let wide = word.first(where: { $0.displayWidth > 1 }) {
        longest = max(longest, width(String(wide)))
      }
    }
    return (longest * 2).rounded(.up) / 2
  }

  /// The text if it fits in a width, else as much of it as does with the mark of an ellipsis.
  public func fitted(_ text: String, in width: Double, middle: Bool = false) -> String {
    // Half a point is the precision of the layout.
    if self.width(text) <= width + 0.5, text.utf8.count < 10_000 { return text }
    let room = width - self.width("…")
    guard room > 0 else { return width >= self.width("…") ? "…" : "" }
    let head = beginning(text[...], in: middle ? room / 2 : room)
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
  private func beginning(_ text: Substring, in width: Double) -> Substring {
    var sum = 0.0
    var plain = text
    // Letters are added up one by one, as below, so that the sum is the same.
    let count = plain.withUTF8 { bytes -> Int? in
      for (index, byte) in bytes.enumerated() {
        guard let own = TextMetrics.width(of: byte, size, isBold: isBold) else { return nil }
        sum += own
        // A mark may belong to the letter before it.
        if sum > width { return index + 1 == bytes.count || bytes[index + 1] < 0x80 ? index : nil }
      }
      return bytes.count
    }
    if let count { return text[..<text.utf8.index(text.startIndex, offsetBy: count)] }
    sum = 0
    var end = text.startIndex
    while end < text.endIndex {
      sum += self.width(String(text[end]))
      if sum > width { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// A text in lines that fit in a width, broken between words where possible; empty lines remain.
  public func wrapped(_ text: String, in width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in paragraphs(of: text) {
      var rest = paragraph
      let isRightToLeft = paragraph.isRightToLeft
      repeat {
        if lines.count == limit - 1, self.width(rest) > width + 0.5 || limit <= 0 {
          lines.append(
            fitted(String(rest).directed(rightToLeft: isRightToLeft), in: width))
          return lines
        }
        if lines.count >= limit { return lines }
        let (line, next) = firstLine(rest, width)
        lines.append(String(line).directed(rightToLeft: isRightToLeft))
        rest = rest[next...]
      } while !rest.isEmpty
    }
    return lines
  }

  private func paragraphs(of text: String) -> [Substring] {
    // Most have one: no byte of a line end is in them.
    let isOne = text.utf8.allSatisfy { !(0x0A...0x0D).contains($0) && $0 != 0xC2 && $0 != 0xE2 }
    return isOne
      ? [text[...]] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private func firstLine(_ text: Substring, _ width: Double) -> (Substring, String.Index) {
    let line = text.lineBreak(before: beginning(text, in: width + 0.5).endIndex)
    return (text[..<line.end], line.next)
  }
}
