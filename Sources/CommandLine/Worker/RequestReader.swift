#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The JSON objects of standard input as they arrive. Older versions of Bazel write no line end after
/// a request and wait for the answer, so an object ends with its last brace.
struct RequestReader {
  /// A longer request is cut, before it costs memory.
  private static let limit = 64 << 20
  private var bytes: [UInt8] = []
  /// How far the bytes are read, and what is open there.
  private var position = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// The bytes of the next object, or of what is there in its place; nil at the end of the input.
  mutating func next() -> [UInt8]? {
    while true {
      if scan() || bytes.count >= Self.limit || !receive() {
        let request = Array(bytes[..<position])
        bytes.removeSubrange(..<position)
        (position, depth, isInText, isEscaped) = (0, 0, false, false)
        return request.allSatisfy { $0 <= 0x20 } ? nil : request
      }
    }
  }

  /// Reads to the end of an object; returns whether there is one, or what can begin none.
  private mutating func scan() -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isInText {
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth < 1, byte > 0x20 { return true }
    }
    return false
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
