/// One scalar at a time, strictly: no overlong forms, no surrogates, nothing past U+10FFFF.
enum UTF8Decoder {
  /// The scalar at `bytes` and its length, or nil when the bytes there are not UTF-8.
  static func decode(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> (Unicode.Scalar, Int)? {
    guard count > 0 else { return nil }
    let first = bytes[0]
    let length: Int
    var value: UInt32
    switch first {
    case 0x00...0x7F: return (Unicode.Scalar(first), 1)
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard count >= length else { return nil }
    for index in 1..<length {
      let byte = bytes[index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
    guard !isOverlong, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
