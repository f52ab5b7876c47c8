/// Reads JSON (RFC 8259) from bytes, strictly, in one pass and in time linear in the bytes. Strings
/// are checked but not decoded. A byte order mark at the beginning is skipped.
public enum JSONReader {
  /// How deep arrays and objects may be nested.
  public static let depthLimit = 512

  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    guard bytes.count < Int(UInt32.max) else {
      throw JSONError(offset: bytes.count, reason: .length)
    }
    var parser = JSONParser(bytes)
    return try parser.parse()
  }
}

private struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  /// The arrays and objects that are open. This list replaces recursion, so that depth costs no
  /// stack.
  private var open: [Frame] = []

  private struct Frame {
    let start: Int
    var elements: [JSONNode] = []
    var members: [JSONMember] = []
    /// The key of the value that comes next; nil in an array.
    var key: JSONString?
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(JSONError) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while true {
      guard var node = try value() else { continue }
      // Closes every array and object that ends with this value.
      while let isObject = attach(node) {
        skipSpace()
        let byte = peek()
        if byte == UInt8(ascii: ",") {
          index += 1
          if isObject { try key() }
          break
        }
        guard byte == UInt8(ascii: isObject ? "}" : "]") else {
          throw error(isObject ? .commaInObject : .commaInArray)
        }
        index += 1
        node = close(isObject: isObject)
      }
      if open.isEmpty {
        skipSpace()
        guard index == bytes.count else { throw error(.trailing) }
        return node
      }
    }
  }

  // MARK: Arrays and objects

  /// The value that begins here; nil after the beginning of an array or object with content.
  private mutating func value() throws(JSONError) -> JSONNode? {
    skipSpace()
    let start = index
    switch peek() {
    case UInt8(ascii: "\""):
      let string = try string()
      return JSONNode(.string(string), start, index)
    case UInt8(ascii: "{"):
      try begin()
      if peek() == UInt8(ascii: "}") {
        index += 1
        return close(isObject: true)
      }
      try key()
      return nil
    case UInt8(ascii: "["):
      try begin()
      if peek() == UInt8(ascii: "]") {
        index += 1
        return close(isObject: false)
      }
      return nil
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try number()
      return JSONNode(number, start, index)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw error(.value)
    }
  }

  private mutating func begin() throws(JSONError) {
    guard open.count < JSONReader.depthLimit else {
      throw JSONError(offset: index, reason: .depth)
    }
    open.append(Frame(start: index))
    index += 1
    skipSpace()
  }

  private mutating func key() throws(JSONError) {
    skipSpace()
    guard peek() == UInt8(ascii: "\"") else { throw error(.key) }
    let key = try string()
    skipSpace()
    guard peek() == UInt8(ascii: ":") else { throw error(.colon) }
    index += 1
    open[open.count - 1].key = key
  }

  /// Puts a value in the innermost array or object, and returns which of them it is; nil when none
  /// is open.
  private mutating func attach(_ node: JSONNode) -> Bool? {
    let last = open.count - 1
    guard last >= 0 else { return nil }
    guard let key = open[last].key else {
      open[last].elements.append(node)
      return false
    }
    open[last].members.append(JSONMember(key: key, node: node))
    return true
  }

  private mutating func close(isObject: Bool) -> JSONNode {
    guard let frame = open.popLast() else { return JSONNode(.null, index, index) }
    let value = isObject ? JSONValue.object(frame.members) : .array(frame.elements)
    return JSONNode(value, frame.start, index)
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> JSONString {
    let start = index
    var hasEscapes = false
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        let length = UTF8Sequence.length(in: bytes[...], at: index)
        guard length > 0 else { throw JSONError(offset: index, reason: .encoding) }
        index += length
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        return JSONString(bytes, quoted: start..<index, hasEscapes: hasEscapes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try escape()
      } else if byte < 0x20 {
        throw JSONError(offset: index, reason: .control)
      } else {
        index += 1
      }
    }
    throw error(.end)
  }

  private mutating func escape() throws(JSONError) {
    index += 1
    switch peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      guard JSONString.hexadecimal(bytes[...], at: index + 1) != nil else {
        throw JSONError(offset: index + 1, reason: .unicodeEscape)
      }
      index += 5
    default: throw error(.escape)
    }
  }

  // MARK: Numbers and words

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var int = 0
    var fits = true
    while let digit = digit() {
      let (product, overflow) = int.multipliedReportingOverflow(by: 10)
      let (sum, more) = product.subtractingReportingOverflow(digit)
      // Counted downwards, because the least Int has no positive counterpart.
      int = sum
      if overflow || more { fits = false }
      index += 1
    }
    if index == first { throw error(.number) }
    if index - first > 1, bytes[first] == UInt8(ascii: "0") {
      throw JSONError(offset: first, reason: .leadingZero)
    }
    var isInteger = true
    if peek() == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      try digits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      index += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    if isInteger, fits, isNegative ? int != 0 : int != .min {
      return .int(isNegative ? int : -int)
    }
    guard let double = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      double.isFinite
    else { throw JSONError(offset: start, reason: .numberRange) }
    return .double(double)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while digit() != nil { index += 1 }
    if index == start { throw error(.number) }
  }

  private func digit() -> Int? {
    let byte = peek()
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte & 0xF) : nil
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONNode
  {
    let start = index
    for offset in 0..<word.utf8CodeUnitCount {
      guard peek() == word.utf8Start[offset] else { throw error(.value, at: start) }
      index += 1
    }
    return JSONNode(value, start, index)
  }

  // MARK: Bytes

  /// The byte here; 0 at the end, since 0 is never valid outside strings.
  private func peek() -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  /// The mistake here; at the end of the text, that it ends.
  private func error(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    if index >= bytes.count { return JSONError(offset: bytes.count, reason: .end) }
    return habit(reason) ?? JSONError(offset: offset ?? index, reason: reason)
  }

  /// What other formats allow here.
  private func habit(_ reason: JSONError.Reason) -> JSONError? {
    switch bytes[index] {
    case UInt8(ascii: "#"): return JSONError(offset: index, reason: .comment)
    case UInt8(ascii: "/")
    where index + 1 < bytes.count && [0x2A, 0x2F].contains(bytes[index + 1]):
      return JSONError(offset: index, reason: .comment)
    case UInt8(ascii: "'") where reason == .value || reason == .key:
      return JSONError(offset: index, reason: .quote)
    case UInt8(ascii: "]") where reason == .value, UInt8(ascii: "}") where reason == .key:
      let comma = bytes[..<index].lastIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
      guard let comma, bytes[comma] == UInt8(ascii: ",") else { return nil }
      return JSONError(offset: comma, reason: .lastComma)
    default: return nil
    }
  }
}
