/// The ASCII characters of names and numbers.
public enum CharacterClass {
  @inline(__always) public static func isIdentifier(_ byte: UInt8) -> Bool {
    // One bit for each of the 64 characters of a half of ASCII.
    let bits: UInt64 = byte < 0x40 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 0x80 && bits >> UInt64(byte & 0x3F) & 1 == 1
  }

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always) static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }
}
