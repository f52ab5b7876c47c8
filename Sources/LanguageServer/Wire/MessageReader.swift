/// Takes the bytes of a stream apart into the bodies of messages (LSP, "Base Protocol"). Bytes may
/// come in any portions: many messages at once, or a message in many pieces.
///
/// It takes what clients send: header names in any case, spaces around values, lines that end with a
/// lone LF, headers in any order. After a header that cannot be understood it looks for the next
/// `Content-Length` and goes on there, so nothing on the stream ends the server.
public struct MessageReader: Sendable {
  public enum Event: Sendable, Equatable {
    case body([UInt8])
    /// The bytes between messages are not a header, or the header promises a body that cannot be
    /// read.
    case failure(String)
  }

  /// Longer bodies are refused. The parser's limit for files is far lower.
  public static let bodyLimit = 256 << 20
  /// A longer line is not a header.
  private static let lineLimit = 8 << 10

  private var buffer: [UInt8] = []
  /// Where the unread bytes begin.
  private var start = 0
  /// How far the search for a line end has come.
  private var searched = 0
  private var length: Int?
  private var hasHeaders = false
  private var charset: String?
  /// Whether to search for headers in the middle of lines.
  private var isLost = false
  private var failures: [String] = []

  public init() {}

  public mutating func append(_ bytes: [UInt8]) {
    // Moving the rest to the front after each message would be quadratic in a burst.
    if start > 0 {
      searched = max(0, searched - start)
      buffer.removeSubrange(..<start)
      start = 0
    }
    if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
  }

  /// The next message, if all of it is here.
  public mutating func next() -> Event? {
    while failures.isEmpty {
      if let length, isBody {
        guard buffer.count - start >= length else { return nil }
        let body = Array(buffer[start..<start + length])
        start += length
        return finish(body)
      }
      guard let line = nextLine() else { break }
      header(line)
    }
    return failures.isEmpty ? nil : .failure(failures.removeFirst())
  }

  /// The body was malformed: perhaps its length was wrong, and the stream is out of step.
  public mutating func bodyWasMalformed() { isLost = true }

  // MARK: Headers

  /// Whether the empty line after the headers was read.
  private var isBody = false

  /// The next line without its end; nil when it is not complete.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    var index = max(start, searched)
    while index < buffer.count, buffer[index] != 0x0A { index += 1 }
    searched = index
    guard index < buffer.count else {
      guard index - start > Self.lineLimit else { return nil }
      lose("a header line does not end")
      // The end of the dropped bytes may be the beginning of a header.
      start = index - 64
      return nil
    }
    var end = index
    if end > start, buffer[end - 1] == 0x0D { end -= 1 }
    let line = buffer[start..<end]
    start = index + 1
    return line
  }

  private mutating func header(_ line: ArraySlice<UInt8>) {
    if line.isEmpty {
      if let length {
        isBody = true
        if length > Self.bodyLimit {
          lose("a body of \(length) bytes is longer than this server takes")
        }
      } else if hasHeaders {
        lose("the headers have no `Content-Length`")
      }
      return
    }
    if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      let value = trimmed(line[(colon + 1)...])
      switch lowercased(trimmed(line[..<colon])) {
      case "content-length":
        guard let number = decimal(value) else {
          return lose("`Content-Length` is no number")
        }
        length = number
        hasHeaders = true
        return
      case "content-type":
        charset = Self.charset(in: lowercased(value))
        hasHeaders = true
        return
      case let name where isName(name) && !name.hasSuffix("content-length"):
        hasHeaders = true
        if !isLost { return }
      default: break
      }
    }
    lose("this is no header: a message begins with `Content-Length`", resetting: !isLost)
    if let number = embeddedLength(in: line) {
      length = number
      hasHeaders = true
    }
  }

  /// The number after the last `Content-Length:` in a line of other text.
  private func embeddedLength(in line: ArraySlice<UInt8>) -> Int? {
    let name = Array("content-length".utf8)
    guard line.count > name.count else { return nil }
    var index = line.endIndex - name.count - 1
    while index >= line.startIndex {
      let isHere = zip(line[index...], name).allSatisfy { $0 | 0x20 == $1 || $0 == $1 }
      if isHere {
        let rest = trimmed(line[(index + name.count)...])
        if rest.first == UInt8(ascii: ":") { return decimal(trimmed(rest.dropFirst())) }
      }
      index -= 1
    }
    return nil
  }

  private mutating func lose(
    _ reason: String, resetting: Bool = true
  ) {
    // One report each time the stream gets out of step.
    if !isLost { failures.append(reason) }
    isLost = true
    if resetting { forgetHeaders() }
  }

  private mutating func finish(_ body: [UInt8]) -> Event {
    let charset = charset
    forgetHeaders()
    isLost = false
    if let charset, charset != "utf-8", charset != "utf8" {
      return .failure("the charset `\(charset)` is not supported, only `utf-8`")
    }
    return .body(body)
  }

  private mutating func forgetHeaders() {
    length = nil
    charset = nil
    hasHeaders = false
    isBody = false
  }

  // MARK: Values

  private static func charset(in type: String) -> String? {
    for part in type.split(separator: ";") {
      let part = part.filter { $0 != " " && $0 != "\t" && $0 != "\"" && $0 != "'" }
      if part.hasPrefix("charset=") { return String(part.dropFirst("charset=".count).prefix(40)) }
    }
    return nil
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return bytes
  }

  private func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.count < 19 else { return nil }
    var value = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte & 0xF)
    }
    return value
  }

  /// Whether a header may have this name.
  private func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }
}
