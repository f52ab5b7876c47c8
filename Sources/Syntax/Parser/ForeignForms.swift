import CtlDiagnostics
import CtlText

/// Forms of other languages, read as what is meant so that one habit is one mistake. Only the second
/// pass comes here.
extension Parser {
  /// How many tokens a look ahead may pass.
  static let farReach = 64

  /// Notes one finding for a form of another language. What follows on its line is part of it.
  mutating func reportForeign(
    _ range: Range<Int>, _ problem: Phrase, label: Phrase? = nil, fixes: [Fix] = []
  ) {
    guard brackets != nil else {
      stop()
      return
    }
    let isSame = followsMistake
    memberHasError = true
    lastErrorPosition = position
    guard !isSame, !isSilenced, findings.count <= SyntaxTree.findingLimit else { return }
    findings.append(
      Finding(SyntaxCode.foreign, at: Location(file, range), problem, label: label, fixes: fixes))
  }

  mutating func word(_ token: Int) -> String { source.string(tokenRange(token)) }

  /// The text of a run of tokens.
  mutating func text(_ tokens: Range<Int>) -> String { source.string(bytes(tokens)) }

  mutating func bytes(_ tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else { return tokenRange(tokens.lowerBound) }
    return tokenRange(tokens.lowerBound).lowerBound..<tokenRange(tokens.upperBound - 1).upperBound
  }

  /// The text that was read after a token.
  mutating func text(after token: Int) -> String {
    let first = peek(after: token).index
    return first < previousEnd ? text(first..<previousEnd) : ""
  }

  /// What was read since a token, and at least that token.
  mutating func bytes(from start: Int) -> Range<Int> { bytes(start..<max(start + 1, previousEnd)) }

  func edit(_ range: Range<Int>, _ text: String) -> Edit { Edit(Location(file, range), text) }

  func writeFix(_ text: String, _ edits: [Edit]) -> Fix {
    Fix(Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion, edits)
  }

  /// - Parameter text: What is deleted, where that is more than the place of the finding.
  func deleteFix(_ range: Range<Int>, saying text: String? = nil) -> Fix {
    let title =
      text.map { Message("delete `{text}`", "删除 `{text}`")(["text": .text($0)]) }
      ?? Phrase(Message("delete it", "删除它"))
    return Fix(title, .suggestion, [edit(range, "")])
  }

  /// From a token to the start of the next one, so that deleting it leaves no space.
  mutating func rangeWithSpace(_ token: Int) -> Range<Int> {
    let next = peek(after: token)
    let range = tokenRange(token)
    return next.sameLine ? range.lowerBound..<tokenRange(next.index).lowerBound : range
  }

  // MARK: Words

  mutating func reportMeaningless(_ range: Range<Int>, fixes: [Fix]) {
    let problem = Message("`{word}` means nothing here", "此处的 `{word}` 没有意义")
    reportForeign(range, problem(["word": .text(source.string(range))]), fixes: fixes)
  }

  /// A member that begins with a word of another language; returns whether it is one.
  mutating func parseForeignMember(_ node: Int, _ context: MemberContext) -> Bool {
    let next = peekNext()
    guard current == .identifier, next.sameLine else { return false }
    if parseDirective(node) || context != .file && parseLoopCall(node, next) { return true }
    let isDeclarationPlace = context == .screen || context == .component || context == .file
    // Nearly every member of an element: settled before its word is read.
    if next.kind == .string, !isDeclarationPlace { return false }
    if context != .file, parseStepAfterArrow(node) { return true }
    if context != .file, isForeignHandler(next) {
      parseForeignHandler(node)
      return true
    }
    if !isDeclarationPlace, next.kind == .colon { return false }
    let spelled = word(position)
    if spelled == "async", isDeclarationPlace, parseAsyncFunction(node, next.index) { return true }
    if spelled == "pub", context == .file, next.kind.isKeyword {
      let access = Message("`pub` is `public` here", "`pub` 在这里写作 `public`")
      reportForeign(
        tokenRange(position), access(), fixes: [replaceFix(tokenRange(position), "public")])
      advance()
      return false
    }
    if ForeignWords.modifiers.contains(spelled) || next.kind == .taskKeyword && spelled == "async",
      next.kind.isKeyword || next.kind == .identifier,
      peek(after: next.index).sameLine
    {
      reportMeaningless(tokenRange(position), fixes: [deleteFix(rangeWithSpace(position))])
      advance()
      return false
    }
    if Parser.switchWords.contains(spelled), isSwitchStatement() {
      parseSwitchStatement(node)
      return true
    }
    if !isDeclarationPlace, next.kind == .identifier, peek(after: next.index).kind == .arrow {
      reportForeign(
        tokenRange(position),
        Message("`{word}` is `on` here", "`{word}` 在这里写作 `on`")(["word": .text(spelled)]),
        fixes: [replaceFix(tokenRange(position), "on")])
      parseHandler(node)
      return true
    }
    if isDeclarationPlace {
      if next.kind == .leftBrace, parseStateBlock(node, spelled) { return true }
      if parseForeignFollower(node, spelled, next) { return true }
      if parseForeignVariable(node, spelled, next, context) { return true }
      if parseVariableWithoutWord(node, spelled, next, context) { return true }
    }
    if context == .file, next.kind == .identifier,
      parseForeignRecord(node) || parseForeignEnum(node)
    {
      return true
    }
    if context != .file, next.kind == .and, parseShortCondition(node) { return true }
    guard next.kind == .identifier || next.kind.isKeyword,
      let entry = ForeignWords.keywords[spelled], let here = entry.here.first
    else { return false }
    return parseForeignDeclaration(node, context, entry, here, next.index)
  }

  private mutating func parseForeignDeclaration(
    _ node: Int, _ context: MemberContext, _ entry: ForeignWord, _ here: String, _ name: Int
  ) -> Bool {
    let after = peek(after: name)
    let spelled = word(position)
    switch here {
    case "let", "var":
      guard after.sameLine, [.assign, .colon, .question].contains(after.kind) else { return false }
    case "action":
      if parseFunctionOfValue(node, name) { return true }
      guard [.leftParen, .leftBrace].contains(after.kind) || !after.sameLine else { return false }
    case "for":
      guard
        after.kind == .inKeyword || after.kind == .identifier || kind(ofToken: name) == .leftParen
      else { return false }
    case "if", "else if": break
    case "screen", "component", "enum", "appearance", "task":
      guard context == .file, [.leftBrace, .colon, .string, .leftParen].contains(after.kind)
      else { return false }
    default: return false
    }
    var edits = [edit(tokenRange(position), here)]
    let start = position
    let body =
      here == "action" ? bodyOfFunction(from: name) ?? indentedBody(from: name) : nil
    if let body {
      if hasSteps(body) {
        // Without its steps the program would mean something else.
        reportForeign(tokenRange(start), Parser.stepsOfAction)
        parseAction(node)
        return true
      }
      edits.append(edit(body, ""))
    }
    if context == .file, after.kind == .colon, let brace = braceOnLine(after.index) {
      let start = tokenRange(name).upperBound
      edits.append(edit(start..<tokenRange(brace).lowerBound, " "))
    }
    reportForeign(
      tokenRange(start), entry.explanation(of: spelled), fixes: [writeFix(here, edits)])
    switch here {
    case "let": parseConstant(node)
    case "var": parseVariable(node)
    case "action": parseAction(node)
    case "for": parseFor(node)
    case "screen": parseScreen(node)
    case "component": parseComponent(node)
    case "enum": parseEnum(node)
    case "appearance": parseAppearance(node)
    case "task": parseTask(node)
    default: parseIf(node)
    }
    return true
  }

  mutating func braceOnLine(_ start: Int) -> Int? {
    var token = start
    for _ in 0..<Parser.farReach {
      if kind(ofToken: token) == .leftBrace { return token }
      let next = peek(after: token)
      guard next.sameLine else { return nil }
      token = next.index
    }
    return nil
  }

  /// The end of the block that begins at or after a token on its line.
  mutating func endOfBlock(_ start: Int) -> Int? {
    var token = start
    var level = 0
    for _ in 0..<1024 {
      switch kind(ofToken: token) {
      case .leftBrace: level += 1
      case .rightBrace:
        level -= 1
        if level <= 0 { return tokenRange(token).upperBound }
      case .endOfFile: return nil
      default: break
      }
      let next = peek(after: token)
      if level == 0, !next.sameLine { return tokenRange(token).upperBound }
      token = next.index
    }
    return nil
  }

  /// `int minutes = 3`, `minutes: Int = 3`, `minutes = 3`: a variable without its `var`.
  private mutating func parseVariableWithoutWord(
    _ node: Int, _ spelled: String, _ next: (index: Int, kind: TokenKind, sameLine: Bool),
    _ context: MemberContext
  ) -> Bool {
    let second = peek(after: next.index)
    guard second.sameLine else { return false }
    let start = tokenRange(position).lowerBound
    switch next.kind {
    case .identifier where second.kind == .assign:
      let type = ForeignWords.types[spelled]?.here.first ?? spelled
      guard type.first?.isUppercase == true else { return false }
      let range = start..<tokenRange(next.index).upperBound
      let text = "var \(word(next.index)): \(type)"
      reportForeign(
        range, Phrase(Message("a variable is declared with `var`", "变量用 `var` 声明")),
        fixes: [writeFix(text, [edit(range, text)])])
      advance()
    case .colon where second.kind == .identifier || second.kind == .leftBracket:
      var token = second.index
      var isDeclaration = false
      for _ in 0..<6 {
        let following = peek(after: token)
        guard following.sameLine else { break }
        if following.kind == .assign || following.kind == .inKeyword { isDeclaration = true }
        guard [.rightBracket, .question, .identifier].contains(following.kind) else { break }
        token = following.index
      }
      guard isDeclaration else { return false }
      reportMissingVar(start)
    case .assign where context != .file && second.kind != .leftBrace:
      let place = edit(start..<start, "var ")
      let colon = edit(tokenRange(position).upperBound..<tokenRange(next.index).upperBound, ":")
      let fixes = [writeFix("var", [place]), writeFix(":", [colon])]
      let isUsed = isUsedElsewhere(position)
      if second.kind == .leftBracket || !isUsed { return false }
      reportForeign(
        tokenRange(position), Phrase(Message("a variable is declared with `var`", "变量用 `var` 声明")),
        fixes: fixes)
    default: return false
    }
    builder.setKind(node, .variableDeclaration)
    leaf(.name)
    parseVariableRest()
    return true
  }

  /// Whether the word of a token is in another place of the file too.
  private mutating func isUsedElsewhere(_ token: Int) -> Bool {
    guard findings.count < 20 else { return false }
    let bytes = source.bytes[tokenRange(token)]
    return tokens.kinds.indices.contains { other in
      other != token && tokens.kinds[other] == .identifier
        && source.bytes[tokenRange(other)].elementsEqual(bytes)
    }
  }

  mutating func reportMissingVar(_ start: Int) {
    reportForeign(
      tokenRange(position), Phrase(Message("a variable is declared with `var`", "变量用 `var` 声明")),
      fixes: [writeFix("var", [edit(start..<start, "var ")])])
  }

  // MARK: Statements

  /// `minutes += 1`, `minutes++`, which are no members; returns whether the member here is one.
  mutating func parseAssignment(_ node: Int, _ next: (index: Int, kind: TokenKind, sameLine: Bool))
    -> Bool
  {
    let isStep = next.kind == .plusAssign || next.kind == .minusAssign
    guard isStep || [.plus, .minus, .star, .slash].contains(next.kind) && isForeignAssignment(next)
    else { return false }
    reportForeign(
      bytes(position..<next.index + (isStep ? 1 : 2)), Parser.noStatements,
      fixes: isStep ? handlerFix(position) : [])
    builder.setKind(node, .unexpected)
    skipLine(isWhole: true)
    builder.cut(to: node + 1)
    return true
  }

  static let noStatements = Phrase(
    Message(
      "variables change in handlers, such as that of a button: `on touchUpInside -> copies += 1`",
      "变量在事件处理中改变，例如按钮的 `on touchUpInside -> copies += 1`"))
}
