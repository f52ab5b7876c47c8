import CtlText

/// A text and the beginnings of its lines.
public struct IndexedText: Sendable {
  public private(set) var bytes: [UInt8]
  public private(set) var lines: LineTable

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The bytes of a line without its line end.
  func content(ofLine line: Int) -> Range<Int> {
    let range = lines.range(ofLine: line)
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == 0x0A { end -= 1 }
    if end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    return range.lowerBound..<end
  }

  /// The byte of a position. Past the end of a line means its end, past the last line the end of the
  /// text, and inside a character its beginning. Linear in the length of the line.
  public func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= lines.starts.count { return bytes.count }
    let content = content(ofLine: position.line)
    if position.character <= 0 { return content.lowerBound }
    switch encoding {
    case .utf8:
      guard position.character < content.count else { return content.upperBound }
      var offset = content.lowerBound + position.character
      // At most three bytes follow the first of a character.
      for _ in 0..<3 where offset > content.lowerBound && bytes[offset].isContinuation {
        offset -= 1
      }
      return offset
    case .utf16, .utf32:
      var units = 0
      var offset = content.lowerBound
      while offset < content.upperBound {
        var next = offset + 1
        while next < content.upperBound, bytes[next].isContinuation { next += 1 }
        let width = encoding == .utf16 ? bytes[offset].utf16Width : 1
        if units + width > position.character { return offset }
        units += width
        offset = next
        if units == position.character { return offset }
      }
      return offset
    }
  }

  /// The bytes of a range; an empty range at its start when the end comes first.
  public func offsets(of range: PositionRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }

  /// Replaces a range by a text.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
    lines.update(replacing: range, withCount: text.count, in: bytes)
  }
}

extension UInt8 {
  /// Whether it continues a character in UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// The UTF-16 code units of the character that begins with this byte; 1 if it is not UTF-8.
  var utf16Width: Int { self >= 0xF0 && self <= 0xF4 ? 2 : 1 }
}
