import CtlDiagnostics

/// Statements, handlers and layout.
extension Parser {
  /// - Parameter context: What its blocks have: members, or the steps of a handler.
  mutating func parseIf(_ node: Int, _ context: MemberContext = .branch) {
    builder.setKind(node, .ifStatement)
    advance()
    parseCondition()
    while at(.comma), !isAtLineStart, !isAtLimit {
      advance()
      let further = open(.condition)
      parseCondition()
      close(further)
    }
    skipToBlock()
    parseBlock(context)
    if isAtForeignElse {
      parseForeignElse(context)
      return
    }
    guard at(.elseKeyword), !isPropertyName else { return }
    let clause = open(.elseClause)
    advance()
    if at(.ifKeyword), !isAtLineStart {
      // `else if` chains nest in the tree, so they count as levels.
      if enter() {
        let inner = open(.ifStatement)
        parseIf(inner, context)
        close(inner)
        leave()
      }
    } else if isAtBlock {
      parseBlock(context)
    } else {
      expected(.elseBranch)
    }
    close(clause)
  }

  /// A value, or `let name = value`.
  private mutating func parseCondition() {
    if brackets != nil, !isAtLineStart, isAtCaseCondition {
      parseForeignCondition()
    } else {
      parseUnwrapping()
      parseValue()
    }
    if at(.assign), !isAtLineStart {
      wrongSign(.equality, write: "==")
      parseValue()
    }
  }

  /// `let name =` before an optional value.
  private mutating func parseUnwrapping() {
    let isVariable = brackets != nil && at(.varKeyword)
    guard at(.letKeyword) || isVariable, !isAtLineStart else { return }
    if isVariable { reportVariableCondition() }
    advance()
    parseDeclaredName()
    if at(.assign), !isAtLineStart {
      advance()
    } else if brackets == nil || !reportShortUnwrapping() {
      expected(.assignment)
    }
  }

  /// `elif`, `elseif` after the block of a condition.
  private var isAtForeignElse: Bool {
    mutating get {
      guard at(.identifier), (4...6).contains(tokenRange(position).count),
        source.bytes[tokenRange(position).lowerBound] == 0x65
      else { return false }
      return ForeignWords.keywords[word(position)]?.here.first == "else if"
    }
  }

  private mutating func parseForeignElse(_ context: MemberContext) {
    let clause = open(.elseClause)
    reportForeign(
      tokenRange(position),
      Message("`{word}` is `else if` here", "`{word}` 在这里写作 `else if`")(
        ["word": .text(word(position))]),
      fixes: [writeFix("else if", [edit(tokenRange(position), "else if")])])
    if enter() {
      let inner = open(.ifStatement)
      parseIf(inner, context)
      close(inner)
      leave()
    }
    close(clause)
  }

  mutating func parseFor(_ node: Int) {
    builder.setKind(node, .forStatement)
    advance()
    if brackets != nil, !isAtLineStart,
      at(.leftParen) || peekNext().kind == .comma || at(.varKeyword)
        || at(.letKeyword)
    {
      parseForeignLoop()
      parseBlock(.branch)
      return
    }
    if at(.inKeyword) { expected(.loopName) } else { parseDeclaredName() }
    if at(.inKeyword), !isAtLineStart {
      advance()
    } else {
      if brackets != nil, at(.identifier), !isAtLineStart, tokenRange(position).count <= 4 {
        // `for x of list`
        wrongSign(.inWord, write: "in")
      } else {
        expected(.inWord)
      }
    }
    parseValue()
    if isAtWhere || brackets != nil && isAtForeignWhere {
      if !at(.identifier) { reportForeignWhere() }
      advance()
      parseValue()
      if brackets != nil, at(.assign), !isAtLineStart {
        wrongSign(.equality, write: "==")
        parseValue()
      }
      while brackets != nil, at(.comma), !isAtLineStart { parseSecondCondition() }
    }
    skipToBlock()
    parseBlock(.branch)
    guard at(.elseKeyword), !isPropertyName else { return }
    let clause = open(.elseClause)
    advance()
    if isAtBlock { parseBlock(.branch) } else { expected(.block) }
    close(clause)
  }

  /// `where` after the list of a loop, also at the beginning of the next line; elsewhere it is a name.
  private var isAtWhere: Bool {
    mutating get {
      at(.identifier) && source.bytes[tokenRange(position)].elementsEqual("where".utf8)
        && (!isAtLineStart || ![.colon, .bind].contains(peekNext().kind))
    }
  }

  /// `style name: kind { … }`
  mutating func parseStyle(_ node: Int) {
    builder.setKind(node, .styleDeclaration)
    advance()
    parseDeclaredName()
    if at(.colon), !isAtLineStart { advance() } else { expected(.colon) }
    if isAtName, !isAtLineStart { leaf(.name) } else { expected(.name) }
    skipToBlock()
    parseBlock(.appearance)
  }

  /// `slot [name] [{ default }]`
  mutating func parseSlot(_ node: Int) {
    builder.setKind(node, .slot)
    advance()
    if brackets == nil || !parseForeignSlotName() {
      if !isAtLineStart, isAtName, startsElementName() { leaf(.name) }
    }
    skipToBlock()
    if isAtBlock { parseBlock(.element) }
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
    if brackets != nil, parseConstraintCall(node) { return }
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
    case .assign where [.greater, .less].contains(kind(ofToken: position + 1)):
      reportTurnedRelation()
    case .assign: wrongSign(.relation, write: "==")
    case .less: wrongSign(.relation, write: "<=")
    case .greater: wrongSign(.relation, write: ">=")
    case .notEqual: wrongSign(.relation, write: nil)
    default: return false
    }
    return true
  }

  /// Whether the keyword here is the name of an element in an equation: `pin.top == …`.
  var isAnchorBase: Bool {
    mutating get {
      let next = peekNext()
      guard next.sameLine else { return false }
      let isKind = at(.pinKeyword) || at(.alignKeyword)
      return next.kind == .dot || next.kind.precedence > 0
        || !isKind && (next.kind == .leftParen || next.kind == .leftBracket)
    }
  }

  /// `=> 8`
  private mutating func reportTurnedRelation() {
    let start = position
    let sign = kind(ofToken: start + 1) == .greater ? ">=" : "<="
    let node = open(.unexpected)
    advance()
    advance()
    close(node)
    reportForeign(
      bytes(from: start),
      Message("`{word}` is `{sign}` here", "`{word}` 在这里写作 `{sign}`")([
        "word": .text(source.string(bytes(from: start))), "sign": .text(sign),
      ]), fixes: [replaceFix(bytes(from: start), sign)])
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
