import CtlDiagnostics
import CtlText

/// Parameters that are written as members: `component Retry { message: String … }`. They are read as
/// the parameters that they are meant to be.
struct StrayParameters {
  /// Where parameters are put, and what is around them there.
  var place: Int?
  var prefix = "("
  var suffix = ")"
  /// The bytes of the members: the declaration from the name on, and all that is taken out.
  var members: [(declared: String, whole: Range<Int>)] = []
}

extension Parser {
  /// Notes where the parameters of a screen or component belong, after its name or its parentheses;
  /// returns the notes of the declaration around it.
  mutating func beginStrayParameters(_ hasParameters: Bool) -> StrayParameters {
    let outer = strayParameters
    strayParameters = StrayParameters()
    guard brackets != nil, previousEnd > 0 else { return outer }
    let last = tokenRange(previousEnd - 1)
    guard hasParameters, kind(ofToken: previousEnd - 1) == .rightParen else {
      strayParameters.place = hasParameters ? nil : last.upperBound
      return outer
    }
    strayParameters.place = last.lowerBound
    strayParameters.suffix = ""
    let before = significant(before: previousEnd - 1).map { kind(ofToken: $0) }
    strayParameters.prefix = before == .leftParen || before == .comma ? "" : ", "
    return outer
  }

  /// Reports the members of a body that are parameters, once.
  mutating func endStrayParameters(_ outer: StrayParameters) {
    let found = strayParameters
    strayParameters = outer
    guard let first = found.members.first?.whole, brackets != nil, !isSilenced,
      findings.count <= SyntaxTree.findingLimit
    else { return }
    var fixes: [Fix] = []
    if let place = found.place {
      let list = found.members.map(\.declared).joined(separator: ", ")
      let insertion = edit(place..<place, found.prefix + list + found.suffix)
      fixes = [
        Fix(
          Phrase(Message("move it into parentheses", "移到括号中")), .suggestion,
          [insertion] + found.members.map { edit(wholeLine($0.whole), "") })
      ]
    }
    findings.append(
      Finding(
        SyntaxCode.foreign, at: Location(file, first),
        Phrase(
          Message(
            "parameters stand in parentheses after the name: `Name(title: String)`",
            "参数写在名称后的括号中：`Name(title: String)`")), fixes: fixes))
  }

  /// `message: String`, directly in a screen or component; returns whether the member is one.
  mutating func parseStrayParameter(_ node: Int, _ context: MemberContext) -> Bool {
    guard context == .component || context == .screen, isStrayParameter(context) else {
      return false
    }
    guard brackets != nil else {
      stop()
      return true
    }
    let start = position
    builder.setKind(node, .parameter)
    leaf(.name)
    advance()
    _ = eat(.bindingKeyword)
    parseType()
    if !isAtLineStart, eat(.assign) { parseValue() }
    memberHasError = true
    let range = bytes(from: start)
    strayParameters.members.append((source.string(range), range))
    return true
  }

  /// `let title: String`, a constant without a value in a component; returns whether it is one.
  mutating func parseStrayConstant(_ node: Int, _ context: MemberContext) -> Bool {
    guard brackets != nil, context == .component,
      case let name = peekNext(), name.kind == .identifier, name.sameLine,
      case let colon = peek(after: name.index), colon.kind == .colon, colon.sameLine,
      endsAfterType(colon.index)
    else { return false }
    let start = position
    advance()
    let first = position
    builder.setKind(node, .parameter)
    leaf(.name)
    advance()
    parseType()
    memberHasError = true
    strayParameters.members.append((source.string(bytes(from: first)), bytes(from: start)))
    return true
  }

  /// Whether only a type stands after a colon, up to the end of its member.
  private mutating func endsAfterType(_ colon: Int) -> Bool {
    var token = peek(after: colon)
    guard token.sameLine, token.kind == .identifier || token.kind == .leftBracket else {
      return false
    }
    for _ in 0..<8 where token.sameLine {
      switch token.kind {
      case .identifier, .leftBracket, .rightBracket, .question: token = peek(after: token.index)
      default: return [.semicolon, .rightBrace, .endOfFile].contains(token.kind)
      }
    }
    return true
  }

  /// Whether a name is followed by a type, and by nothing else. In a screen a first value makes it a
  /// variable.
  private mutating func isStrayParameter(_ context: MemberContext) -> Bool {
    // What follows another member on its line belongs to a mistake there.
    let before = significant(before: position).map { kind(ofToken: $0) }
    guard isAtLineStart || before == .leftBrace || before == .semicolon else { return false }
    let colon = peekNext()
    guard colon.kind == .colon, colon.sameLine else { return false }
    var token = peek(after: colon.index)
    if token.kind == .bindingKeyword { token = peek(after: token.index) }
    for _ in 0..<4 where token.sameLine && token.kind == .leftBracket {
      token = peek(after: token.index)
    }
    guard token.sameLine, token.kind == .identifier, isTypeName(token.index, context) else {
      return false
    }
    token = peek(after: token.index)
    for _ in 0..<8
    where token.sameLine && (token.kind == .rightBracket || token.kind == .question) {
      token = peek(after: token.index)
    }
    guard token.sameLine else { return true }
    switch token.kind {
    case .assign: return context == .component
    case .semicolon, .rightBrace, .endOfFile: return true
    default: return false
    }
  }

  private mutating func isTypeName(_ token: Int, _ context: MemberContext) -> Bool {
    let name = word(token)
    if Parser.typeNames.contains(name) { return true }
    if context == .component { return name.first?.isUppercase == true }
    let declared = declaredTypes ?? findDeclaredTypes()
    declaredTypes = declared
    return declared.contains(name)
  }

  /// The names of the records and enums of the file.
  private mutating func findDeclaredTypes() -> Set<String> {
    var names: Set<String> = []
    for index in tokens.kinds.indices
    where tokens.kinds[index] == .recordKeyword || tokens.kinds[index] == .enumKeyword {
      let next = peek(after: index)
      if next.kind == .identifier { names.insert(word(next.index)) }
    }
    return names
  }

  private static let typeNames: Set<String> = [
    "Bool", "Int", "Double", "String", "Color", "Image", "Date", "Duration", "Length", "Font",
  ]

  /// A member with its line, if nothing else stands there, or with the `;` after it.
  func wholeLine(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let beginsLine = start == 0 || bytes[start - 1] == 0x0A
    if end < bytes.count, bytes[end] == 0x3B {
      end += 1
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      return range.lowerBound..<end
    }
    guard beginsLine, end < bytes.count, bytes[end] == 0x0A else { return range }
    return start..<end + 1
  }

  /// `(count: binding Int in 0...3)`
  mutating func reportParameterRange() {
    let (start, before) = (position, tokenRange(previousEnd - 1).upperBound)
    let rest = open(.unexpected)
    repeat {
      if at(.leftParen) || at(.leftBracket) { skipBalanced() } else { advance() }
    } while !isAtLimit && !isAtBrace && !at(.comma) && !at(.rightParen) && !at(.assign)
    close(rest)
    let range = bytes(start..<previousEnd)
    reportForeign(
      range,
      Phrase(
        Message(
          "a parameter has no range; one with `binding` keeps that of the variable that it is given",
          "参数没有范围；带 `binding` 的参数保持所传变量的范围")),
      fixes: [
        Fix(
          Phrase(Message("delete it", "删除它")), .suggestion,
          [edit(before..<range.upperBound, "")])
      ])
  }

  // MARK: Words of variables

  /// `(var title: String, let count: Int)`: reported once for all parameters.
  mutating func skipVariableWord() {
    guard at(.varKeyword) || at(.letKeyword) else { return }
    let next = peekNext()
    guard next.kind == .identifier || next.kind == .quotedIdentifier else { return }
    guard brackets != nil else {
      stop()
      return
    }
    reportVariableWords(
      Message("a parameter is written without `{word}`: `name: Type`", "参数不写 `{word}`：`名称: 类型`"))
    advance()
  }

  /// `var` and `let` before names that need none, up to the end of the brackets around: reported once.
  mutating func reportVariableWords(_ problem: Message) {
    memberHasError = true
    guard position > lastVariableWord else { return }
    lastVariableWord = position
    let end = endOfBrackets(from: position) ?? position
    var edits: [Edit] = []
    var token = position
    while token < end {
      let next = peek(after: token)
      if [.varKeyword, .letKeyword].contains(kind(ofToken: token)), next.kind == .identifier {
        edits.append(edit(tokenRange(token).lowerBound..<tokenRange(next.index).lowerBound, ""))
        lastVariableWord = token
      }
      token = next.index
    }
    let word = word(position)
    reportForeign(
      tokenRange(position), problem(["word": .text(word)]),
      fixes: [Fix(Phrase(Message("delete it", "删除它")), .suggestion, edits)])
  }

  /// The token that closes the brackets around a token, before any block inside them.
  mutating func endOfBrackets(from start: Int) -> Int? {
    var token = start
    var level = 0
    while token < limit {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket: level += 1
      case .rightParen, .rightBracket, .rightBrace:
        level -= 1
        if level < 0 { return token }
      case .leftBrace: return nil
      default: break
      }
      token = peek(after: token).index
    }
    return nil
  }
}

extension Parser {
  /// `screen Details "Details" (kind: String) {`
  mutating func parseParametersAfterTitle(_ title: Int) {
    let (start, text) = (position, bytes(title..<previous + 1))
    parseParameters()
    let range = bytes(from: start)
    let whole = text.lowerBound..<range.upperBound
    let before = significant(before: title).map { tokenRange($0).upperBound } ?? whole.lowerBound
    let written = source.string(range) + " " + source.string(text)
    reportForeign(
      range,
      Phrase(
        Message(
          "the values of a screen stand before its title: `screen Details(kind: String) \"Details\"`",
          "界面的值写在标题之前：`screen Details(kind: String) \"详情\"`")),
      fixes: [writeFix(written, [edit(before..<whole.upperBound, written)])])
  }
}
