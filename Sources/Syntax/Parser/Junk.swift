/// Looks ahead in broken lines. Only the second pass comes here, and each look is bounded.
extension Parser {
  /// How many tokens a look ahead may pass.
  private static let reach = 32

  /// Reports and skips what stands between the head of a member and its block on the same line.
  mutating func skipToBlock() {
    guard brackets != nil, !isAtBlock, !isAtLineStart, isBlockNear(position) else { return }
    expected(.block)
    let node = open(.unexpected)
    while !at(.leftBrace), !isAtLimit { advance() }
    close(node)
  }

  /// Whether a `{` follows on the line of a token, behind nothing that could begin a member.
  func isBlockNear(_ start: Int) -> Bool {
    var token = start
    for _ in 0..<Parser.reach {
      if token >= limit || kind(ofToken: token) == .rightBrace { return false }
      let next = peek(after: token)
      guard next.sameLine else { return false }
      switch next.kind {
      case .leftBrace: return true
      case .rightBrace, .semicolon, .bind, .arrow, .assign: return false
      default: token = next.index
      }
    }
    return false
  }

  /// `slider: {`: a colon between a kind and its block.
  mutating func skipsColon(before colon: Int) -> Bool {
    let next = peek(after: colon)
    return next.kind == .leftBrace && next.sameLine
  }

  /// `row("Display") {`: parentheses between a kind and its block.
  func isCallBeforeBlock(_ paren: Int) -> Bool {
    var token = paren
    for _ in 0..<Parser.reach {
      let next = peek(after: token)
      guard next.sameLine else { return false }
      if kind(ofToken: token) == .rightParen { return next.kind == .leftBrace }
      token = next.index
    }
    return false
  }

  /// `.a.b ==`: the rest of an anchor, and a relation.
  func isPath(_ dot: Int) -> Bool {
    var token = dot
    for _ in 0..<Parser.reach {
      let next = peek(after: token)
      guard next.sameLine else { return false }
      switch next.kind {
      case .equal, .lessOrEqual, .greaterOrEqual: return true
      case .identifier, .dot: token = next.index
      default: return false
      }
    }
    return false
  }

  /// What may stand by mistake between the head of an element and its block.
  func isJunk(_ kind: TokenKind) -> Bool {
    switch kind {
    case .number, .quantity, .color, .string, .minus, .slash, .dot, .comma, .colon, .assign,
      .arrow, .leftParen, .leftBracket:
      true
    default: false
    }
  }

  /// Whether a token begins a literal, and so a value whose sign was forgotten.
  func startsLiteral(_ kind: TokenKind) -> Bool {
    switch kind {
    case .number, .quantity, .color, .string, .stringHead, .trueKeyword, .falseKeyword,
      .nilKeyword, .minus, .bang, .leftBracket:
      true
    default: false
    }
  }

  /// Whether a token that is no name begins one side of an equation.
  func startsOperand(_ kind: TokenKind) -> Bool {
    kind == .number || kind == .quantity || kind == .minus || kind == .leftParen
  }
}
