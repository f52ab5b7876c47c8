/// Marks in the comments of an example, which show where a finding is expected.
///
/// A comment line of spaces and carets marks the columns above its carets, on the nearest line
/// above that is not such a comment; text may follow the carets. `//<^^^` marks as many columns as
/// it has carets, from the column of its first slash on. A single caret past the end of the line
/// marks the place after the line.
///
///     slider { value = 5 }
///     //             ^ syntax/unexpected
public enum Annotations {
  public struct Mark: Hashable, Sendable {
    /// In bytes.
    public let range: Range<Int>
    /// The text after the carets.
    public let text: String
  }

  /// The marked places, in the order of the file.
  public static func parse(_ source: String) -> [Range<Int>] { marks(source).map(\.range) }

  public static func marks(_ source: String) -> [Mark] {
    var marks: [Mark] = []
    var marked = 0
    var offset = 0
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let bytes = Array(line.utf8)
      if let (columns, text) = mark(bytes) {
        marks.append(
          Mark(range: marked + columns.lowerBound..<marked + columns.upperBound, text: text))
      } else {
        marked = offset
      }
      offset += bytes.count + 1
    }
    return marks.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// The columns that a line marks, or nil for an ordinary line.
  private static func mark(_ line: [UInt8]) -> (columns: Range<Int>, text: String)? {
    let (space, slash, caret, less) = (UInt8(0x20), UInt8(0x2F), UInt8(0x5E), UInt8(0x3C))
    guard let start = line.firstIndex(where: { $0 != space && $0 != 0x09 }),
      line[start...].starts(with: [slash, slash])
    else { return nil }
    let isBeside = line[(start + 2)...].first == less
    let rest = line[(start + (isBeside ? 3 : 2))...].drop { $0 == space && !isBeside }
    let carets = rest.prefix { $0 == caret }
    guard !carets.isEmpty else { return nil }
    let text = rest.dropFirst(carets.count).drop { $0 == space }
    guard text.isEmpty || rest.dropFirst(carets.count).first == space else { return nil }
    let column = isBeside ? start : carets.startIndex
    return (column..<column + carets.count, String(decoding: text, as: UTF8.self))
  }
}
