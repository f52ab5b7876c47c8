import CtlDiagnostics

extension Parser {
  /// One member, with its attributes; consumes at least one token unless at a closing brace.
  mutating func parseMember(in context: MemberContext) {
    let node = open(.element)
    let start = position
    parseAttributes()
    let word = position
    let parsed = parseMemberBody(node, context)
    guard parsed else {
      expected(context == .file ? .declaration : .member)
      finishBroken(node)
      return
    }
    close(node)
    checkPlace(node, word: word, context)
    if position == start { skipLine() }
    endMember(node)
  }

  /// Decides by the first words what the member is; answers whether it is one.
  private mutating func parseMemberBody(_ node: Int, _ context: MemberContext) -> Bool {
    let next = peekNext().kind
    // `task: …`: a property may be called like a keyword.
    if current.isKeyword, next == .colon || next == .bind, context != .file {
      if current != .trueKeyword, current != .falseKeyword, current != .nilKeyword {
        parseNamed(node)
        return true
      }
    }
    switch current {
    case .identifier, .quotedIdentifier:
      if context == .layout { parseEquation(node) } else { parseNamed(node) }
    case .importKeyword: parseImport(node)
    case .screenKeyword: parseScreen(node)
    case .componentKeyword: parseComponent(node)
    case .enumKeyword: parseEnum(node)
    case .appearanceKeyword: parseAppearance(node)
    case .varKeyword: parseVariable(node)
    case .letKeyword: parseConstant(node)
    case .actionKeyword: parseAction(node)
    case .taskKeyword: parseTask(node)
    case .ifKeyword: parseIf(node)
    case .forKeyword: parseFor(node)
    case .onKeyword: parseHandler(node)
    case .accessibilityKeyword:
      setKind(node, .accessibility)
      advance()
      parseBlock(.accessibility)
    case .layoutKeyword:
      setKind(node, .layout)
      advance()
      parseBlock(.layout)
    case .pinKeyword, .alignKeyword: parseConstraint(node)
    default: return false
    }
    return true
  }

  /// What begins with a name: a property, a per-state property, a binding or an element.
  private mutating func parseNamed(_ node: Int) {
    let (index, next) = peek(after: position)
    switch next.kind {
    case .colon:
      setKind(node, .property)
      advance()
      advance()
      parseValue()
    case .bind:
      setKind(node, .binding)
      advance()
      advance()
      parseValue()
    case .leftParen where next.sameLine:
      setKind(node, .property)
      advance()
      let keys = open(.stateKeys)
      parseArgumentList()
      close(keys)
      if eat(.colon) {
        parseValue()
      } else {
        expected(.colon)
      }
    case .assign where next.sameLine:
      // `name = value`: the habit of another language.
      setKind(node, .property)
      advance()
      reportWrongSign(index)
      advance()
      parseValue()
    default:
      parseElement(node)
    }
  }

  private mutating func reportWrongSign(_ token: Int) {
    let range = tokenRange(token)
    let fix = Fix(
      Message("write `:`", "改为“:”")(), .safe, [Edit(Location(file, range), ":")])
    report(
      SyntaxCode.unexpected, range,
      [
        "expected": .phrase(Phrase(Expected.colon.message)),
        "found": .words("`=`", "“=”"),
      ], fixes: [fix])
  }

  /// `kind [name] ["primary text"] [{ members }]`; the current token is the kind.
  mutating func parseElement(_ node: Int) {
    setKind(node, .element)
    advance()
    if isAtName, !isAtLineStart, startsName() { leaf(.name) }
    parsePrimaryText()
    if at(.leftBrace) {
      parseBlock(.element)
    } else if !isAtLineStart, !isAtEnd, !at(.semicolon), !at(.rightBrace), skipsToBlock() {
      parseBlock(.element)
    }
  }

  /// Whether the name here belongs to the element, and does not begin the next member.
  private func startsName() -> Bool {
    switch peekNext().kind {
    case .colon, .bind: false
    case .leftParen: !peekNext().sameLine
    default: true
    }
  }

  /// Junk between the head of an element and its block: reported, skipped, and the block is kept.
  private mutating func skipsToBlock() -> Bool {
    var token = position
    while true {
      let (index, next) = peek(after: token)
      guard next.sameLine else { return false }
      switch next.kind {
      case .leftBrace: break
      case .number, .quantity, .string, .color, .minus, .slash, .dot, .comma, .unknown,
        .identifier:
        token = index
        continue
      default: return false
      }
      break
    }
    switch current {
    case .number, .quantity, .color, .minus, .slash, .dot, .comma, .unknown: break
    default: return false
    }
    expected(.block)
    let node = open(.unexpected)
    while !at(.leftBrace), !isAtEnd { advance() }
    close(node)
    return true
  }

  // MARK: Statements

  private mutating func parseIf(_ node: Int) {
    setKind(node, .ifStatement)
    advance()
    parseExpression(allowingElements: false)
    parseBlock(.element)
    guard at(.elseKeyword) else { return }
    let clause = open(.elseClause)
    advance()
    if at(.ifKeyword) {
      // `else if` chains nest in the tree, so they count as levels.
      if enter() {
        let inner = open(.ifStatement)
        parseIf(inner)
        close(inner)
        leave()
      }
    } else if at(.leftBrace) {
      parseBlock(.element)
    } else {
      expected(.elseBranch)
    }
    close(clause)
  }

  private mutating func parseFor(_ node: Int) {
    setKind(node, .forStatement)
    advance()
    parseDeclaredName()
    if !eat(.inKeyword) { expected(.inWord) }
    parseExpression(allowingElements: false)
    parseBlock(.element)
  }

  /// `on event[(names)] -> action[(arguments)]`. Parts that are missing are the checker's business:
  /// it knows the events of the kind.
  private mutating func parseHandler(_ node: Int) {
    setKind(node, .handler)
    advance()
    if isAtName || current.isKeyword, !isAtLineStart { leaf(.name) }
    if at(.leftParen), !isAtLineStart {
      let parameters = open(.eventParameters)
      let paren = position
      advance()
      while isAtName {
        leaf(.name)
        if !eat(.comma) { break }
      }
      closeBracket(.rightParen, openedAt: paren)
      close(parameters)
    }
    guard !isAtLineStart, eat(.arrow) else { return }
    guard isAtName || current.isKeyword, !isAtLineStart else { return }
    let call = open(.actionCall)
    if isAtName { leaf(.name) } else { parseDeclaredName() }
    if at(.leftParen), !isAtLineStart { parseArguments() }
    close(call)
  }

  // MARK: Layout

  /// `pin kind(elements) relation constant @ priority`
  private mutating func parseConstraint(_ node: Int) {
    setKind(node, .constraint)
    advance()
    parseDeclaredName()
    if at(.leftParen) { parseArguments() } else { expected(.openParen) }
    if eatRelation() { parseOperand() }
    parsePriority()
  }

  /// `a.anchor == b.anchor * m + c @ priority`
  private mutating func parseEquation(_ node: Int) {
    setKind(node, .equation)
    parseOperand()
    if eatRelation() {
      parseOperand()
    } else {
      expected(.relation)
    }
    parsePriority()
  }

  private mutating func eatRelation() -> Bool {
    guard !isAtLineStart else { return false }
    switch current {
    case .equal, .lessOrEqual, .greaterOrEqual, .less, .greater, .notEqual:
      if current == .less || current == .greater || current == .notEqual { expected(.relation) }
      advance()
      return true
    case .assign:
      let range = tokenRange(position)
      report(
        SyntaxCode.unexpected, range,
        [
          "expected": .phrase(Phrase(Expected.relation.message)),
          "found": .words("`=`", "“=”"),
        ],
        fixes: [
          Fix(Message("write `==`", "改为“==”")(), .safe, [Edit(Location(file, range), "==")])
        ])
      advance()
      return true
    default: return false
    }
  }

  private mutating func parsePriority() {
    guard at(.at), !isAtLineStart else { return }
    let node = open(.priority)
    advance()
    parseOperand()
    close(node)
  }

  // MARK: Ends and places

  /// A member ends at a new line, a `;`, the end of its block, or where the next one begins.
  private mutating func endMember(_ node: Int) {
    if isAtLineStart || isAtEnd || at(.rightBrace) || isAbandoningBlocks { return }
    if eat(.semicolon) { return }
    if isAtName || current.isKeyword || at(.at), !hasErrorHere { return }
    expected(.endOfMember)
    markError(node)
    skipLine()
  }

  /// A node that could not be finished takes the rest of its line.
  mutating func finishBroken(_ node: Int) {
    setKind(node, .unexpected)
    var level = 0
    repeat {
      if at(.leftBrace) || at(.leftParen) || at(.leftBracket) || at(.stringHead) { level += 1 }
      if at(.rightBrace) || at(.rightParen) || at(.rightBracket) || at(.stringTail) {
        // A brace that closes the block around is not ours, except at the top of the file.
        if level == 0, at(.rightBrace), !isTopLevel { break }
        level = max(0, level - 1)
      }
      advance()
    } while !isAtEnd && (level > 0 || (!isAtLineStart && !at(.semicolon) && !at(.rightBrace)))
    dropChildren(of: node)
    close(node)
    markError(node)
  }

  /// Skips what is left of a line into an `unexpected` node.
  mutating func skipLine() {
    guard !isAtEnd, !at(.rightBrace) || isTopLevel else { return }
    let node = open(.unexpected)
    finishBroken(node)
  }

  /// Which members may stand where; reported once, at the word.
  private mutating func checkPlace(_ node: Int, word: Int, _ context: MemberContext) {
    let kind = nodeKind(node)
    guard !isAllowed(kind, in: context) else { return }
    markError(node)
    report(
      SyntaxCode.misplacedDeclaration, tokenRange(word),
      [
        "word": .text(source.string(tokenRange(word))),
        "place": .phrase(Phrase(context.place)),
      ])
  }

  private func isAllowed(_ kind: NodeKind, in context: MemberContext) -> Bool {
    switch kind {
    case .importDeclaration, .screenDeclaration, .componentDeclaration, .enumDeclaration:
      return context == .file
    case .variableDeclaration, .actionDeclaration, .taskDeclaration:
      return context == .screen || context == .component
    case .constantDeclaration:
      return context == .file || context == .screen || context == .component
    case .appearanceDeclaration: return context == .file || context == .screen
    case .constraint, .equation: return context == .layout
    case .property:
      return context != .file && context != .layout && context != .enumeration
    case .element, .ifStatement, .forStatement, .layout:
      return context == .screen || context == .component || context == .element
    case .binding, .handler, .accessibility:
      return context == .screen || context == .component || context == .element
        || context == .appearance || context == .accessibility
    default: return true
    }
  }
}

extension MemberContext {
  var place: Message {
    switch self {
    case .file: Message("at the top of a file", "文件顶层")
    case .screen: Message("directly in a screen", "界面中")
    case .component: Message("directly in a component", "组件中")
    case .element: Message("inside an element", "元素内部")
    case .layout: Message("in a `layout` block", "`layout` 块中")
    case .accessibility: Message("in an `accessibility` block", "`accessibility` 块中")
    case .enumeration: Message("in an enum", "枚举中")
    case .appearance: Message("in an `appearance` block", "`appearance` 块中")
    }
  }
}
