import CtlDiagnostics
import CtlFormatter

extension EditorSnapshot {
  /// The edits that bring a file into the one style.
  public func formatting(of file: FileID) -> [Edit] {
    program(file).map { Formatter.edits($0.tree) } ?? []
  }

  /// Those of the members that a range touches.
  public func formatting(of file: FileID, range: Range<Int>) -> [Edit] {
    program(file).map { Formatter.edits($0.tree, range: range) } ?? []
  }

  /// Those for a character that was just typed in front of an offset: `}` or a line end.
  public func formatting(of file: FileID, typed character: UInt8, at offset: Int) -> [Edit] {
    program(file).map { Formatter.edits($0.tree, typed: character, at: offset) } ?? []
  }
}
