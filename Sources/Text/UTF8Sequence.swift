/// Well-formed sequences of UTF-8 (Unicode, table 3-7).
public enum UTF8Sequence {
  /// The length of the sequence that begins at an index, 1 to 4; 0 when there is none.
  public static func length(in bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.endIndex ? bytes[index + offset] : 0
    }
    return length(byte(0), byte(1), byte(2), byte(3))
  }

  /// The length of the sequence that begins with four bytes; bytes past the end of a text are 0.
  @inline(__always)
  static func length(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Int {
    func follows(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return follows(second) ? 2 : 0
    case 0xE0: return (0xA0...0xBF).contains(second) && follows(third) ? 3 : 0
    case 0xED: return (0x80...0x9F).contains(second) && follows(third) ? 3 : 0
    case 0xE1...0xEF: return follows(second) && follows(third) ? 3 : 0
    case 0xF0:
      return (0x90...0xBF).contains(second) && follows(third) && follows(fourth) ? 4 : 0
    case 0xF4:
      return (0x80...0x8F).contains(second) && follows(third) && follows(fourth) ? 4 : 0
    case 0xF1...0xF3: return follows(second) && follows(third) && follows(fourth) ? 4 : 0
    default: return 0
    }
  }
}
