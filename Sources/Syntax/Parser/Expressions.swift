extension Parser {
  /// A value on the same line as the word before it.
  mutating func parseValue() {
    if isAtLineStart { expected(.expression) } else { parseExpression() }
  }

  mutating func parseExpression() {
    guard enter() else { return }
    let node = builder.count
    parseBinary(1)
    if at(.question), builder.count > node { parseConditional(node) }
    leave()
  }

  /// A sum or tighter: one side of a relation in a constraint.
  mutating func parseOperand() {
    guard enter() else { return }
    parseBinary(Int(Operator.Level.sum.rawValue))
    leave()
  }

  /// `? value : value` after a condition.
  private mutating func parseConditional(_ condition: Int) {
    if brackets != nil, reportForeignOptional() { return }
    let node = builder.wrap(condition, .conditionalExpression)
    advance()
    openConditions += 1
    parseValue()
    openConditions -= 1
    if at(.colon) {
      advance()
      parseValue()
    } else {
      expected(.otherValue)
      builder.markError(node)
    }
    close(node)
  }

  /// Operators of a precedence and tighter.
  ///
  /// All operands of one precedence are children of one node, so a long chain is not a deep tree. A
  /// line that begins with an operator continues the one before it, since no member begins that
  /// way.
  private mutating func parseBinary(_ minimum: Int) {
    let node = builder.count
    parsePrefix()
    while true {
      let precedence = precedenceHere
      guard precedence >= minimum, builder.count > node else { return }
      let chain = builder.wrap(node, .binaryExpression)
      repeat {
        advance()
        if isAtLineStart { expected(.expression) } else { parseBinary(precedence + 1) }
      } while current.precedence == precedence
      close(chain)
    }
  }

  /// The precedence of the operator here; a word that is one elsewhere is reported.
  private var precedenceHere: Int {
    mutating get {
      guard brackets != nil, at(.identifier), !followsNewline, peekNext().sameLine,
        let sign = wordOperator(position)
      else { return current.precedence }
      reportWordOperator(sign.spelling ?? "", through: tokenRange(position).upperBound)
      return sign.precedence
    }
  }

  private mutating func startsOperand(after token: Int) -> Bool {
    let next = peek(after: token)
    return next.sameLine
      && (next.kind == .identifier || next.kind == .leftParen || next.kind.isLiteral)
  }

  private mutating func parsePrefix() {
    let isWord = brackets != nil && isNot(position) && startsOperand(after: position)
    if isWord {
      reportWordOperator("!", through: tokenRange(peekNext().index).lowerBound)
    }
    guard current.isPrefix || isWord else {
      parsePostfix()
      return
    }
    guard enter() else { return }
    let node = open(.prefixExpression)
    advance()
    if isAtLineStart { expected(.expression) } else { parsePrefix() }
    close(node)
    leave()
  }

  mutating func parsePostfix() {
    let node = builder.count
    parsePrimary()
    guard startsSuffix, builder.count > node else { return }
    let postfix = builder.wrap(node, .postfixExpression)
    while startsSuffix {
      switch current {
      case .dot, .question: parseMemberName(.memberSuffix)
      case .leftBracket: parseIndex()
      case .leftBrace: parseForeignClosure()
      default: parseArguments()
      }
    }
    close(postfix)
  }

  private var startsSuffix: Bool {
    mutating get {
      (at(.dot) || at(.leftBracket) || at(.leftParen) || startsChain || startsForeignClosure)
        && (!isAtLineStart || continuesChain) && !isAtLimit
    }
  }

  /// Whether a line begins with `.name`: it continues the value before it, since no member begins that way.
  private var continuesChain: Bool {
    mutating get {
      guard at(.dot) else { return false }
      let name = peekNext()
      return name.sameLine
        && (name.kind == .identifier || name.kind == .quotedIdentifier || name.kind.isKeyword)
    }
  }

  /// Whether `?.` stands here, without spaces. In `isOn?.red:.blue` it is a condition.
  private var startsChain: Bool {
    mutating get {
      guard at(.question), position == previousEnd, kind(ofToken: position + 1) == .dot else {
        return false
      }
      if openConditions > 0 { return true }
      let name = peek(after: position + 1)
      return !name.sameLine || peek(after: name.index).kind != .colon
    }
  }

  /// `.name`, `?.name`; a keyword may be a member.
  private mutating func parseMemberName(_ kind: NodeKind) {
    let node = open(kind)
    _ = eat(.question)
    advance()
    if isAtName || current.isKeyword, !isAtLineStart, !isAtLimit {
      advance()
    } else {
      expected(.memberName)
    }
    close(node)
  }

  private mutating func parseIndex() {
    let node = open(.indexSuffix)
    let bracket = openBracket()
    parseExpression()
    closeBracket(.rightBracket, bracket)
    close(node)
  }

  private mutating func parsePrimary() {
    if brackets != nil, parseForeignSwitch() { return }
    if isAtLimit {
      expected(.expression)
      return
    }
    if brackets != nil { skipForeignPrefix() }
    switch current {
    case .number: leaf(.numberLiteral)
    case .quantity: leaf(.quantityLiteral)
    case .color: leaf(.colorLiteral)
    case .string: leaf(.stringLiteral)
    case .stringHead: parseInterpolatedString()
    case .trueKeyword, .falseKeyword: leaf(.boolLiteral)
    case .nilKeyword: leaf(.nilLiteral)
    case .identifier, .quotedIdentifier: leaf(.nameExpression)
    case .dot: parseMemberName(.caseExpression)
    case .leftBracket: parseList()
    case .leftParen: parseParenthesized()
    default: parseNoValue()
    }
  }

  private mutating func parseList() {
    let node = open(.listExpression)
    let bracket = openBracket()
    while !at(.rightBracket), !isAtBrace, !isAtLimit {
      let before = position
      parseExpression()
      if !eat(.comma), !at(.rightBracket), !isAtLimit {
        expected(.commaOrBracket)
        if !isAtName, !current.startsLiteral, !at(.dot) { break }
      }
      if position == before { break }
    }
    closeBracket(.rightBracket, bracket)
    close(node)
  }

  private mutating func parseParenthesized() {
    let node = open(.parenthesized)
    let bracket = openBracket()
    parseExpression()
    closeBracket(.rightParen, bracket)
    close(node)
  }

  /// A keyword where a value stands alone is a name; otherwise there is no value here.
  private mutating func parseNoValue() {
    if current.isSoftKeyword, endsValue {
      leaf(.nameExpression)
      return
    }
    if brackets != nil, at(.ifKeyword), !isAtLineStart {
      parseForeignChoice()
      return
    }
    expected(.expression)
  }

  /// Whether what follows the current token could follow a whole value.
  private var endsValue: Bool {
    mutating get {
      let next = peekNext()
      if !next.sameLine || next.kind.precedence > 0 { return true }
      switch next.kind {
      case .leftBrace, .rightBrace, .rightParen, .leftBracket, .rightBracket, .comma, .dot,
        .semicolon,
        .question, .colon, .at, .assign, .leftParen, .stringMiddle, .stringTail, .endOfFile:
        return true
      // The condition of a loop.
      case .identifier: return source.bytes[tokenRange(next.index)].elementsEqual("where".utf8)
      default: return false
      }
    }
  }

  // MARK: Strings

  /// `"text \(expression) text"`
  mutating func parseInterpolatedString() {
    let node = open(.interpolatedString)
    // An interpolation ends with its line, even inside parentheses.
    let outer = openBrackets
    openBrackets = 0
    var isBroken = false
    while at(.stringHead) || at(.stringMiddle) {
      advance()
      if at(.stringMiddle) || at(.stringTail) {
        expected(.expression)
      } else {
        parseValue()
      }
      if followsNewline || !(at(.stringMiddle) || at(.stringTail)) {
        skipInterpolation()
        isBroken = true
      }
      if followsNewline || isAtBrace { break }
    }
    if at(.stringTail), !followsNewline {
      // The lexer takes a quote for the end of the string when it can mean nothing else.
      if !isBroken, source.bytes[Int(tokens.starts[position])] == 0x22 { expected(.closeParen) }
      advance()
    }
    openBrackets = outer
    close(node)
  }

  /// The rest of an interpolation after its expression.
  private mutating func skipInterpolation() {
    expected(.closeParen)
    let rest = open(.unexpected)
    while !at(.stringMiddle), !at(.stringTail), !isAtBrace, !isAtLimit, !followsNewline {
      advance()
    }
    if previousEnd > builder.firstToken(of: rest) { close(rest) } else { builder.cut(to: rest) }
  }

  // MARK: Arguments

  mutating func parseArguments() {
    let node = open(.arguments)
    parseArgumentList()
    close(node)
  }

  mutating func parseArgumentList() {
    let bracket = openBracket()
    while !at(.rightParen), !isAtBrace || isAtClosureArgument, !isAtLimit {
      let before = position
      parseArgument()
      if brackets != nil, isAtUnit { reportUnit() }
      if !eat(.comma), !at(.rightParen), !isAtLimit {
        expected(.commaOrParen)
        if !isAtName, !current.startsLiteral, !at(.dot) { break }
      }
      if position == before { break }
    }
    closeBracket(.rightParen, bracket)
  }

  /// `[label:] expression`, `label <-> place`
  mutating func parseArgument() {
    let node = open(.argument)
    if isAtName || current.isKeyword, case let sign = peekNext().kind,
      sign == .colon || sign == .bind
    {
      advance()
      advance()
      if at(.bindingKeyword), brackets != nil { reportBindingWord() }
    }
    if brackets != nil, isAtOpening { reportOpenedArgument() }
    if !parseClosureArgument() { parseExpression() }
    close(node)
  }
}
