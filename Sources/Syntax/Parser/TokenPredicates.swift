/// What the parser asks about tokens.
extension TokenKind {
  /// `true`, `false` and `nil` are keywords and values.
  var isLiteral: Bool { self == .trueKeyword || self == .falseKeyword || self == .nilKeyword }

  /// Whether it begins a literal, and so a value whose sign was forgotten.
  var startsLiteral: Bool {
    switch self {
    case .number, .quantity, .color, .string, .stringHead, .trueKeyword, .falseKeyword,
      .nilKeyword, .minus, .bang, .leftBracket:
      true
    default: false
    }
  }

  /// Whether it begins a value, but is not a name.
  var startsOperand: Bool { startsLiteral || self == .dot || self == .leftParen }

  /// Tokens that may be between the head of an element and its block by mistake.
  var isJunk: Bool {
    switch self {
    case .number, .quantity, .color, .string, .minus, .slash, .dot, .comma, .colon, .assign,
      .arrow, .leftParen, .leftBracket:
      true
    default: false
    }
  }
}
