extension Parser {
  /// The precedence of binary operators, loosest first. `?:` is looser than all of them.
  private static func precedence(_ kind: TokenKind) -> Int {
    switch kind {
    case .coalesce: 1
    case .or: 2
    case .and: 3
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .closedRange, .halfOpenRange: 5
    case .plus, .minus: 6
    case .star, .slash, .percent: 7
    default: 0
    }
  }

  /// The value of a member: it begins on the line of the member.
  mutating func parseValue() {
    if isAtLineStart { expected(.expression) } else { parseExpression() }
  }

  mutating func parseExpression(allowingElements: Bool = true) {
    guard enter() else { return }
    defer { leave() }
    let node = nodeCount
    let start = position
    parseBinary(1, allowingElements)
    if at(.question), position > start {
      let conditional = wrap(node, .conditionalExpression)
      advance()
      parseExpression(allowingElements: allowingElements)
      if eat(.colon) {
        parseExpression(allowingElements: allowingElements)
      } else {
        expected(.colon)
        markError(conditional)
      }
      close(conditional)
    }
  }

  /// A sum or tighter: what stands on either side of a relation in a constraint.
  mutating func parseOperand() {
    guard enter() else { return }
    parseBinary(6, false)
    leave()
  }

  private mutating func parseBinary(_ level: Int, _ allowingElements: Bool) {
    if level > 7 {
      parsePrefix(allowingElements)
      return
    }
    let node = nodeCount
    parseBinary(level + 1, allowingElements)
    guard Parser.precedence(current) == level, nodeCount > node else { return }
    // All operands of one level are children of one node, so a long chain is no deep tree, and
    // nodes move once a level, not once an operator.
    let chain = wrap(node, .binaryExpression)
    while Parser.precedence(current) == level {
      advance()
      parseBinary(level + 1, allowingElements)
    }
    close(chain)
  }

  private mutating func parsePrefix(_ allowingElements: Bool) {
    guard at(.minus) || at(.bang) else {
      parsePostfix(allowingElements)
      return
    }
    guard enter() else { return }
    let node = open(.prefixExpression)
    advance()
    parsePrefix(allowingElements)
    close(node)
    leave()
  }

  private mutating func parsePostfix(_ allowingElements: Bool) {
    let node = nodeCount
    parsePrimary(allowingElements)
    guard nodeCount > node, !isAtLineStart, at(.dot) || at(.leftBracket) || at(.leftParen)
    else { return }
    guard nodeKind(node) != .element else { return }
    let postfix = wrap(node, .postfixExpression)
    while !isAtLineStart {
      if at(.dot) {
        let suffix = open(.memberSuffix)
        advance()
        if isAtName || current.isKeyword, !isAtLineStart { advance() } else { expected(.member_) }
        close(suffix)
      } else if at(.leftBracket) {
        let suffix = open(.indexSuffix)
        let bracket = position
        advance()
        parseExpression()
        closeBracket(.rightBracket, openedAt: bracket)
        close(suffix)
      } else if at(.leftParen) {
        parseArguments()
      } else {
        break
      }
    }
    close(postfix)
  }

  private mutating func parsePrimary(_ allowingElements: Bool) {
    switch current {
    case .number: leaf(.numberLiteral)
    case .quantity: leaf(.quantityLiteral)
    case .color: leaf(.colorLiteral)
    case .string: leaf(.stringLiteral)
    case .stringHead: parseInterpolatedString()
    case .trueKeyword, .falseKeyword: leaf(.boolLiteral)
    case .nilKeyword: leaf(.nilLiteral)
    case .identifier, .quotedIdentifier:
      if allowingElements, startsElement() {
        let node = open(.element)
        parseElement(node)
        close(node)
      } else {
        leaf(.nameExpression)
      }
    case .dot:
      let node = open(.caseExpression)
      advance()
      if isAtName || current.isKeyword, !isAtLineStart { advance() } else { expected(.member_) }
      close(node)
    case .leftBracket:
      let node = open(.listExpression)
      let bracket = position
      advance()
      while !at(.rightBracket), !isAtEnd, !at(.rightBrace) {
        let before = position
        parseExpression()
        if !eat(.comma), !at(.rightBracket) { expected(.comma) }
        if position == before { break }
      }
      closeBracket(.rightBracket, openedAt: bracket)
      close(node)
    case .leftParen:
      let node = open(.parenthesized)
      let paren = position
      advance()
      parseExpression()
      closeBracket(.rightParen, openedAt: paren)
      close(node)
    default:
      expected(.expression)
    }
  }

  /// Whether the name here begins an element written as a value: `button { … }`, `button "Go"`,
  /// `button go { … }`; all on one line, and not the next member.
  private func startsElement() -> Bool {
    let (index, next) = peek(after: position)
    guard next.sameLine else { return false }
    switch next.kind {
    case .leftBrace, .string, .stringHead: return true
    case .identifier, .quotedIdentifier:
      let second = peek(after: index).peeked
      return second.sameLine
        && (second.kind == .leftBrace || second.kind == .string || second.kind == .stringHead)
    default: return false
    }
  }

  /// `"text \(expression) text"`
  mutating func parseInterpolatedString() {
    let node = open(.interpolatedString)
    while at(.stringHead) || at(.stringMiddle) {
      advance()
      if at(.stringMiddle) || at(.stringTail) {
        expected(.expression)
      } else {
        parseExpression(allowingElements: false)
      }
      guard at(.stringMiddle) || at(.stringTail) else {
        expected(.closeParen)
        // What is left of the interpolation; the lexer ends it with the line.
        let rest = open(.unexpected)
        while !at(.stringMiddle), !at(.stringTail), !isAtEnd, !isAtLineStart { advance() }
        close(rest)
        removeIfEmpty(rest)
        if at(.stringMiddle) { continue }
        break
      }
    }
    _ = eat(.stringTail)
    close(node)
  }

  // MARK: Arguments

  mutating func parseArguments() {
    let node = open(.arguments)
    parseArgumentList()
    close(node)
  }

  mutating func parseArgumentList() {
    let paren = position
    advance()
    while !at(.rightParen), !isAtEnd, !at(.rightBrace), !at(.leftBrace) {
      let before = position
      parseArgument()
      if !eat(.comma), !at(.rightParen) { expected(.comma) }
      if position == before { break }
    }
    closeBracket(.rightParen, openedAt: paren)
  }

  /// `[label:] expression`
  mutating func parseArgument() {
    let node = open(.argument)
    if isAtName || current.isKeyword, peekNext().kind == .colon {
      advance()
      advance()
    }
    parseExpression()
    close(node)
  }

  /// The closing bracket, or a report at the one that was opened and a skip to where it must end.
  mutating func closeBracket(_ kind: TokenKind, openedAt bracket: Int) {
    if eat(kind) { return }
    if !hasErrorHere { expected(kind == .rightParen ? .closeParen : .closeBracket) }
    // Skip to the bracket when it is on this line; leave the rest to the member.
    guard !isAtLineStart, !isAtEnd else { return }
    var token = position
    while true {
      let candidate = self.kind(ofToken: token)
      if candidate == kind { break }
      let next = peek(after: token)
      if !next.peeked.sameLine || next.peeked.kind == .endOfFile || candidate == .rightBrace
        || candidate == .leftBrace
      {
        return
      }
      token = next.index
    }
    let node = open(.unexpected)
    while position < token { advance() }
    close(node)
    removeIfEmpty(node)
    _ = eat(kind)
  }
}
