import CtlDiagnostics

extension Parser {
  mutating func parseFile() {
    let node = open(.file)
    while !at(.endOfFile) {
      endAtNextDeclaration()
      isSilenced = false
      if eat(.semicolon) { continue }
      let before = position
      if at(.rightBrace), !findings.isEmpty {
        // Its partner was skipped together with a reported mistake.
        leaf(.unexpected)
      } else {
        parseMember(in: .file)
      }
      if position == before { leaf(.unexpected) }
    }
    close(node)
    builder.spanFile(node, tokenCount: endOfFile + 1)
  }

  /// The next declaration of the file is outside it, whatever is left open.
  mutating func endAtNextDeclaration() {
    limit = brackets?.declaration(after: position) ?? endOfFile
  }

  // MARK: Blocks

  /// Whether a block begins here, or the line before lacks its `{`.
  var isAtBlock: Bool { mutating get { at(.leftBrace) || lacksBrace } }

  private var lacksBrace: Bool {
    mutating get { brackets?.missingBraces.contains(previousEnd - 1) ?? false }
  }

  /// `{ members }`
  mutating func parseBlock(_ context: MemberContext) {
    let hasBrace = at(.leftBrace)
    if !hasBrace {
      let lacksBrace = self.lacksBrace
      expected(.block, fixes: lacksBrace ? missingBraceFix() : bracesFix())
      guard lacksBrace else {
        // What stands on the rest of the line belongs into the block.
        guard context == .enumeration || context == .record else { return }
        while !isAtLineStart, !isAtLimit, !at(.rightBrace) {
          if !eat(.semicolon) { skipLine(isWhole: true) }
        }
        return
      }
    }
    let node = open(.block)
    let brace = position
    if hasBrace, context == .screen || context == .component { bodyBrace = brace }
    let outerBranch = branchBrace
    if hasBrace, context == .branch { branchBrace = brace }
    let outerLimit = limit
    if hasBrace {
      if let end = brackets?.ends[brace] { limit = min(limit, end) }
      advance()
    }
    if enter(block: true) {
      parseMembers(context, after: brace)
      leave()
    }
    let isUnclosed = isAtLimit
    limit = outerLimit
    branchBrace = outerBranch
    if isUnclosed || !eat(.rightBrace), hasBrace { reportUnclosed(brace) }
    close(node)
  }

  mutating func parseMembers(_ context: MemberContext, after brace: Int) {
    while !at(.rightBrace), !isAtLimit {
      if context == .enumCase, isPastCase(brace) { return }
      if eat(.semicolon) { continue }
      let before = position
      switch context {
      case .enumeration: parseEnumMember()
      case .record: parseRecordField()
      case .steps: parseStepMember()
      default: parseMember(in: context)
      }
      if position == before { skipLine() }
    }
  }

  // MARK: Declarations

  mutating func parseImport(_ node: Int) {
    builder.setKind(node, .importDeclaration)
    advance()
    if isAtModule { leaf(.name) } else if !parseText() { parseForeignImport(node) }
  }

  mutating func parseScreen(_ node: Int) {
    builder.setKind(node, .screenDeclaration)
    advance()
    if brackets != nil, at(.string), !isAtLineStart {
      reportMissingName()
    } else {
      parseDeclaredName()
    }
    parseForeignParameters()
    let hasParameters =
      at(.leftParen) && !isAtLineStart && peekNext().kind != .string && !isTitleInParentheses
    if hasParameters { parseParameters() }
    let outer = beginStrayParameters(hasParameters)
    let title = position
    if !parseText() {
      parseForeignTitle()
    } else if !hasParameters, at(.leftParen), !isAtLineStart {
      parseParametersAfterTitle(title)
    } else if !hasParameters {
      parseForeignParameters(after: title)
    }
    if at(.arrow), !isAtLineStart {
      let arrow = position
      advance()
      parseType()
      if brackets != nil { parseLateTitle(arrow) }
    } else if brackets != nil {
      parseForeignResult()
    }
    skipToBlock()
    parseBlock(.screen)
    endStrayParameters(outer)
  }

  mutating func parseComponent(_ node: Int) {
    builder.setKind(node, .componentDeclaration)
    advance()
    parseDeclaredName()
    parseForeignParameters()
    let hasParameters = at(.leftParen)
    if hasParameters { parseParameters() }
    let outer = beginStrayParameters(hasParameters)
    skipToBlock()
    parseBlock(.component)
    endStrayParameters(outer)
  }

  mutating func parseEnum(_ node: Int) {
    if parseForeignEnum(node) { return }
    builder.setKind(node, .enumDeclaration)
    isCaseReported = false
    advance()
    if brackets != nil { skipSecondWord() }
    parseDeclaredName()
    // `enum Size: Int { small = 1 }` is one habit.
    skipToBlock(with: brackets != nil && at(.colon) ? enumFix(fromHead: true).flatMap(\.edits) : [])
    isCaseReported = memberHasError
    parseBlock(.enumeration)
  }

  mutating func parseAppearance(_ node: Int) {
    builder.setKind(node, .appearanceDeclaration)
    advance()
    parseDeclaredName()
    skipToBlock()
    parseBlock(.appearance)
  }

  mutating func parseVariable(_ node: Int) {
    builder.setKind(node, .variableDeclaration)
    let word = position
    advance()
    parseVariableBody()
    if at(.leftBrace), !isAtLineStart { skipComputedVariable(word) }
  }

  /// A variable after its `var`.
  mutating func parseVariableBody() {
    let isSwapped = parseSwappedType()
    parseDeclaredName()
    if isSwapped {
      if !isAtLineStart, eat(.assign) { parseValue() }
      return
    }
    parseVariableRest()
  }

  /// A variable after its name.
  mutating func parseVariableRest(needsType: Bool = false) {
    if brackets != nil, at(.colon), peekNext().kind == .assign, !isAtLineStart {
      wrongSign(.assignment, write: "")
    }
    parseTypeAnnotation(isOptional: at(.assign) && !needsType)
    parseRange()
    if brackets != nil, at(.colon), !isAtLineStart { reportColonBeforeValue() }
    if !isAtLineStart, eat(.assign) {
      parseValue()
      if at(.inKeyword), !isAtLineStart {
        expected(.rangeFirst)
        parseRange()
      }
    }
  }

  private mutating func parseRange() {
    if isAtLineStart { return }
    if eat(.inKeyword) {
      parseValue()
    } else if at(.number) || at(.quantity) {
      let isRange = peekNext().kind.level == .range
      let place = tokenRange(position).lowerBound
      expected(
        isRange ? .range : .assignment, fixes: [insertFix(isRange ? "in " : "= ", at: place)])
      parseValue()
    }
  }

  mutating func parseConstant(_ node: Int) {
    builder.setKind(node, .constantDeclaration)
    advance()
    parseDeclaredName()
    if at(.colon) { parseTypeAnnotation(isOptional: true) }
    if at(.assign), !isAtLineStart {
      advance()
      parseValue()
    } else {
      expected(.assignment)
      if at(.equal) { advance() }
      if current.startsLiteral, !isAtLineStart { parseValue() }
    }
  }

  mutating func parseAction(_ node: Int, _ kind: NodeKind = .actionDeclaration) {
    builder.setKind(node, kind)
    advance()
    parseDeclaredName()
    if at(.leftParen), !isAtLineStart { parseParameters() }
    parseForeignBody()
  }

  /// The string after a name, on the same line.
  mutating func parseText() -> Bool {
    guard !isAtLineStart else { return false }
    if at(.string) {
      leaf(.stringLiteral)
    } else if at(.stringHead) {
      parseInterpolatedString()
    } else {
      return false
    }
    return true
  }

  // MARK: Parameters and types

  /// `(name: Type = default, name: binding Type)`
  mutating func parseParameters() {
    let node = open(.parameters)
    let bracket = openBracket()
    while !at(.rightParen), !isAtBrace, !isAtLimit {
      let before = position
      parseParameter()
      if !eat(.comma), !at(.rightParen), !isAtLimit {
        expected(.commaOrParen)
        if !isAtName { break }
      }
      if position == before { break }
    }
    closeBracket(.rightParen, bracket)
    close(node)
  }

  /// - Parameter ofTask: Whether `for` may stand before its name.
  mutating func parseParameter(ofTask: Bool = false) {
    let node = open(.parameter)
    if ofTask, at(.forKeyword), peekNext().kind != .colon { advance() }
    if brackets != nil, at(.bindingKeyword), peekNext().kind == .identifier { reportEarlyBinding() }
    if brackets != nil, at(.at) { reportParameterAttribute() }
    skipVariableWord()
    if brackets != nil, parseTypeFirst() || parseSecondName() {
      if eat(.assign) { parseExpression() }
      close(node)
      return
    }
    parseDeclaredName()
    if brackets != nil { skipForeignQuestion() }
    parseTypeAnnotation(isOptional: false)
    if brackets != nil, at(.inKeyword) { reportParameterRange() }
    if eat(.assign) { parseExpression() }
    close(node)
  }

  /// `: Type`, `: binding Type`
  mutating func parseTypeAnnotation(isOptional: Bool) {
    if at(.colon), !isAtLineStart {
      advance()
    } else if isOptional {
      return
    } else {
      expected(.colon)
      guard isAtName || at(.leftBracket), !isAtLineStart else { return }
    }
    if at(.bindingKeyword), openBrackets > 0 {
      advance()
    } else if brackets != nil, openBrackets > 0 {
      skipForeignBinding()
    }
    parseType()
  }

  /// `Name`, `[Type]`, `Type?`
  mutating func parseType() {
    guard enter() else { return }
    defer { leave() }
    let node = builder.count
    if isAtName, !isAtLineStart {
      let name = position
      leaf(.namedType)
      parseForeignType(name)
    } else if at(.leftBracket), !isAtLineStart {
      let list = open(.listType)
      let bracket = openBracket()
      parseType()
      if brackets != nil, at(.colon) { parseForeignDictionary() }
      closeBracket(.rightBracket, bracket)
      close(list)
    } else {
      expected(.type)
      return
    }
    if at(.question), !isAtLineStart {
      let optional = builder.wrap(node, .optionalType)
      advance()
      close(optional)
    } else if brackets != nil {
      parseForeignOptionalType(node)
    }
  }
}
