/// A request of a browser (HTTP/1.1), read from bytes with bounds.
public struct WebRequest: Sendable, Hashable {
  public var method: String
  /// Without a query.
  public var path: String
  /// Names in lower case; of two with one name, the first.
  public var headers: [String: String] = [:]
  public var body: [UInt8] = []

  public enum Reading: Sendable, Hashable {
    /// More bytes are needed.
    case incomplete
    /// Nothing after it can be read; the status to answer with.
    case invalid(Int)
    /// The request, and how many bytes it has.
    case request(WebRequest, Int)
  }

  public static let headLimit = 16 << 10
  public static let bodyLimit = 64 << 10

  public init(_ method: String, _ path: String) { (self.method, self.path) = (method, path) }

  /// The first request of some bytes.
  public static func read(_ bytes: [UInt8]) -> Reading {
    let end = bytes.prefix(headLimit).endOfHead
    guard let end else { return bytes.count >= headLimit ? .invalid(431) : .incomplete }
    let head = bytes[..<end]
    guard head.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 })
    else { return .invalid(400) }
    let lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: true)
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2] == "HTTP/1.1", words[1].hasPrefix("/") else {
      return .invalid(400)
    }
    let path = words[1].prefix { $0 != "?" && $0 != "#" }
    var request = WebRequest(String(words[0]), String(path))
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        return .invalid(400)
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmed
      // Two lengths or hosts would be read in two ways.
      if let known = request.headers[name], ["content-length", "host", "origin"].contains(name),
        known != value
      {
        return .invalid(400)
      }
      if request.headers[name] == nil { request.headers[name] = value }
    }
    if request.headers["transfer-encoding"] != nil { return .invalid(501) }
    var length = 0
    if let text = request.headers["content-length"] {
      guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let number = Int(text)
      else { return .invalid(400) }
      guard number <= bodyLimit else { return .invalid(413) }
      length = number
    }
    let start = end + 4
    guard bytes.count >= start + length else { return .incomplete }
    request.body = Array(bytes[start..<start + length])
    return .request(request, start + length)
  }
}

/// What the server sends back.
public struct WebAnswer: Sendable, Hashable {
  public var status: Int
  public var type = "text/plain; charset=utf-8"
  public var body: [UInt8] = []
  /// Whether events follow, until one side closes.
  public var isStream = false

  public init(_ status: Int, _ type: String? = nil, _ body: [UInt8] = []) {
    self.status = status
    if let type { self.type = type }
    self.body = body
  }

  public var bytes: [UInt8] {
    let reasons = [
      200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
      405: "Method Not Allowed", 413: "Content Too Large", 415: "Unsupported Media Type",
      431: "Request Header Fields Too Large", 501: "Not Implemented", 503: "Service Unavailable",
    ]
    var head = "HTTP/1.1 \(status) \(reasons[status] ?? "")\r\nContent-Type: \(type)\r\n"
    head += WebAnswer.guards
    head += isStream ? "\r\n" : "Content-Length: \(body.count)\r\n\r\n"
    return Array(head.utf8) + body
  }

  /// Only files of the server are used, no other page can read it or act in its name, and nothing is
  /// kept.
  private static let guards =
    "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
    + "Cross-Origin-Resource-Policy: same-origin\r\nContent-Security-Policy: default-src 'none'; "
    + "script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'self' vscode-webview:\r\n"
}

extension Sequence<UInt8> {
  fileprivate var endOfHead: Int? {
    var matched = 0
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    for (index, byte) in enumerated() {
      matched = byte == end[matched] ? matched + 1 : byte == end[0] ? 1 : 0
      if matched == 4 { return index - 3 }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
