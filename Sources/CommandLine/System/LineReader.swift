#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input as they arrive.
struct LineReader {
  /// A longer line is cut, before it costs memory.
  private static let limit = 64 << 20
  private var bytes: [UInt8] = []
  private var start = 0

  /// The next line without its end; nil when there is none.
  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(bytes[start..<end])
      }
      bytes.removeSubrange(..<start)
      start = 0
      searched = bytes.count
      guard bytes.count < Self.limit, receive() else {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : bytes
      }
    }
  }

  /// Adds what has arrived; returns whether there was anything.
  private mutating func receive() -> Bool {
    var count = 0
    repeat {
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = read(0, buffer.baseAddress!, buffer.count)
        filled = max(0, count)
      }
      bytes += part
    } while count < 0 && errno == EINTR
    return count > 0
  }
}
