import CtlDiagnostics

/// Handlers and their steps.
extension Parser {
  /// `on event[(names)] -> step`, `on event[(names)] { steps }`, `on task.failed …`
  mutating func parseHandler(_ node: Int) {
    builder.setKind(node, .handler)
    advance()
    if !isAtLineStart || at(.leftBrace) { parseHandlerBody() }
  }

  /// The checker reports missing parts: it knows the events of the kind.
  mutating func parseHandlerBody() {
    if brackets != nil, at(.leftParen) { parseEventInParentheses() }
    if brackets != nil, at(.string), !isAtLineStart { reportEventInQuotes() }
    if isAtName || current.isKeyword {
      let isTimer = brackets != nil && reportTimer()
      leaf(.name)
      if isTimer { skipCall() }
      parseOutcome()
      if at(.leftParen), !isAtLineStart { parseEventParameters() }
    }
    if isAtBlock {
      parseBlock(.steps)
      return
    }
    guard !isAtLineStart else { return }
    let arrow = position
    switch current {
    case .arrow: advance()
    case .colon, .assign, .bind, .minus, .equal, .greaterOrEqual: wrongSign(.arrow, write: "->")
    default:
      guard isAtName else { return }
      expected(.arrow)
    }
    if at(.leftBrace), !isAtLineStart {
      if kind(ofToken: arrow) == .arrow { reportArrowBeforeBlock(arrow) }
      parseBlock(.steps)
      return
    }
    if at(.ifKeyword), !isAtLineStart {
      parseChoiceOfArrow(arrow)
      return
    }
    let next = peekNext()
    if at(.onKeyword), !isAtLineStart, next.sameLine, next.kind == .identifier { skipOnOfStep() }
    parseHandledStep()
  }

  /// How a task ended, the `.failed` of `on load.failed`, or what has changed, the `.start.changed` of
  /// `on draft.start.changed`.
  private mutating func parseOutcome() {
    while at(.dot), !isAtLineStart {
      advance()
      if isAtName || current.isKeyword, !isAtLineStart { leaf(.name) } else { expected(.outcome) }
    }
  }

  /// The step of an arrow.
  mutating func parseHandledStep() {
    guard isAtName || current.isKeyword, !isAtLineStart else { return }
    if brackets != nil, reportNameAfterArrow() { return }
    let step = open(.actionCall)
    parseStep(step)
    close(step)
    parseRestOfHandler()
  }

  private mutating func parseEventParameters() {
    let node = open(.eventParameters)
    let bracket = openBracket()
    while isAtName || current.isSoftKeyword, !isAtLimit {
      leaf(.name)
      if brackets != nil { skipForeignParameter() }
      if !eat(.comma) { break }
    }
    closeBracket(.rightParen, bracket)
    close(node)
  }

  // MARK: Steps

  /// One step of a block; consumes at least one token unless at a closing brace.
  mutating func parseStepMember() {
    let outer = beginMember()
    let node = open(.actionCall)
    if at(.ifKeyword) {
      parseIf(node, .steps)
    } else if at(.letKeyword), isAtStepConstant {
      parseConstant(node)
    } else if brackets != nil,
      parseForeignGuard(node) || parseSwitchStep(node) || parseStepParameters(node)
    {
      // One of these is skipped.
    } else if beginsStep {
      parseStep(node)
    } else {
      if at(.arrow) { reportArrowInBlock() } else { expected(.step, atToken: true) }
      finishBroken(node, outer)
      return
    }
    close(node)
    endMember(node, .steps, outer)
  }

  /// Whether a name stands after `let`, which else is one itself.
  private var isAtStepConstant: Bool {
    mutating get {
      let next = peekNext()
      let isName = next.kind == .identifier || next.kind == .quotedIdentifier
      return next.sameLine && (isName || next.kind.isSoftKeyword)
    }
  }

  /// Whether the word here is a name, and not that of a declaration or an element.
  private var beginsStep: Bool {
    mutating get {
      guard isAtName || current.isSoftKeyword else { return false }
      let next = peekNext()
      guard next.sameLine else { return true }
      if brackets != nil, isAtForeignLoop || isAtStepOfLater { return false }
      if brackets != nil, isAtReturnedValue(next) { return true }
      switch next.kind {
      case .leftBrace: return brackets != nil && startsBareArguments(after: position)
      case .string, .stringHead: return false
      case .identifier, .quotedIdentifier: return isAtName
      default: return true
      }
    }
  }

  /// The step at a name: what follows the name says which one it is.
  mutating func parseStep(_ node: Int) {
    let next = peekNext()
    guard next.sameLine, isAtName || current.isSoftKeyword else {
      parseActionCall()
      return
    }
    if brackets != nil, isAtReturnedValue(next) || isAtForeignWordOfStep {
      parseForeignStep(node)
      return
    }
    switch next.kind {
    case .assign, .plusAssign, .minusAssign, .equal, .colon:
      builder.setKind(node, .assignment)
      leaf(.nameExpression)
      parseAssignedValue()
    case .dot, .leftBracket, .question:
      // `chosen?.name`; a `?` alone begins no suffix, and is reported.
      parsePostfix()
      let isAlone = builder.kind(of: node + 1) != .postfixExpression
      if isAlone || current.isAssignment && !isAtLineStart {
        builder.setKind(node, .assignment)
        parseAssignedValue()
      } else {
        builder.setKind(node, .change)
      }
    case .identifier, .quotedIdentifier:
      if startsBareArguments(after: position) {
        parseActionCall()
      } else if isAtCancellation {
        parseCancellation(node)
      } else if isOpening {
        parseOpening(node)
      } else if isAtForeignStep {
        parseForeignStep(node)
      } else if let fixes = namingFix() {
        reportForeign(
          tokenRange(position),
          ForeignWords.statements[word(position)]?.explanation(of: word(position))
            ?? Phrase(Expected.step.message), fixes: fixes)
        parseConstant(node)
      } else {
        parseActionCall()
      }
    case .plus, .minus, .star, .slash:
      if brackets != nil, isForeignAssignment(next) {
        parseForeignAssignment(node, next)
      } else {
        parseActionCall()
      }
    default: parseActionCall()
    }
  }

  private mutating func parseActionCall() {
    // In a block, a step begins its line.
    if isAtName || current.isSoftKeyword { leaf(.name) } else { parseDeclaredName() }
    if at(.leftParen), !isAtLineStart {
      parseArguments()
    } else {
      parseBareArguments()
    }
  }

  private mutating func parseAssignedValue() {
    // What a screen gives back replaces a value, or is added to a list.
    let isDifference = current == .minusAssign
    if brackets != nil, at(.question) {
      expected(.assignment)
      skipLine(isWhole: true)
      return
    }
    let sign = position
    if current.isAssignment { advance() } else { wrongSign(.assignment, write: "=") }
    skipMinusOfSign(sign)
    guard isAtOpening, !isDifference else {
      parseValue()
      return
    }
    let node = open(.opening)
    parseOpening(node)
    close(node)
  }
}

extension TokenKind {
  /// Whether it is between a variable and its new value.
  public var isAssignment: Bool { self == .assign || self == .plusAssign || self == .minusAssign }
}

// MARK: Forms of other languages

extension Parser {
  /// `on touchUpInside -> { stop() }`
  private mutating func reportArrowBeforeBlock(_ arrow: Int) {
    reportForeign(
      tokenRange(arrow),
      Phrase(
        Message(
          "a block of steps has no arrow: write `on event { … }`",
          "步骤块前没有箭头：请写 `on 事件 { … }`")),
      fixes: [deleteFix(rangeWithSpace(arrow))])
  }

  /// `{ -> stop() }`
  private mutating func reportArrowInBlock() {
    reportForeign(
      tokenRange(position),
      Phrase(Message("a step in a block has no arrow", "块中的步骤没有箭头")),
      fixes: [deleteFix(rangeWithSpace(position))])
  }

  /// `points =- 10`
  private mutating func skipMinusOfSign(_ sign: Int) {
    guard at(.minus), kind(ofToken: sign) == .assign, position == sign + 1,
      kind(ofToken: position + 1) == .whitespace
    else { return }
    let range = bytes(sign..<position + 1)
    reportForeign(
      range, Phrase(Message("`=-` is `-=` here", "`=-` 在这里写作 `-=`")),
      fixes: [replaceFix(range, "-=")])
    advance()
  }

  /// A second step after the one of an arrow.
  private mutating func parseRestOfHandler() {
    guard brackets != nil, !isAtLineStart, !isAtBrace, !at(.semicolon), !isAtLimit,
      at(.comma) || at(.and)
    else { return }
    reportForeign(
      tokenRange(position),
      Phrase(
        Message(
          "an arrow leads to one step; several stand in a block: `on event { first(); second() }`",
          "箭头之后只有一个步骤；多个步骤写在块中：`on 事件 { 第一步(); 第二步() }`")),
      fixes: stepsFix())
    skipLine(isWhole: true)
  }

  /// `minutes++`, `minutes *= 2`
  mutating func isForeignAssignment(
    _ sign: (index: Int, kind: TokenKind, sameLine: Bool)
  ) -> Bool {
    let second = kind(ofToken: sign.index + 1)
    return sign.kind == .plus || sign.kind == .minus ? second == sign.kind : second == .assign
  }

  /// The end of a value with an operator between its operands, which needs parentheses as an operand; nil for
  /// another.
  private mutating func endOfSum(_ start: Int) -> Int? {
    var level = 0
    var hasOperator = false
    var token = start
    for _ in 0..<Parser.farReach {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket: level += 1
      case .rightParen, .rightBracket: level -= 1
      case let kind:
        hasOperator =
          hasOperator || level == 0 && token > start && (kind.level != nil || kind == .question)
      }
      let next = peek(after: token)
      guard next.sameLine, next.kind != .semicolon, next.kind != .rightBrace else { break }
      token = next.index
    }
    return hasOperator && level == 0 ? tokenRange(token).upperBound : nil
  }

  private mutating func parseForeignAssignment(
    _ node: Int, _ sign: (index: Int, kind: TokenKind, sameLine: Bool)
  ) {
    let name = word(position)
    let signs = bytes(sign.index..<sign.index + 2)
    let isStep = sign.kind == .plus || sign.kind == .minus
    let here =
      isStep ? " \(sign.kind.spelling ?? "")= 1" : " = \(name) \(sign.kind.spelling ?? "") "
    let next = peek(after: sign.index + 1)
    let end = isStep || !next.sameLine ? signs.upperBound : tokenRange(next.index).lowerBound
    var edits = [edit(tokenRange(position).upperBound..<end, here)]
    if !isStep, next.sameLine, let last = endOfSum(next.index) {
      edits = [
        edit(tokenRange(position).upperBound..<end, here + "("), edit(last..<last, ")"),
      ]
    }
    reportForeign(
      signs,
      Message("here this is `{step}`", "在这里写作 `{step}`")(
        ["step": .text(name + here + (isStep ? "" : "…"))]),
      fixes: [writeFix(name + here, edits)])
    builder.setKind(node, .assignment)
    leaf(.nameExpression)
    advance()
    advance()
    if !isStep { parseValue() }
  }
}
