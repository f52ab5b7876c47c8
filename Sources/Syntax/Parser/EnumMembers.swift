import CtlDiagnostics

/// The cases of an enum, and the fields that each of them has.
extension Parser {
  mutating func parseEnumMember() {
    let outer = beginMember()
    let node = open(.enumCase)
    parseAttributes()
    if isAtValueOfCases {
      reportCaseValue(tokenRange(position))
      finishBroken(node, outer)
    } else if isAtFieldOfCases {
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
      skipValuesWithoutBrace()
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
    let rest = open(.unexpected)
    while !isAtLimit, !isAtLineStart, ![.semicolon, .rightBrace].contains(current) { advance() }
    close(rest)
  }

  /// `let name: Type [= value]`: a field; the value is that of the cases that set none.
  private mutating func parseFieldOfCases(_ node: Int) {
    builder.setKind(node, .constantDeclaration)
    advance()
    parseDeclaredName()
    parseTypeAnnotation(isOptional: at(.assign))
    if at(.assign), !isAtLineStart {
      advance()
      parseValue()
    }
  }

  /// Whether `let` and a name are here; a case may be called `let`.
  private var isAtFieldOfCases: Bool {
    mutating get {
      guard at(.letKeyword) else { return false }
      let name = peekNext()
      return name.sameLine
        && (name.kind == .identifier || name.kind == .quotedIdentifier || name.kind.isKeyword)
    }
  }
}
