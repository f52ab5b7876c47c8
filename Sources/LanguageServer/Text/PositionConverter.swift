/// Turns bytes into positions, for one message. On long lines it counts once and keeps the count of
/// every 256th byte, so that many findings on one line stay linear.
struct PositionConverter {
  let text: IndexedText
  let encoding: PositionEncoding
  /// For each long line, the units before every `step`th byte of it.
  private var counts: [Int: [UInt32]] = [:]

  private static let step = 256
  /// The line that was found last: the next one is mostly near.
  private var lastLine = 0

  init(_ text: IndexedText, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  mutating func position(_ offset: Int) -> Position {
    let line = line(at: offset)
    let column = min(max(offset, 0), text.lines.length) - Int(text.lines.starts[line])
    guard encoding != .utf8, column > 0 else { return Position(line: line, character: column) }
    let start = Int(text.lines.starts[line])
    guard column > Self.step else {
      return Position(line: line, character: units(start..<start + column))
    }
    let counts = counts(ofLine: line)
    let block = min(column / Self.step, counts.count - 1)
    let known = Int(counts[block])
    return Position(
      line: line,
      character: known + units(start + block * Self.step..<start + column))
  }

  private mutating func line(at offset: Int) -> Int {
    let starts = text.lines.starts
    for line in lastLine..<min(lastLine + 3, starts.count) where Int(starts[line]) <= offset {
      if line + 1 == starts.count || offset < Int(starts[line + 1]) {
        lastLine = line
        return line
      }
    }
    lastLine = text.lines.position(at: offset).line
    return lastLine
  }

  mutating func range(_ range: Range<Int>) -> PositionRange {
    let start = position(range.lowerBound)
    return PositionRange(
      start: start, end: range.isEmpty ? start : position(range.upperBound))
  }

  private mutating func counts(ofLine line: Int) -> [UInt32] {
    if let known = counts[line] { return known }
    let range = text.lines.range(ofLine: line)
    var result: [UInt32] = [0]
    var total = 0
    var start = range.lowerBound
    while start + Self.step <= range.upperBound {
      total += units(start..<start + Self.step)
      result.append(UInt32(truncatingIfNeeded: total))
      start += Self.step
    }
    counts[line] = result
    return result
  }

  private func units(_ range: Range<Int>) -> Int {
    let countsPairs = encoding == .utf16
    return text.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes[range] {
        count += (byte.isContinuation ? 0 : 1) + (countsPairs ? byte.utf16Width - 1 : 0)
      }
      return count
    }
  }
}
