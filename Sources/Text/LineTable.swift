/// Where the lines of a file begin, for turning byte offsets into lines and columns and back.
///
/// A line ends at LF, CR LF or a lone CR. Lines and columns count from 0; columns are in bytes.
public struct LineTable: Sendable {
  public private(set) var starts: [UInt32]
  /// The length of the file in bytes.
  public private(set) var length: Int

  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    Self.append(&starts, bytes, 0..<bytes.count)
    self.starts = starts
    self.length = bytes.count
  }

  /// The beginnings of the lines right after the line ends in a range.
  private static func append(_ starts: inout [UInt32], _ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      let end = range.upperBound
      while index < end {
        let byte = bytes[index]
        index += 1
        if byte > 0x0D { continue }
        if byte == 0x0A {
          starts.append(UInt32(truncatingIfNeeded: index))
        } else if byte == 0x0D, index >= bytes.count || bytes[index] != 0x0A {
          starts.append(UInt32(truncatingIfNeeded: index))
        }
      }
    }
  }

  /// The table after an edit of its text: only the lines around the edit are read again.
  /// - Parameters:
  ///   - range: what was replaced, in the old text.
  ///   - count: the number of bytes that replaced it.
  ///   - bytes: the new text.
  public mutating func update(replacing range: Range<Int>, withCount count: Int, in bytes: [UInt8])
  {
    let delta = count - range.count
    // A line feed at the edge of the edit may join or leave a carriage return of the line before.
    let first = max(0, position(at: range.lowerBound).line - 1)
    let last = position(at: range.upperBound).line
    var end = min(last + 1, starts.count)
    let readEnd: Int
    if end < starts.count {
      readEnd = Int(starts[end]) + delta
      end += 1
    } else {
      readEnd = bytes.count
    }
    var fresh: [UInt32] = []
    Self.append(&fresh, bytes, Int(starts[first])..<max(Int(starts[first]), readEnd))
    if delta != 0 {
      for index in end..<starts.count {
        starts[index] = UInt32(truncatingIfNeeded: Int(starts[index]) + delta)
      }
    }
    starts.replaceSubrange(first + 1..<max(end, first + 1), with: fresh)
    length = bytes.count
  }

  /// The line and the column in bytes of an offset; offsets past the end are taken as the end.
  public func position(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), length)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low, offset - Int(starts[low]))
  }

  /// The same, at once when the offset is in a line that is near: the one of the offset before.
  public func position(at offset: Int, near line: Int) -> (line: Int, column: Int) {
    guard line < starts.count, Int(starts[line]) <= offset, offset <= length,
      line + 1 == starts.count || offset < Int(starts[line + 1])
    else { return position(at: offset) }
    return (line, offset - Int(starts[line]))
  }

  /// The bytes of a line with its line end; an empty range past the last line.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < starts.count else { return length..<length }
    let end = line + 1 < starts.count ? Int(starts[line + 1]) : length
    return Int(starts[line])..<end
  }
}
