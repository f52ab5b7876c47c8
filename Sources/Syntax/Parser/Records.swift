import CtlDiagnostics
import CtlText

/// Records and their fields.
extension Parser {
  mutating func parseRecord(_ node: Int) {
    builder.setKind(node, .recordDeclaration)
    isFieldReported = memberHasError
    advance()
    parseDeclaredName()
    if brackets != nil, at(.leftParen), !isAtLineStart {
      parseFieldsInParentheses()
      return
    }
    skipToBlock(with: brackets != nil && !isAtBlock ? foreignFields(from: position) : [])
    isFieldReported = isFieldReported || memberHasError
    parseBlock(.record)
  }

  /// `name: Type [in range] [= default]`, or a field that is worked out from the others:
  /// `let name [: Type] = value`.
  mutating func parseRecordField() {
    let outer = beginMember()
    let node = open(.recordField)
    parseAttributes()
    if isAtComputedField(position) {
      parseConstant(node)
      close(node)
      endMember(node, .record, outer)
      return
    }
    let first = position
    if brackets != nil {
      let isComputed = isAtComputedBlock
      while isAtFieldWord(position) {
        if !isComputed { reportForeignField(.fieldName) }
        advance()
      }
    }
    guard isAtName || current.isSoftKeyword else {
      expected(.fieldName, atToken: true)
      finishBroken(node, outer)
      return
    }
    if brackets != nil, isAtFunction || isAtArrowField {
      skipFunction(node, outer)
      return
    }
    let start = position
    if brackets != nil, parseTypeFirst(isField: true) {
      if eat(.assign) { parseValue() }
    } else {
      leaf(.name)
      if brackets != nil { skipForeignQuestion() }
      parseVariableRest(needsType: true)
    }
    if at(.leftBrace), !isAtLineStart { skipComputedField(first, start) }
    close(node)
    if at(.comma), !isAtLineStart {
      reportForeignField(.separator)
      leaf(.unexpected)
    }
    endMember(node, .record, outer)
  }

  /// Whether `let name = value` or `let name: Type = value` is here. A `let` without a value is one of another
  /// language.
  private mutating func isAtComputedField(_ token: Int) -> Bool {
    guard kind(ofToken: token) == .letKeyword else { return false }
    var next = peek(after: token)
    // A field may be called so.
    if next.kind == .colon { return false }
    var level = 0
    for _ in 0..<Parser.farReach where next.sameLine || level > 0 {
      switch next.kind {
      case .assign: return true
      case .leftBracket: level += 1
      case .rightBracket: level -= 1
      case .leftBrace, .rightBrace, .semicolon, .comma, .inKeyword, .endOfFile: return false
      default: break
      }
      next = peek(after: next.index)
    }
    return false
  }

  // MARK: Forms of other languages

  /// `mail?: String`
  mutating func skipForeignQuestion() {
    let colon = peekNext()
    guard at(.question), colon.kind == .colon, colon.sameLine else { return }
    let type = peek(after: colon.index)
    let end = tokenRange(type.index).upperBound
    reportForeign(
      tokenRange(position),
      Phrase(
        Message(
          "what may be missing has a type with `?`: `mail: String?`",
          "可能缺少的值在类型后写 `?`：`mail: String?`")),
      fixes: type.kind == .identifier
        ? [writeFix("?", [edit(tokenRange(position), ""), edit(end..<end, "?")])] : [])
    leaf(.unexpected)
  }

  /// Whether a word before the name of a field is here: `var`, `val`, `private`.
  mutating func isAtFieldWord(_ token: Int) -> Bool {
    let next = peek(after: token)
    guard next.sameLine, next.kind == .identifier || next.kind == .quotedIdentifier else {
      return false
    }
    switch kind(ofToken: token) {
    case .varKeyword: return true
    case .letKeyword: return !isAtComputedField(token)
    case .identifier:
      let word = word(token)
      return ForeignWords.modifiers.contains(word)
        || ["let", "var"].contains(ForeignWords.keywords[word]?.here.first)
    default: return false
    }
  }

  /// A form of another language is reported once for a record.
  private mutating func reportForeignField(_ what: Expected) {
    memberHasError = true
    if isFieldReported { return }
    isFieldReported = true
    let edits = foreignFields(from: position)
    var title = Message("write the fields without other words and signs", "只写字段的名称和类型")
    if edits.count == 1 {
      title =
        edits[0].text.isEmpty ? Message("delete it", "删除它") : Message("write `;`", "改为“;”")
    }
    expected(
      what, atToken: true,
      fixes: edits.isEmpty ? [] : [Fix(Phrase(title), .suggestion, edits)])
  }

  /// The edits for all foreign words and signs among fields, from a token to the end of its block.
  mutating func foreignFields(from start: Int) -> [Edit] {
    var edits: [Edit] = []
    var token = start
    var level = 0
    for _ in 0..<1024 {
      if token >= limit || kind(ofToken: token) == .rightBrace { break }
      let next = peek(after: token)
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket: level += 1
      case .rightParen, .rightBracket:
        level -= 1
        if level < 0 { return edits }
      case .varKeyword, .letKeyword, .identifier:
        if level == 0, isAtFieldWord(token) { edits.append(edit(rangeWithSpace(token), "")) }
      case .comma where level == 0:
        let isLast = !next.sameLine || [.rightBrace, .rightParen].contains(next.kind)
        edits.append(edit(tokenRange(token), isLast ? "" : ";"))
      default: break
      }
      token = next.index
    }
    return edits
  }

  /// `record Account(id: Int, name: String)`
  private mutating func parseFieldsInParentheses() {
    let start = position
    let edits = fieldsInParentheses(start)
    let rest = open(.unexpected)
    skipBalanced()
    close(rest)
    reportForeign(
      tokenRange(start),
      Phrase(
        Message(
          "the fields of a record stand in braces: `{ id: Int; name: String }`",
          "记录的字段写在花括号中：`{ id: Int; name: String }`")),
      fixes: edits.isEmpty
        ? previousEnd == start + 2 ? [deleteFix(bytes(start..<previousEnd))] : []
        : [Fix(Phrase(Message("put them in braces", "放进花括号")), .suggestion, edits)])
    if at(.leftBrace), !isAtLineStart { parseBlock(.record) }
  }

  /// The edits that put fields in braces; none where a block follows them.
  mutating func fieldsInParentheses(_ paren: Int) -> [Edit] {
    guard let end = closingParenthesis(paren) else { return [] }
    let next = peek(after: end)
    if next.kind == .leftBrace, next.sameLine { return [] }
    let inside = peek(after: paren).index
    let isSpaced = kind(ofToken: paren + 1).isTrivia
    return [
      edit(bytes(max(0, significant(before: paren) ?? 0) + 1..<paren + 1), isSpaced ? " {" : " { ")
    ]
      + foreignFields(from: inside) + [edit(tokenRange(end), " }")]
  }

  /// The `)` of a `(`.
  mutating func closingParenthesis(_ paren: Int) -> Int? {
    var level = 0
    var token = paren
    for _ in 0..<8 * Parser.farReach {
      switch kind(ofToken: token) {
      case .leftParen: level += 1
      case .rightParen:
        level -= 1
        if level == 0 { return token }
      case .endOfFile: return nil
      default: break
      }
      token = peek(after: token).index
    }
    return nil
  }
}
