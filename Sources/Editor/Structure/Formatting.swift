import CtlDiagnostics
import CtlFormatter

extension EditorSnapshot {
  /// The edits that format a file.
  public func formatting(of file: FileID) -> [Edit] {
    program(file).map { Formatter.edits($0.tree) } ?? []
  }

  /// The edits of the members that a range touches.
  public func formatting(of file: FileID, range: Range<Int>) -> [Edit] {
    program(file).map { Formatter.edits($0.tree, range: range) } ?? []
  }

  /// The edits after a typed character before an offset: `}` or a line end.
  public func formatting(of file: FileID, typed character: UInt8, at offset: Int) -> [Edit] {
    program(file).map { Formatter.edits($0.tree, typed: character, at: offset) } ?? []
  }
}
