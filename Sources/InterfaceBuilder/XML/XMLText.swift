/// The text of attributes and elements, with references to characters in it.
enum XMLText {
  /// Replaces `&amp;`, `&#10;` and the like; the reader has refused every other reference. Unknown
  /// ones stay as they are.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"), let (scalar, end) = reference(bytes, index) {
        result += Array(String(Character(scalar)).utf8)
        index = end
      } else if let end = markup(bytes, index, &result) {
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character that a reference at a place means, and the place after it.
  static func reference(
    _ bytes: ArraySlice<UInt8>, _ start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    // The longest is `&#x10FFFF;`, with some zeros.
    let limit = min(bytes.endIndex, start + 16)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[(start + 1)..<end]
    if let known = entities.first(where: { name.elementsEqual($0.name.utf8) }) {
      return (known.scalar, end + 1)
    }
    guard name.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    guard digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number), isAllowed(scalar)
    else { return nil }
    return (scalar, end + 1)
  }

  /// The characters that XML allows.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static let entities: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  /// Skips a comment, and takes what a `CDATA` section has in it.
  private static func markup(
    _ bytes: ArraySlice<UInt8>, _ start: Int, _ result: inout [UInt8]
  ) -> Int? {
    let rest = bytes[start...]
    if rest.starts(with: "<![CDATA[".utf8) {
      let content = rest.dropFirst(9)
      guard let end = find("]]>", in: content) else { return nil }
      result += content[..<end]
      return end + 3
    }
    guard rest.starts(with: "<!--".utf8), let end = find("-->", in: rest.dropFirst(4)) else {
      return nil
    }
    return end + 3
  }

  static func find(_ text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let count = text.utf8CodeUnitCount
    guard bytes.count >= count else { return nil }
    var index = bytes.startIndex
    while index <= bytes.endIndex - count {
      if bytes[index] == text.utf8Start[0],
        (1..<count).allSatisfy({ bytes[index + $0] == text.utf8Start[$0] })
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
