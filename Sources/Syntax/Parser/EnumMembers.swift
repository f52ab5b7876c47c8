import CtlDiagnostics

/// The cases of an enum, and the fields that each of them has.
extension Parser {
  mutating func parseEnumMember() {
    let outer = beginMember()
    let node = open(.enumCase)
    parseAttributes()
    if let field = fieldAfterModifiers() { skipModifiers(to: field) }
    if isAtValueOfCases {
      reportCaseValue(tokenRange(position))
      finishBroken(node, outer)
    } else if isAtFieldOfCases || isAtFieldWithoutWord {
      parseFieldOfCases(node)
      close(node)
      endMember(node, .enumeration, outer)
    } else if isAtName || current.isKeyword {
      parseEnumCase()
      close(node)
      endMember(node, .enumeration, outer)
    } else {
      reportForeignCase()
      finishBroken(node, outer)
    }
  }

  /// `name "Label" { field: value }`
  private mutating func parseEnumCase() {
    skipCaseWord()
    if !isAtName, !current.isSoftKeyword { reportKeyword() }
    leafOfName()
    if brackets == nil || isAtLineStart || !(at(.assign) || at(.colon) || at(.leftParen)) {
      _ = parseText()
    } else {
      reportForeignCase()
      let isParen = at(.leftParen)
      advance()
      _ = parseText()
      if isParen { _ = eat(.rightParen) }
    }
    if at(.assign), !isAtLineStart { skipCaseValue() }
    if isAtBlock {
      parseBlock(.enumCase)
    } else if brackets != nil, isAtName, !isAtLineStart, isPropertyName {
      // `b(n: 4)`, which is reported.
      if memberHasError { skipToSemicolon() } else { skipValuesWithoutBrace() }
    }
    if !isAtLineStart { _ = eat(.comma) }
  }

  /// `basic "Basic" price: 5 }`
  private mutating func skipValuesWithoutBrace() {
    let start = position
    let place = tokenRange(start).lowerBound
    let end = lastOnLine(from: start)
    let limit = tokenRange(end).upperBound
    // A `}` that closes nothing is no token of its own.
    let isClosed = (start..<end + 3).contains { token in
      tokens.kinds.indices.contains(token) && tokens.kinds[token] == .rightBrace
        && kind(ofToken: token) == .unknown
    }
    let edits =
      [edit(place..<place, "{ ")] + (isClosed ? [] : [edit(limit..<limit, " }")])
    expected(
      .block, atToken: true,
      fixes: [Fix(Phrase(Message("add `{`", "加上“{”")), .suggestion, edits)])
    skipToSemicolon()
  }

  private mutating func skipToSemicolon() {
    let rest = open(.unexpected)
    while !isAtLimit, !isAtLineStart, ![.semicolon, .rightBrace].contains(current) { advance() }
    close(rest)
  }

  /// `let name: Type [= value]`: a field; the value is that of the cases that set none.
  private mutating func parseFieldOfCases(_ node: Int) {
    builder.setKind(node, .constantDeclaration)
    if at(.letKeyword) { advance() } else { reportFieldWithoutWord() }
    parseDeclaredName()
    parseTypeAnnotation(isOptional: at(.assign))
    skipRangeOfField()
    if at(.assign), !isAtLineStart {
      advance()
      parseValue()
      skipRangeOfField()
    }
    if at(.comma), !isAtLineStart, isFieldWithoutWord(peekNext().index) {
      reportFieldsAfterCommas()
      skipToSemicolon()
    }
  }

  /// Whether `let` and a name are here; a case may be called `let`.
  private var isAtFieldOfCases: Bool {
    mutating get { at(.letKeyword) && isNameOfField(peekNext()) }
  }

  private func isNameOfField(_ token: (index: Int, kind: TokenKind, sameLine: Bool)) -> Bool {
    token.sameLine
      && (token.kind == .identifier || token.kind == .quotedIdentifier || token.kind.isKeyword)
  }

  // MARK: Forms of other languages

  /// The `let` of a field after words such as `public` and `static`.
  private mutating func fieldAfterModifiers() -> Int? {
    var token = position
    for _ in 0..<4 {
      let next = peek(after: token)
      // Nearly every case: settled before its word is read.
      guard kind(ofToken: token) == .identifier, next.sameLine,
        next.kind == .letKeyword || next.kind == .identifier,
        ForeignWords.modifiers.contains(word(token))
      else { return nil }
      token = next.index
      if next.kind == .letKeyword { return isNameOfField(peek(after: token)) ? token : nil }
    }
    return nil
  }

  private mutating func skipModifiers(to field: Int) {
    let start = position
    let end = significant(before: field) ?? start
    let range = bytes(start..<end + 1)
    reportMeaningless(range, fixes: [deleteFix(range.lowerBound..<tokenRange(field).lowerBound)])
    while position < field, !isAtLimit { advance() }
  }

  /// Whether `name: Type` is here, without its `let`.
  private var isAtFieldWithoutWord: Bool {
    mutating get { !isCaseReported && at(.identifier) && isFieldWithoutWord(position) }
  }

  private mutating func isFieldWithoutWord(_ token: Int) -> Bool {
    let colon = peek(after: token)
    guard kind(ofToken: token) == .identifier, colon.sameLine, colon.kind == .colon else {
      return false
    }
    let type = peek(after: colon.index)
    return type.sameLine
      && (type.kind == .leftBracket
        || type.kind == .identifier && word(type.index).first?.isUppercase == true)
  }

  private mutating func reportFieldWithoutWord() {
    let place = tokenRange(position).lowerBound
    reportFieldWithoutWord(position, writeFix("let", [edit(place..<place, "let ")]))
  }

  /// `let width: Int, height: Int`
  private mutating func reportFieldsAfterCommas() {
    var edits: [Edit] = []
    var token = position
    let end = lastOnLine(from: position)
    while token < end {
      let next = peek(after: token).index
      if kind(ofToken: token) == .comma, isFieldWithoutWord(next) {
        edits.append(edit(tokenRange(token), "; let"))
      }
      token = next
    }
    reportFieldWithoutWord(peekNext().index, writeFix("; let", edits))
  }

  private mutating func reportFieldWithoutWord(_ name: Int, _ fix: Fix) {
    let type = peek(after: peek(after: name).index).index
    reportForeign(
      tokenRange(position),
      Message("each field of an enum begins with `let`: `{form}`", "枚举的每个字段都以 `let` 开头：`{form}`")([
        "form": .text("let \(word(name)): \(kind(ofToken: type) == .identifier ? word(type) : "…")")
      ]), fixes: [fix])
  }

  /// `let width: Int in 1...5`
  private mutating func skipRangeOfField() {
    guard at(.inKeyword), !isAtLineStart else { return }
    let start = position
    let before = tokenRange(previous).upperBound
    let rest = open(.unexpected)
    repeat {
      advance()
    } while !isAtLimit && !isAtLineStart
      && ![.assign, .comma, .semicolon, .rightBrace].contains(current)
    close(rest)
    let range = bytes(from: start)
    reportForeign(
      range,
      Phrase(
        Message(
          "a field of an enum has no range: the cases say all its values",
          "枚举的字段没有范围：它的所有值都由成员给出")),
      fixes: [deleteFix(before..<range.upperBound)])
  }

  /// `case small(width: 3), large(width: 4)` at the first `(`; nil where types stand in it.
  mutating func valuesInParentheses(_ open: Int) -> Habit.Meaning? {
    guard let name = significant(before: open), kind(ofToken: name) == .identifier,
      let first = labelledValues(open)
    else { return nil }
    let fields = first.fields.map { "let \($0.name): \($0.type ?? "…")" }
    let values = first.fields.map { "\($0.name): \($0.value)" }.joined(separator: "; ")
    return Habit.Meaning(
      tokenRange(open),
      problemOfCaseValue(
        "\(word(name)) { \(values) }", fields.joined(separator: "; ")),
      fixes: blocksFix())
  }

  private typealias ValuesOfCase = (
    fields: [(name: String, value: String, type: String?)], edits: [Edit], end: Int
  )

  /// `(width: 3, name: "A")`, and what makes a block of it.
  private mutating func labelledValues(_ open: Int) -> ValuesOfCase? {
    var values: ValuesOfCase = ([], [edit(tokenRange(open), " { ")], open)
    var last = open
    for _ in 0..<Parser.farReach {
      let label = peek(after: last)
      let colon = peek(after: label.index)
      let value = peek(after: colon.index)
      let sign = peek(after: value.index)
      guard label.kind == .identifier, colon.kind == .colon,
        value.kind.startsLiteral || value.kind == .string, value.kind != .leftBracket
      else { return nil }
      let text = word(value.index)
      let type: String? =
        switch value.kind {
        case .string: "String"
        case .number: text.contains(".") ? "Double" : "Int"
        case .trueKeyword, .falseKeyword: "Bool"
        default: nil
        }
      values.fields.append((word(label.index), text, type))
      if sign.kind == .rightParen {
        values.edits.append(edit(tokenRange(sign.index), " }"))
        values.end = sign.index
        return values
      }
      guard sign.kind == .comma else { return nil }
      values.edits.append(edit(tokenRange(sign.index), ";"))
      last = sign.index
    }
    return nil
  }

  /// Blocks for the values of all cases from the current token on, and their fields at the end of the enum.
  private mutating func blocksFix() -> [Fix] {
    var edits: [Edit] = []
    var fields: [(name: String, type: String)] = []
    var token = position
    var last = position
    for _ in 0..<1024 where token < limit && kind(ofToken: token) != .rightBrace {
      let next = peek(after: token)
      last = token
      if kind(ofToken: token) == .leftParen {
        guard let values = labelledValues(token) else { return [] }
        for field in values.fields {
          guard let type = field.type else { return [] }
          guard let known = fields.firstIndex(where: { $0.name == field.name }) else {
            fields.append((field.name, type))
            continue
          }
          if fields[known].type == type { continue }
          guard ["Int", "Double"].contains(type), ["Int", "Double"].contains(fields[known].type)
          else { return [] }
          fields[known].type = "Double"
        }
        edits += values.edits
        last = values.end
      } else if kind(ofToken: token) == .identifier, next.sameLine, next.kind == .identifier,
        word(token) == "case"
      {
        edits.append(edit(rangeWithSpace(token), ""))
      } else if ![.identifier, .comma, .semicolon, .string].contains(kind(ofToken: token)) {
        return []
      }
      token = peek(after: last).index
    }
    let brace = peek(after: last)
    guard brace.kind == .rightBrace, kind(ofToken: last) != .comma else { return [] }
    let place = tokenRange(last).upperBound
    let sign = brace.sameLine ? "; " : "\n  "
    edits.append(
      edit(place..<place, fields.map { "\(sign)let \($0.name): \($0.type)" }.joined()))
    return [Fix(Phrase(Message("put them in blocks", "放进块中")), .suggestion, edits)]
  }

  // MARK: A case without its `}`

  /// Whether another member of the enum begins here, no deeper than the line of the `{` of a case.
  mutating func isPastCase(_ brace: Int) -> Bool {
    guard isAtLineStart, column(of: position) <= column(of: brace) else { return false }
    let next = peekNext()
    return isAtFieldOfCases
      || at(.identifier) && next.sameLine && [.leftBrace, .string].contains(next.kind)
  }

  /// A case on one line, the `}` of which a later line has taken.
  mutating func reportUnclosedCase(_ brace: Int) {
    let place = tokenRange(previousEnd - 1).upperBound
    report(
      SyntaxCode.unclosed, tokenRange(brace), ["bracket": "{"],
      fixes: [
        Fix(Phrase(Message("add `}`", "加上“}”")), .suggestion, [edit(place..<place, " }")])
      ])
  }

  private mutating func column(of token: Int) -> Int {
    let first = firstOnLine(token)
    return first > 0 && kind(ofToken: first - 1) == .whitespace ? tokenRange(first - 1).count : 0
  }
}
