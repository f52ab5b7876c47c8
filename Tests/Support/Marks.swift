/// The marks of a source: where findings are expected.
///
/// A comment line under a line of source marks columns of that line: `// ^^^` marks the columns
/// above the carets; `//<^^^` marks as many columns as there are carets, from the column of the
/// first slash. One caret marks the place of a finding without width. Words after the carets are
/// for people, but the first may be a code.
public struct Mark: Hashable, Sendable {
  public let range: Range<Int>
  public let words: String

  /// Every mark of a source, as byte ranges.
  public static func all(in source: String) -> [Mark] {
    var marks: [Mark] = []
    var target = 0
    var start = 0
    let bytes = Array(source.utf8)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if let mark = mark(Array(line)) {
        let place = target + mark.columns.lowerBound..<target + mark.columns.upperBound
        marks.append(Mark(range: place, words: mark.words))
      } else {
        target = start
      }
      start += line.count + 1
    }
    return marks
  }

  private static func mark(_ line: [UInt8]) -> (columns: Range<Int>, words: String)? {
    guard let slash = line.firstIndex(where: { $0 != 0x20 }),
      line[slash...].starts(with: [0x2F, 0x2F])
    else { return nil }
    var index = slash + 2
    let isShifted = index < line.count && line[index] == 0x3C
    if isShifted { index += 1 }
    while index < line.count, line[index] == 0x20 { index += 1 }
    let first = index
    while index < line.count, line[index] == 0x5E { index += 1 }
    guard index > first else { return nil }
    let words = String(decoding: line[index...], as: UTF8.self)
      .split(separator: " ").joined(separator: " ")
    let column = isShifted ? slash : first
    return (column..<column + index - first, words)
  }

  /// Whether a finding is at the mark.
  public func marks(_ range: Range<Int>) -> Bool {
    self.range == range || (range.isEmpty && self.range.lowerBound == range.lowerBound)
  }
}
