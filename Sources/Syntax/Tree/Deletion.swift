extension SyntaxTree {
  /// The bytes to delete to remove a member, or several neighbours: whole lines when nothing else
  /// is on them, else the members and one separator.
  public func deletionRange(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    var lineStart = range.lowerBound
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 {
      lineStart -= 1
    }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let startsLine = lineStart == 0 || bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D
    let endsLine = end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    if startsLine, endsLine {
      if end < bytes.count {
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      }
      return lineStart..<end
    }
    if end < bytes.count, bytes[end] == 0x3B {
      end += 1
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      return range.lowerBound..<end
    }
    // The last of several on a line takes the separator before it.
    var start = lineStart
    if start > 0, bytes[start - 1] == 0x3B {
      start -= 1
      return start..<range.upperBound
    }
    return range.lowerBound..<(endsLine ? range.upperBound : end)
  }
}
