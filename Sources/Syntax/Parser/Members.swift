import CtlDiagnostics

extension Parser {
  /// One member, with its attributes; consumes at least one token unless at a closing brace.
  mutating func parseMember(in context: MemberContext) {
    let outer = beginMember()
    let node = open(.element)
    let start = position
    parseAttributes()
    if context == .file { beginDeclaration() }
    let word = position
    guard parseMemberBody(node, context) else {
      expected(
        context == .file ? .declaration : context == .layout ? .constraint : .member,
        atToken: word == start)
      finishBroken(node, outer)
      return
    }
    close(node)
    checkPlace(node, word, context)
    endMember(node, context, outer)
  }

  /// Decides by the first words what the member is; returns whether it is one.
  private mutating func parseMemberBody(_ node: Int, _ context: MemberContext) -> Bool {
    switch current {
    case .identifier, .quotedIdentifier:
      if parseStrayParameter(node, context) { return true }
      if brackets != nil, context != .layout {
        if parseForeignMember(node, context) { return true }
        // A word before a declaration was skipped.
        if !isAtName { return parseMemberBody(node, context) }
      }
      switch context {
      case .layout where !startsMember(): parseEquation(node)
      case .file where brackets != nil: parseMisspelt(node)
      default: parseNamed(node, context)
      }
      return true
    default: break
    }
    if context == .layout, current.isSoftKeyword, isAnchorBase {
      parseEquation(node)
      return true
    }
    if current.isKeyword, context != .layout, !current.isLiteral,
      context != .file || !at(.importKeyword), isPropertyName
    {
      parseNamed(node, context)
      return true
    }
    switch current {
    case .importKeyword: parseImport(node)
    case .screenKeyword: parseScreen(node)
    case .componentKeyword: parseComponent(node)
    case .enumKeyword: parseEnum(node)
    case .recordKeyword: parseRecord(node)
    case .appearanceKeyword: parseAppearance(node)
    case .styleKeyword: parseStyle(node)
    case .varKeyword: parseVariable(node)
    case .letKeyword where parseStrayConstant(node, context): break
    case .letKeyword: parseConstant(node)
    case .actionKeyword where isButtonOfOthers(context):
      reportButtonOfOthers()
      parseElement(node)
    case .actionKeyword where context.isInside && isBlock(after: position):
      parseForeignHandler(node)
    case .actionKeyword: parseAction(node)
    case .eventKeyword: parseAction(node, .eventDeclaration)
    case .taskKeyword: parseTask(node)
    case .ifKeyword: parseIf(node)
    case .forKeyword: parseFor(node)
    case .onKeyword: parseHandler(node)
    case .slotKeyword: parseSlot(node)
    case .sampleKeyword: parseSample(node)
    case .accessibilityKeyword: parseSection(node, .accessibility, .accessibility)
    case .layoutKeyword: parseSection(node, .layout, .layout)
    case .alignKeyword where brackets != nil && isHyphenated(position + 1): parseHyphenated(node)
    case .pinKeyword, .alignKeyword: parseConstraint(node)
    case .dot where brackets != nil && context != .layout && context != .file:
      builder.setKind(node, .unexpected)
      parseModifiers()
      builder.cut(to: node + 1)
    case .less where brackets != nil: parseTags(node)
    default:
      guard context == .layout, current.startsOperand else { return false }
      parseEquation(node)
    }
    return true
  }

  /// `accessibility { … }`, `layout { … }`
  private mutating func parseSection(_ node: Int, _ kind: NodeKind, _ context: MemberContext) {
    builder.setKind(node, kind)
    advance()
    skipToBlock()
    parseBlock(context)
  }

  // MARK: Properties, bindings and elements

  /// `task: …`: a property may be called like a keyword.
  var isPropertyName: Bool {
    mutating get {
      let next = peekNext()
      guard next.sameLine, [.colon, .bind].contains(next.kind) else {
        return false
      }
      // `var 😀: Int` has a name, if not one that can be read.
      return !(position..<next.index).contains { kind(ofToken: $0) == .unknown }
    }
  }

  /// A member that begins with a name: a property, a per-state property, a binding or an element.
  mutating func parseNamed(_ node: Int, _ context: MemberContext) {
    let next = peekNext()
    // Variables and actions in something that looks like a screen are no further mistakes.
    let inside: MemberContext = context == .file ? .screen : .element
    guard next.sameLine else {
      parseElement(node, inside)
      return
    }
    switch next.kind {
    case .colon:
      if brackets != nil, isBlock(after: next.index) {
        if !parseForeignObject(node), !parseValueInBraces(node) { parseElement(node, inside) }
        return
      }
      builder.setKind(node, .property)
      advance()
      advance()
      if at(.assign), !isAtLineStart { wrongSign(.expression, write: "") }
      parsePropertyValue()
    case .bind:
      builder.setKind(node, .binding)
      advance()
      advance()
      parseValue()
    case .leftParen where !brokenStrings.isEmpty && quoteAfterWords(from: next.index) != nil:
      parseElement(node, inside)
    case .leftParen:
      if brackets != nil, isCallForm(next.index) {
        parseCallForm(node, inside)
        return
      }
      builder.setKind(node, .property)
      advance()
      let keys = open(.stateKeys)
      parseArgumentList()
      close(keys)
      if at(.colon), !isAtLineStart { advance() } else { expected(.colon) }
      parsePropertyValue()
    case .identifier where isTypedProperty(next.index, context): stop()
    case .identifier, .quotedIdentifier, .string, .stringHead:
      if context == .accessibility || context == .appearance, brackets != nil {
        // Only properties are allowed here.
        parseWithoutColon(node)
      } else {
        parseElement(node, inside)
      }
    case .leftBrace, .rightBrace, .semicolon, .endOfFile: parseElement(node, inside)
    default:
      if brackets == nil {
        parseElement(node, inside)
      } else if !parseAssignment(node, next) {
        parseWithWrongSign(node, next, inside)
      }
    }
  }

  /// `value = 5`, `value 5`, `a.b == c.d` outside of a layout.
  private mutating func parseWithWrongSign(
    _ node: Int, _ next: (index: Int, kind: TokenKind, sameLine: Bool), _ inside: MemberContext
  ) {
    switch next.kind {
    case .arrow where isCall(after: next.index) || ForeignWords.events.contains(word(position)):
      // A handler without its `on`.
      let fix = Fix(
        Message("write `on`", "加上 `on`")(), .safe,
        [
          Edit(
            Location(file, tokenRange(position).lowerBound..<tokenRange(position).lowerBound), "on "
          )
        ]
      )
      expected(.onWord, atToken: true, fixes: [fix])
      builder.setKind(node, .handler)
      parseHandlerBody()
    case .assign where isBlock(after: next.index):
      parseElement(node, inside)
    case .minus where next.index == position + 1 && isHyphenated(next.index):
      parseHyphenated(node)
    case .assign where isTextAfterSign(next.index), .arrow where isTextAfterSign(next.index):
      reportSignBeforeText(node, inside)
    case .assign, .equal, .notEqual, .arrow, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let isAssignment = next.kind == .assign || next.kind == .equal
      builder.setKind(node, isAssignment ? .property : .binding)
      advance()
      wrongSign(isAssignment ? .colon : .sign, write: isAssignment ? ":" : "<->")
      if isAssignment { parsePropertyValue() } else { parseValue() }
    case .dot where isPath(next.index):
      parseEquation(node)
    case .dot where next.index == position + 1 && !isBlockNear(next.index):
      // `layer.width: 5`
      builder.setKind(node, .property)
      advance()
      expected(.colon)
      while at(.dot) || isAtName, !isAtLineStart { advance() }
      if at(.colon) || at(.assign), !isAtLineStart { advance() }
      parsePropertyValue()
    default:
      if next.kind.startsLiteral || next.kind == .dot, !isBlockNear(next.index) {
        parseWithoutColon(node)
      } else {
        parseElement(node, inside)
      }
    }
  }

  /// `value 5`
  private mutating func parseWithoutColon(_ node: Int) {
    builder.setKind(node, .property)
    advance()
    let place = tokenRange(previousEnd - 1).upperBound
    expected(.colon, fixes: [writeFix(":", [edit(place..<place, ":")])])
    parsePropertyValue()
  }

  /// `kind [name] ["primary text"] [{ members }]`; the current token is the kind.
  private mutating func parseElement(_ node: Int, _ inside: MemberContext = .element) {
    builder.setKind(node, .element)
    advance()
    if !parseTextWithoutOpening() {
      if !isAtLineStart, isAtName ? startsElementName() : startsKeywordName() { leafOfName() }
      _ = parseText()
    }
    if brackets != nil, !isAtLineStart, !isAtBlock {
      parseForeignHead()
      if current.isJunk, !isAtLineStart { skipHead() }
    }
    if isAtBlock { parseBlock(inside) }
  }

  /// Whether the name here belongs to the element, rather than to the next member.
  mutating func startsElementName() -> Bool {
    let next = peekNext()
    switch next.kind {
    case .colon, .bind, .leftParen: return !next.sameLine
    default: return true
    }
  }

  /// Whether the keyword here is the name of the element: a text or a block follows, and it has no block
  /// of its own.
  private mutating func startsKeywordName() -> Bool {
    guard current.isSoftKeyword else { return false }
    let next = peekNext()
    guard next.sameLine else { return false }
    switch next.kind {
    case .string, .stringHead: return true
    case .leftBrace: return !at(.layoutKeyword) && !at(.accessibilityKeyword)
    default: return false
    }
  }

  /// The value of a property; an element may be one: `rightView: button { … }`.
  mutating func parsePropertyValue() {
    guard isAtName, !isAtLineStart, startsElement(), brackets == nil || !isSwitchStatement() else {
      parseValue()
      return
    }
    guard enter() else { return }
    let node = open(.element)
    parseElement(node)
    close(node)
    leave()
  }

  /// Whether the name here begins an element: `button { … }`, `button "Go"`, `button go { … }`; all
  /// on one line.
  private mutating func startsElement() -> Bool {
    let next = peekNext()
    guard next.sameLine else { return false }
    switch next.kind {
    case .leftBrace, .string, .stringHead: return true
    case .identifier, .quotedIdentifier:
      let second = peek(after: next.index)
      return second.sameLine
        && (second.kind == .leftBrace || second.kind == .string || second.kind == .stringHead)
    default: return false
    }
  }

  // MARK: Ends and places

  /// Begins a member; returns what `endMember` needs to know.
  mutating func beginMember() -> Bool {
    let outer = memberHasError
    memberHasError = false
    return outer
  }

  /// A member ends at a new line, a `;`, the end of its block, or where the next one begins.
  mutating func endMember(_ node: Int, _ context: MemberContext, _ outer: Bool) {
    if brackets != nil, at(.dot), !isAtLineStart, endsInBlock(node) { parseModifiers() }
    if !isAtLineStart, !isAtLimit, !at(.rightBrace), !eat(.semicolon) {
      let beginsNext =
        current.isKeyword && !isHandlerOutside(node) || at(.at) || context == .file && isAtAccess()
        || (isAtName && context != .file && builder.kind(of: node) != .variableDeclaration
          && !continuesValue())
      if !beginsNext || hasErrorHere { skipRest() }
    }
    if memberHasError { builder.markError(node) }
    memberHasError = outer
  }

  /// An unknown member takes the rest of its line.
  mutating func finishBroken(_ node: Int, _ outer: Bool) {
    builder.setKind(node, .unexpected)
    builder.cut(to: node + 1)
    skipTokens()
    close(node)
    builder.markError(node)
    memberHasError = outer
  }

  /// Skips the rest of a line into an `unexpected` node.
  /// - Parameter isWhole: Whether to skip also what looks like a member.
  mutating func skipLine(isWhole: Bool = false) {
    guard !isAtLimit, !at(.rightBrace) else { return }
    let node = open(.unexpected)
    skipTokens(isWhole: isWhole)
    close(node)
    builder.markError(node)
  }

  /// Skips to the end of a line, or to where a member surely begins; brackets are skipped whole.
  private mutating func skipTokens(isWhole: Bool = false) {
    var level = 0
    while !isAtLimit {
      switch current {
      case .leftBrace, .leftParen, .leftBracket:
        if brackets?.ends[position] == nil { level += 1 }
      case .rightBrace, .rightParen, .rightBracket:
        if level == 0, at(.rightBrace), !isTopLevel { return }
        level = max(0, level - 1)
      default: break
      }
      advance()
      if level > 0 { continue }
      if isAtLineStart || at(.semicolon) { return }
      if at(.rightBrace), !isTopLevel { return }
      if isAtName, !isWhole, tokenRange(position).lowerBound >= explainedEnd {
        let next = peekNext()
        if next.sameLine, next.kind == .colon || next.kind == .bind { return }
      }
    }
  }

  /// Which members are allowed where; reported once, at the word.
  private mutating func checkPlace(_ node: Int, _ word: Int, _ context: MemberContext) {
    guard !context.allows(builder.kind(of: node)) else { return }
    if strayLines.explain(word) {
      memberHasError = true
      return
    }
    if context == .layout, reportAnchorAlone(node, word) { return }
    if context == .file, reportDeclarationWithColon(node, word) { return }
    var range = tokenRange(word)
    if builder.kind(of: node) == .equation, previousEnd > word {
      range = range.lowerBound..<tokenRange(previousEnd - 1).upperBound
    }
    report(
      SyntaxCode.misplacedDeclaration, range,
      ["word": .text(source.string(range)), "place": .phrase(Phrase(context.place))],
      fixes: placeFix(builder.kind(of: node), word, context))
    // A constraint in unknown words is one mistake, not one for each word.
    if context == .layout, !isAtLineStart, !at(.semicolon) {
      memberHasError = true
      skipLine(isWhole: true)
    }
  }
}
