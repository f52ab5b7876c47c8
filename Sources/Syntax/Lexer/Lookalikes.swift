/// Characters that people type or paste for the signs of the language.
enum Lookalikes {
  /// The intended sign of full-width forms of Chinese keyboards, mathematical signs, and halves of
  /// `&&` and `||`.
  static func sign(_ scalar: Unicode.Scalar) -> TokenKind? {
    switch scalar.value {
    case 0xFF08: .leftParen  // （
    case 0xFF09: .rightParen  // ）
    case 0xFF3B, 0x3010: .leftBracket  // ［【
    case 0xFF3D, 0x3011: .rightBracket  // ］】
    case 0xFF5B: .leftBrace  // ｛
    case 0xFF5D: .rightBrace  // ｝
    case 0xFF0C, 0x3001: .comma  // ，、
    case 0xFF1A: .colon  // ：
    case 0xFF1B: .semicolon  // ；
    case 0xFF0E: .dot  // ．
    case 0xFF1D: .assign  // ＝
    case 0xFF20: .at  // ＠
    case 0xFF0B: .plus  // ＋
    case 0xFF0D, 0x2212: .minus  // －−
    case 0x26: .and  // &
    case 0x7C: .or  // |
    case 0x00D7: .star  // ×
    case 0x00F7: .slash  // ÷
    case 0xFF01: .bang  // ！
    case 0xFF1F: .question  // ？
    case 0xFF1C: .less  // ＜
    case 0xFF1E: .greater  // ＞
    case 0x2260: .notEqual  // ≠
    case 0x2264: .lessOrEqual  // ≤
    case 0x2265: .greaterOrEqual  // ≥
    case 0x2026: .closedRange  // …
    case 0x2192: .arrow  // →
    case 0x2194: .bind  // ↔
    default: nil
    }
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
    case 0x27, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0xFF02: true  // '‘’“”„＂
    case 0x300C, 0x300D, 0x300E, 0x300F, 0xAB, 0xBB: true  // 「」『』«»
    default: false
    }
  }
}
