/// Statements, handlers and layout.
extension Parser {
  mutating func parseIf(_ node: Int) {
    builder.setKind(node, .ifStatement)
    advance()
    parseValue()
    if at(.assign), !isAtLineStart {
      wrongSign(.equality, write: "==")
      parseValue()
    }
    skipToBlock()
    parseBlock(.element)
    guard at(.elseKeyword), !isPropertyName else { return }
    let clause = open(.elseClause)
    advance()
    if at(.ifKeyword), !isAtLineStart {
      // `else if` chains nest in the tree, so they count as levels.
      if enter() {
        let inner = open(.ifStatement)
        parseIf(inner)
        close(inner)
        leave()
      }
    } else if isAtBlock {
      parseBlock(.element)
    } else {
      expected(.elseBranch)
    }
    close(clause)
  }

  mutating func parseFor(_ node: Int) {
    builder.setKind(node, .forStatement)
    advance()
    if at(.inKeyword) { expected(.loopName) } else { parseDeclaredName() }
    if at(.inKeyword), !isAtLineStart {
      advance()
    } else {
      expected(.inWord)
      // `for x of list`
      if isAtName, !isAtLineStart, peekNext().sameLine, peekNext().kind == .identifier { advance() }
    }
    parseValue()
    skipToBlock()
    parseBlock(.element)
  }

  /// `on event[(names)] -> action[(arguments)]`
  mutating func parseHandler(_ node: Int) {
    builder.setKind(node, .handler)
    advance()
    if !isAtLineStart { parseHandlerBody() }
  }

  /// The checker reports missing parts: it knows the events of the kind.
  mutating func parseHandlerBody() {
    if isAtName || current.isKeyword {
      leaf(.name)
      if at(.leftParen), !isAtLineStart { parseEventParameters() }
    }
    guard !isAtLineStart else { return }
    switch current {
    case .arrow: advance()
    case .colon, .assign, .bind, .minus, .equal, .greaterOrEqual: wrongSign(.arrow, write: "->")
    default:
      guard isAtName else { return }
      expected(.arrow)
    }
    guard isAtName || current.isKeyword, !isAtLineStart else { return }
    let call = open(.actionCall)
    parseDeclaredName()
    if at(.leftParen), !isAtLineStart { parseArguments() }
    close(call)
  }

  private mutating func parseEventParameters() {
    let node = open(.eventParameters)
    let bracket = openBracket()
    while isAtName, !isAtLimit {
      leaf(.name)
      if !eat(.comma) { break }
    }
    closeBracket(.rightParen, bracket)
    close(node)
  }

  // MARK: Layout

  /// `pin kind(elements) relation constant @ priority`
  mutating func parseConstraint(_ node: Int) {
    builder.setKind(node, .constraint)
    advance()
    parseDeclaredName()
    if at(.leftParen), !isAtLineStart { parseArguments() } else { expected(.openParen) }
    if eatRelation() {
      parseSide()
    } else if !isAtLineStart, current.startsOperand {
      expected(.relation)
      parseSide()
    }
    parsePriority()
  }

  /// `a.anchor == b.anchor * m + c @ priority`
  mutating func parseEquation(_ node: Int) {
    builder.setKind(node, .equation)
    parseOperand()
    if eatRelation() {
      parseSide()
    } else {
      expected(.relation)
    }
    parsePriority()
  }

  private mutating func eatRelation() -> Bool {
    guard !isAtLineStart else { return false }
    switch current {
    case .equal, .lessOrEqual, .greaterOrEqual: advance()
    case .assign: wrongSign(.relation, write: "==")
    case .less: wrongSign(.relation, write: "<=")
    case .greater: wrongSign(.relation, write: ">=")
    case .notEqual: wrongSign(.relation, write: nil)
    default: return false
    }
    return true
  }

  private mutating func parsePriority() {
    guard at(.at), !isAtLineStart else { return }
    let node = open(.priority)
    advance()
    parseSide()
    close(node)
  }

  private mutating func parseSide() {
    if isAtLineStart { expected(.expression) } else { parseOperand() }
  }
}
