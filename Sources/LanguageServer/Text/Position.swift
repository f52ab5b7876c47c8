/// A place in a text as LSP counts it: line and column from 0, the column in the units of the
/// negotiated encoding. Any numbers are possible: those outside the text mean the nearest place in
/// it.
public struct Position: Sendable, Hashable {
  public let line: Int
  public let character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

public struct PositionRange: Sendable, Hashable {
  public let start: Position
  public let end: Position

  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

/// The unit of columns.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of the client's encodings that is known here; UTF-16, which every client knows, if
  /// there is none.
  static func negotiate(_ offered: [String]) -> PositionEncoding {
    for name in offered {
      if let encoding = PositionEncoding(rawValue: name) { return encoding }
    }
    return .utf16
  }
}
