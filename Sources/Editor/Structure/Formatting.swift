import CtlDiagnostics
import CtlFormatter

extension EditorSnapshot {
  /// The edits that format a file.
  public func formatting(of file: FileID) -> [Edit] {
    program(file).map { Formatter.edits($0.tree) } ?? []
  }

  /// The edits of the members that a range touches, on the lines of the range.
  public func formatting(of file: FileID, range: Range<Int>) -> [Edit] {
    guard let tree = program(file)?.tree else { return [] }
    let bytes = tree.source.bytes
    var lower = min(max(range.lowerBound, 0), bytes.count)
    var upper = min(max(range.upperBound, lower), bytes.count)
    // A range that ends where a line begins has nothing of that line.
    if upper > lower, bytes[upper - 1] == 0x0A { upper -= 1 }
    let range = lower..<upper
    while lower > 0, bytes[lower - 1] != 0x0A { lower -= 1 }
    while upper < bytes.count, bytes[upper] != 0x0A { upper += 1 }
    return Formatter.edits(tree, range: range).filter {
      lower <= $0.location.range.lowerBound && $0.location.range.upperBound <= upper
    }
  }

  /// The edits after a typed character before an offset: `}` or a line end.
  public func formatting(of file: FileID, typed character: UInt8, at offset: Int) -> [Edit] {
    program(file).map { Formatter.edits($0.tree, typed: character, at: offset) } ?? []
  }
}
