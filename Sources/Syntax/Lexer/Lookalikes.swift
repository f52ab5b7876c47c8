/// Characters that people type or paste for the signs of the language.
enum Lookalikes {
  /// The intended sign of signs of Chinese keyboards, mathematical signs, and halves of `&&` and `||`.
  static func sign(_ scalar: Unicode.Scalar) -> TokenKind? {
    switch scalar.value {
    case 0x3010: .leftBracket  // 【
    case 0x3011: .rightBracket  // 】
    case 0x3001: .comma  // 、
    case 0x3002: .dot  // 。
    case 0x2212, 0x2013, 0x2014: .minus  // −–—
    case 0x26, 0xFF06: .and  // &＆
    case 0x7C, 0xFF5C: .or  // |｜
    case 0x00D7: .star  // ×
    case 0x00F7: .slash  // ÷
    case 0x2260: .notEqual  // ≠
    case 0x2264: .lessOrEqual  // ≤
    case 0x2265: .greaterOrEqual  // ≥
    case 0x2026, 0x301C, 0xFF5E: .closedRange  // …〜～
    case 0x2192, 0x21D2, 0x27F6: .arrow  // →⇒⟶
    case 0x2194, 0x21D4, 0x27F7: .bind  // ↔⇔⟷
    default: nil
    }
  }

  /// The ASCII character of a full-width form, other than quotation marks.
  static func halfWidth(_ scalar: Unicode.Scalar) -> UInt8? {
    guard (0xFF01...0xFF5D).contains(scalar.value), scalar.value != 0xFF02, scalar.value != 0xFF07
    else { return nil }
    return UInt8(scalar.value - 0xFEE0)
  }

  /// Spaces that are not white space here: no-break and ideographic spaces, line separators, a byte
  /// order mark in the middle.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0B, 0x0C, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0xFF02, 0xFF07: true  // '‘’“”„＂＇
    case 0x300C, 0x300D, 0x300E, 0x300F, 0xAB, 0xBB: true  // 「」『』«»
    default: false
    }
  }
}
