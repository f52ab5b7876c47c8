/// A JSON text as a value. Arrays and objects hold nodes, which know their place in the bytes.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that fits.
  case int(Int)
  /// Any other number; always finite.
  case double(Double)
  case string(JSONString)
  case array([JSONNode])
  /// In the order of the text; a repeated key is in the list twice.
  case object([JSONMember])
}

/// A value and its place.
public struct JSONNode: Sendable {
  public let value: JSONValue
  private let start: UInt32
  private let end: UInt32

  /// The bytes of the value, without white space around it.
  public var range: Range<Int> { Int(start)..<Int(end) }

  init(_ value: JSONValue, _ start: Int, _ end: Int) {
    self.value = value
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }
}

/// A key and its value.
public struct JSONMember: Sendable {
  public let key: JSONString
  public let node: JSONNode
}

/// A string as it is written, decoded only on demand.
public struct JSONString: Sendable {
  private let bytes: [UInt8]
  private let start: UInt32
  private let end: UInt32
  private let hasEscapes: Bool

  /// - Parameter range: well-formed JSON between two quotation marks.
  init(_ bytes: [UInt8], quoted range: Range<Int>, hasEscapes: Bool) {
    self.bytes = bytes
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.hasEscapes = hasEscapes
  }

  /// The bytes of the string with its quotation marks.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The text, escapes decoded. Half a surrogate pair is U+FFFD, as long in UTF-16 as it was.
  public var text: String {
    let content = bytes[range.lowerBound + 1..<range.upperBound - 1]
    if !hasEscapes { return String(decoding: content, as: UTF8.self) }
    return String(decoding: Self.decode(content), as: UTF8.self)
  }

  public static func == (string: JSONString, text: String) -> Bool {
    if string.hasEscapes { return string.text.utf8.elementsEqual(text.utf8) }
    let range = string.range
    guard range.count - 2 == text.utf8.count else { return false }
    return string.bytes[range.lowerBound + 1..<range.upperBound - 1].elementsEqual(text.utf8)
  }

  private static func decode(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < content.endIndex else {
        result.append(byte)
        index += 1
        continue
      }
      let letter = content[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var unit = hexadecimal(content, at: index) ?? 0xFFFD
        index += 4
        if (0xD800..<0xDC00).contains(unit), index + 1 < content.endIndex,
          content[index] == UInt8(ascii: "\\"), content[index + 1] == UInt8(ascii: "u"),
          let low = hexadecimal(content, at: index + 2), (0xDC00..<0xE000).contains(low)
        {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
          index += 6
        }
        result += String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8
      default: result.append(letter)
      }
    }
    return result
  }

  /// The value of four hexadecimal digits.
  static func hexadecimal(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= bytes.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

extension JSONNode {
  public var isNull: Bool { if case .null = value { true } else { false } }

  public var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }

  /// Also a number such as `2.0`.
  public var int: Int? {
    switch value {
    case .int(let int): int
    case .double(let double) where abs(double) < 0x1p63 && Double(Int(double)) == double:
      Int(double)
    default: nil
    }
  }

  public var double: Double? {
    switch value {
    case .int(let int): Double(int)
    case .double(let double): double
    default: nil
    }
  }

  public var string: String? { if case .string(let string) = value { string.text } else { nil } }

  public var elements: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }

  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The value of a key; the last one when the key is repeated.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.node
  }
}

extension JSONWriter {
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: writeNull()
    case .bool(let bool): write(bool)
    case .int(let int): write(int)
    case .double(let double): write(double)
    case .string(let string): write(string.text)
    case .array(let nodes):
      beginArray()
      for node in nodes { write(node.value) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key.text)
        write(member.node.value)
      }
      endObject()
    }
  }
}
