/// Distinguishes keywords from names by their first eight bytes and their length.
enum Keywords {
  @inline(__always)
  static func kind(of bytes: UnsafePointer<UInt8>, _ word: UInt64, length: Int) -> TokenKind {
    switch (length, word) {
    case (2, pack("if")): return .ifKeyword
    case (2, pack("in")): return .inKeyword
    case (2, pack("on")): return .onKeyword
    case (3, pack("var")): return .varKeyword
    case (3, pack("let")): return .letKeyword
    case (3, pack("for")): return .forKeyword
    case (3, pack("pin")): return .pinKeyword
    case (3, pack("nil")): return .nilKeyword
    case (4, pack("enum")): return .enumKeyword
    case (4, pack("task")): return .taskKeyword
    case (4, pack("slot")): return .slotKeyword
    case (4, pack("else")): return .elseKeyword
    case (4, pack("true")): return .trueKeyword
    case (5, pack("align")): return .alignKeyword
    case (5, pack("event")): return .eventKeyword
    case (5, pack("style")): return .styleKeyword
    case (5, pack("false")): return .falseKeyword
    case (6, pack("import")): return .importKeyword
    case (6, pack("screen")): return .screenKeyword
    case (6, pack("action")): return .actionKeyword
    case (6, pack("layout")): return .layoutKeyword
    case (6, pack("record")): return .recordKeyword
    case (6, pack("sample")): return .sampleKeyword
    case (7, pack("binding")): return .bindingKeyword
    case (9, pack("componen")): return bytes[8] == 0x74 ? .componentKeyword : .identifier
    case (10, pack("appearan")):
      return bytes[8] == 0x63 && bytes[9] == 0x65 ? .appearanceKeyword : .identifier
    case (13, pack("accessib")):
      let rest: StaticString = "ility"
      for index in 0..<5 where bytes[8 + index] != rest.utf8Start[index] { return .identifier }
      return .accessibilityKeyword
    default: return .identifier
    }
  }

  @inline(__always) private static func pack(_ text: StaticString) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<text.utf8CodeUnitCount {
      word |= UInt64(text.utf8Start[index]) << UInt64(index * 8)
    }
    return word
  }
}
