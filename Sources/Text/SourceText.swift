/// One version of a file: its path as people see it, and its bytes.
public final class SourceText: Sendable {
  public let path: String
  public let bytes: [UInt8]
  /// Computed at each call, because most files never need it: keep the result.
  public func lineTable() -> LineTable { LineTable(bytes) }

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of a range, with U+FFFD for bytes that are not UTF-8.
  public func string(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
