import CtlDiagnostics

/// Where members stand; some may stand in one place only.
enum MemberContext {
  case file, screen, component, element, layout, accessibility, enumeration, appearance
}

extension Parser {
  mutating func parseFile() {
    let node = open(.file)
    while !isAtEnd {
      isAbandoningBlocks = false
      if eat(.semicolon) { continue }
      parseMember(in: .file)
    }
    close(node)
    closeFile(node)
  }

  // MARK: Blocks

  /// `{ members }`; reports its own missing end.
  mutating func parseBlock(_ context: MemberContext) {
    guard at(.leftBrace) else {
      expected(.block)
      return
    }
    let node = open(.block)
    let brace = position
    advance()
    guard enter() else {
      _ = eat(.rightBrace)
      close(node)
      return
    }
    while !at(.rightBrace), !isAtEnd, !isAbandoningBlocks {
      if eat(.semicolon) { continue }
      if context != .enumeration, startsMisplacedDeclaration() { break }
      let before = position
      if context == .enumeration { parseEnumCase() } else { parseMember(in: context) }
      if position == before { skipLine() }
    }
    leave()
    if !isAbandoningBlocks, !eat(.rightBrace) { reportUnclosed(brace) }
    close(node)
  }

  /// A declaration of the file at the start of a line inside a block means that a `}` is missing.
  private mutating func startsMisplacedDeclaration() -> Bool {
    guard isAtLineStart else { return false }
    switch current {
    case .screenKeyword, .componentKeyword, .enumKeyword:
      let (index, next) = peek(after: position)
      guard next.kind == .identifier, next.sameLine else { return false }
      let (_, second) = peek(after: index)
      guard second.kind == .leftBrace || second.kind == .leftParen || second.kind == .string
      else { return false }
      return indentation(ofToken: position) == 0
    case .importKeyword:
      return peekNext().kind == .string && indentation(ofToken: position) == 0
    default: return false
    }
  }

  private mutating func reportUnclosed(_ brace: Int) {
    let place = mismatchedBrace(before: position) ?? brace
    report(SyntaxCode.unclosed, tokenRange(place), ["bracket": "{"])
    isAbandoningBlocks = true
    silenceHere()
  }

  /// The first open brace whose partner stands further left than the line of the brace: the one
  /// that a person forgot to close. Runs only once a brace is known to be missing.
  private func mismatchedBrace(before end: Int) -> Int? {
    var open: [Int] = []
    for token in 0..<end {
      switch kind(ofToken: token) {
      case .leftBrace: open.append(token)
      case .rightBrace:
        guard let partner = open.popLast() else { continue }
        if isFirstOnLine(token), indentation(ofToken: token) < indentation(ofToken: partner) {
          return partner
        }
      default: break
      }
    }
    return nil
  }

  private func lineStart(ofToken token: Int) -> Int {
    var offset = Int(starts[token])
    while offset > 0, source.bytes[offset - 1] != 0x0A, source.bytes[offset - 1] != 0x0D {
      offset -= 1
    }
    return offset
  }

  private func indentation(ofToken token: Int) -> Int {
    let start = lineStart(ofToken: token)
    var offset = start
    while offset < source.bytes.count, source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09
    { offset += 1 }
    return offset - start
  }

  private func isFirstOnLine(_ token: Int) -> Bool {
    lineStart(ofToken: token) + indentation(ofToken: token) == Int(starts[token])
  }

  // MARK: Declarations

  mutating func parseImport(_ node: Int) {
    setKind(node, .importDeclaration)
    advance()
    if at(.string) {
      leaf(.stringLiteral)
    } else if at(.stringHead) {
      parseInterpolatedString()
    } else {
      expected(.string)
    }
  }

  mutating func parseScreen(_ node: Int) {
    setKind(node, .screenDeclaration)
    advance()
    parseDeclaredName()
    parsePrimaryText()
    parseBlock(.screen)
  }

  mutating func parseComponent(_ node: Int) {
    setKind(node, .componentDeclaration)
    advance()
    parseDeclaredName()
    if at(.leftParen) { parseParameters() }
    parseBlock(.component)
  }

  mutating func parseEnum(_ node: Int) {
    setKind(node, .enumDeclaration)
    advance()
    parseDeclaredName()
    parseBlock(.enumeration)
  }

  mutating func parseEnumCase() {
    let node = open(.enumCase)
    parseAttributes()
    guard isAtName || (current.isKeyword && peekNext().kind != .leftBrace) else {
      expected(.caseName)
      finishBroken(node)
      return
    }
    parseDeclaredName()
    parsePrimaryText()
    _ = eat(.comma)
    close(node)
  }

  mutating func parseAppearance(_ node: Int) {
    setKind(node, .appearanceDeclaration)
    advance()
    parseDeclaredName()
    parseBlock(.appearance)
  }

  mutating func parseVariable(_ node: Int) {
    setKind(node, .variableDeclaration)
    advance()
    parseDeclaredName()
    if eat(.colon) {
      parseType()
    } else if !at(.assign) {
      expected(.colon)
    }
    if at(.inKeyword) {
      advance()
      parseValue()
    }
    if eat(.assign) { parseValue() }
  }

  mutating func parseConstant(_ node: Int) {
    setKind(node, .constantDeclaration)
    advance()
    parseDeclaredName()
    if eat(.colon) { parseType() }
    if eat(.assign) {
      parseValue()
    } else {
      expected(.assignment)
    }
  }

  mutating func parseAction(_ node: Int) {
    setKind(node, .actionDeclaration)
    advance()
    parseDeclaredName()
    if at(.leftParen) { parseParameters() }
  }

  mutating func parseTask(_ node: Int) {
    setKind(node, .taskDeclaration)
    advance()
    parseDeclaredName()
    if at(.leftParen) { parseArguments() }
  }

  mutating func parseDeclaredName() {
    guard isAtName else {
      expected(.name)
      // A keyword where a name should be is that name; nothing else is a better guess.
      if current.isKeyword, !isAtLineStart { leaf(.name) }
      return
    }
    leaf(.name)
  }

  mutating func parsePrimaryText() {
    guard !isAtLineStart else { return }
    if at(.string) {
      leaf(.stringLiteral)
    } else if at(.stringHead) {
      parseInterpolatedString()
    }
  }

  /// `(name: Type = default, name: binding Type)`
  mutating func parseParameters() {
    let node = open(.parameters)
    let paren = position
    advance()
    while !at(.rightParen), !isAtEnd, !at(.leftBrace), !at(.rightBrace) {
      let before = position
      parseParameter()
      if !eat(.comma), !at(.rightParen) { expected(.comma) }
      if position == before { break }
    }
    closeBracket(.rightParen, openedAt: paren)
    close(node)
  }

  private mutating func parseParameter() {
    let node = open(.parameter)
    parseDeclaredName()
    if eat(.colon) {
      if at(.bindingKeyword) { advance() }
      parseType()
    } else {
      expected(.colon)
    }
    if eat(.assign) { parseValue() }
    close(node)
  }

  /// `Name`, `[Type]`, `Type?`
  mutating func parseType() {
    guard enter() else { return }
    defer { leave() }
    let node = nodeCount
    if isAtName {
      leaf(.namedType)
    } else if at(.leftBracket) {
      let list = open(.listType)
      let bracket = position
      advance()
      parseType()
      closeBracket(.rightBracket, openedAt: bracket)
      close(list)
    } else {
      expected(.type)
      return
    }
    // More marks mean nothing more; the checker allows one.
    while (at(.question) || at(.coalesce)) && !isAtLineStart {
      let optional = wrap(node, .optionalType)
      advance()
      close(optional)
      if nodeCount - node > 8 { break }
    }
  }

  // MARK: Attributes

  /// `@allow(code, because: "…")`, any number of them.
  mutating func parseAttributes() {
    while at(.at) {
      let node = open(.attribute)
      advance()
      if isAtName { leaf(.name) } else { expected(.name) }
      if at(.leftParen) {
        let paren = position
        advance()
        parseRuleCode()
        while eat(.comma) {
          if at(.rightParen) { break }
          parseArgument()
        }
        closeBracket(.rightParen, openedAt: paren)
      }
      close(node)
    }
  }

  private mutating func parseRuleCode() {
    guard !at(.comma), !at(.rightParen), !isAtEnd, !at(.leftBrace), !at(.rightBrace),
      !at(.stringHead)
    else {
      expected(.ruleCode)
      return
    }
    let node = open(.ruleCode)
    while !at(.comma), !at(.rightParen), !isAtEnd, !at(.leftBrace), !at(.rightBrace),
      !at(.leftParen), !at(.stringHead)
    { advance() }
    close(node)
  }
}
