/// Where the lines of a file begin, for turning byte offsets into lines and columns and back.
///
/// A line ends at LF, CR LF or a lone CR. Lines and columns count from 0; columns are in bytes.
public struct LineTable: Sendable {
  public let starts: [UInt32]
  /// The length of the file in bytes.
  public let length: Int

  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      let count = bytes.count
      while index < count {
        let byte = bytes[index]
        index += 1
        if byte > 0x0D { continue }
        if byte == 0x0A {
          starts.append(UInt32(truncatingIfNeeded: index))
        } else if byte == 0x0D, index >= count || bytes[index] != 0x0A {
          starts.append(UInt32(truncatingIfNeeded: index))
        }
      }
    }
    self.starts = starts
    self.length = bytes.count
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

  /// The bytes of a line with its line end; an empty range past the last line.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < starts.count else { return length..<length }
    let end = line + 1 < starts.count ? Int(starts[line + 1]) : length
    return Int(starts[line])..<end
  }
}
