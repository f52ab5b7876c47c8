import CtlDiagnostics
import CtlText

extension Parser {
  /// Notes a finding. The first pass stops here.
  mutating func report(
    _ code: Code, _ range: Range<Int>, _ arguments: KeyValuePairs<String, Message.Argument> = [:],
    related: [Finding.Related] = [], fixes: [Fix] = []
  ) {
    guard brackets != nil else {
      stop()
      return
    }
    memberHasError = true
    guard !isSilenced, findings.count <= SyntaxTree.findingLimit else { return }
    findings.append(
      Finding(code, at: Location(file, range), arguments, related: related, fixes: fixes))
  }

  /// Reports what was expected at the current token, `for` the bracket that needs it. A second
  /// report at the same token is the same mistake.
  ///
  /// When the current token begins a line, the place is after the line before, because something is
  /// missing there; `atToken` points at the token all the same.
  mutating func expected(
    _ what: Expected, for bracket: Int? = nil, atToken: Bool = false, fixes: [Fix] = []
  ) {
    memberHasError = true
    guard lastErrorPosition != position || brackets == nil else { return }
    lastErrorPosition = position
    if findings.count > SyntaxTree.findingLimit || isExplained || strayLines.explain(position) {
      return
    }
    if current.isKeyword, !isAtLineStart, what == .name || what == .caseName {
      reportKeyword()
      return
    }
    let related = bracket.map { token in
      let opening = Message("the `{bracket}` that needs it", "需要它的“{bracket}”")
      return Finding.Related(
        Location(file, tokenRange(token)),
        opening(["bracket": .text(source.string(tokenRange(token)))]))
    }
    report(
      SyntaxCode.unexpected, atToken ? tokenRange(position) : placeOfError,
      [
        "expected": .phrase(Phrase(what.message)),
        "found": .phrase(atToken ? foundToken : found),
      ],
      related: related.map { [$0] } ?? [], fixes: fixes)
  }

  /// Reports one sign instead of another, and skips it.
  mutating func wrongSign(_ what: Expected, write sign: String?) {
    let end = endOfSign
    let range = tokenRange(position).lowerBound..<tokenRange(end).upperBound
    var fixes: [Fix] = []
    if let sign {
      let title =
        sign.isEmpty ? Message("delete it", "删除它") : Message("write `{sign}`", "改为“{sign}”")
      fixes = [Fix(title(["sign": .text(sign)]), .safe, [Edit(Location(file, range), sign)])]
    }
    expected(what, atToken: true, fixes: fixes)
    while position < end { advance() }
    advance()
  }

  /// The last token of signs that people write instead of others: `<-`, `<=>`, `=>`, `<>`.
  private var endOfSign: Int {
    mutating get {
      let next = position + 1
      guard next < endOfFile else { return position }
      switch (current, kind(ofToken: next)) {
      case (.less, .minus), (.less, .greater), (.lessOrEqual, .greater), (.assign, .greater):
        return next
      default: return position
      }
    }
  }

  mutating func reportKeyword() {
    let range = tokenRange(position)
    let word = source.string(range)
    let fix = Fix(
      Message("put it in back-quotes", "加上反引号")(), .safe,
      [Edit(Location(file, range), "`\(word)`")])
    report(SyntaxCode.keywordAsName, range, ["word": .text(word)], fixes: [fix])
  }

  /// Whether there was a mistake at the current token.
  var hasErrorHere: Bool { mutating get { lastErrorPosition == position } }

  /// Whether a stray sign before the current token, or a string that swallowed the rest of the
  /// line, is already reported and explains what is missing here.
  private var isExplained: Bool {
    mutating get {
      guard brackets != nil, previousEnd <= position else { return false }
      for token in previousEnd..<position where kind(ofToken: token) == .unknown { return true }
      if brokenTokens.contains(Int(tokens.starts[position])) { return true }
      return followsNewlineOrEnd && endsInBrokenString(previousEnd - 1)
    }
  }

  private mutating func endsInBrokenString(_ token: Int) -> Bool {
    token >= 0 && brokenStrings.contains(Int(tokens.starts[token]))
  }

  private var followsNewlineOrEnd: Bool { mutating get { followsNewline || at(.endOfFile) } }

  /// The place of a missing token: the current token, or after the previous one when the current
  /// token is on another line.
  private var placeOfError: Range<Int> {
    mutating get {
      if followsNewlineOrEnd && previousEnd > 0 {
        let end = tokenRange(previousEnd - 1).upperBound
        return end..<end
      }
      return tokenRange(position)
    }
  }

  private var found: Phrase {
    mutating get {
      if at(.endOfFile) { return Phrase(Message("the end of the file", "文件结尾")) }
      if followsNewline, openBrackets == 0 || isAtLimit, previousEnd > 0 {
        return Phrase(Message("the end of the line", "行尾"))
      }
      return foundToken
    }
  }

  private var foundToken: Phrase {
    mutating get {
      let text = source.string(tokenRange(position))
      let short = text.count > 24 ? text.prefix(23) + "…" : text[...]
      return Message("`{text}`", "“{text}”")(["text": .text(String(short))])
    }
  }

  /// Reports brackets that close nothing, at the end of the second pass.
  mutating func reportStrays() {
    isSilenced = false
    for token in brackets?.strays ?? [] where !strayLines.isExplained(token) {
      report(
        SyntaxCode.unmatched, tokenRange(token),
        ["bracket": .text(tokens.kinds[token].spelling ?? "")])
    }
  }

  // MARK: Blocks

  /// Reports a `{` without a partner.
  mutating func reportUnclosed(_ brace: Int) {
    memberHasError = true
    lastErrorPosition = position
    guard brackets != nil else {
      stop()
      return
    }
    // A string or comment without an end has swallowed the `}`, or a mistake has hidden it.
    if at(.endOfFile), tokens.errors.contains(where: { $0.kind == .unterminatedComment }) { return }
    if brackets?.ends[brace] == nil, !findings.isEmpty { return }
    if lineEndsInSwallowedBrace(brace) { return }
    report(SyntaxCode.unclosed, tokenRange(brace), ["bracket": "{"])
  }

  private mutating func lineEndsInSwallowedBrace(_ brace: Int) -> Bool {
    guard !brokenStrings.isEmpty else { return false }
    var token = brace
    while token + 1 < tokens.kinds.count, tokens.kinds[token + 1] != .newline { token += 1 }
    while token > brace, tokens.kinds[token].isTrivia { token -= 1 }
    return endsInBrokenString(token) && source.bytes[tokenRange(token)].contains(0x7D)
  }
}

extension LexicalError {
  func finding(in source: SourceText, file: FileID) -> Finding {
    let location = Location(file, range)
    switch kind {
    case .notUTF8: return Finding(SyntaxCode.encoding, at: location)
    case .unterminatedString: return Finding(SyntaxCode.unterminatedString, at: location)
    case .unterminatedComment: return Finding(SyntaxCode.unterminatedComment, at: location)
    case .unterminatedName: return Finding(SyntaxCode.unterminatedName, at: location)
    case .malformedColor: return Finding(SyntaxCode.malformedColor, at: location)
    case .malformedNumber:
      return Finding(
        SyntaxCode.malformedNumber, at: location, ["number": .text(source.string(range))])
    case .unknownCharacter:
      return Finding(
        SyntaxCode.unknownCharacter, at: location, ["character": .text(shown(in: source))])
    case .lookalike(let sign):
      let message =
        sign == " "
        ? Message(
          "`{character}` looks like a space, but is another character", "“{character}”看似空格，却是另一个字符")
        : Message(
          "`{character}` is not the sign `{sign}`", "“{character}”不是符号“{sign}”")
      return Finding(
        SyntaxCode.unknownCharacter, at: location,
        message(["character": .text(shown(in: source)), "sign": .text(sign)]),
        fixes: [
          Fix(
            sign == " "
              ? Message("write a space", "改为空格")()
              : Message("write `{sign}`", "改为“{sign}”")(["sign": .text(sign)]),
            .safe, [Edit(location, sign)])
        ])
    case .foreignQuotes(let opening, let closing):
      let start = range.lowerBound..<range.lowerBound + opening
      let end = range.upperBound - closing..<range.upperBound
      return Finding(
        SyntaxCode.unknownCharacter, at: Location(file, start),
        Message(
          "strings stand between straight double quotation marks, not `{character}`",
          "字符串要用直双引号括起，而不是“{character}”")(["character": .text(source.string(start))]),
        fixes: [
          Fix(
            Message("write `\"`", "改为“\"”")(), .safe,
            [Edit(Location(file, start), "\""), Edit(Location(file, end), "\"")])
        ])
    }
  }

  /// The characters, or their numbers if they are invisible.
  private func shown(in source: SourceText) -> String {
    let text = source.string(range)
    let scalars = text.unicodeScalars.prefix(8)
    let isVisible = scalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
        .privateUse, .surrogate:
        false
      default: true
      }
    }
    let more = text.unicodeScalars.count > 8 ? "…" : ""
    if isVisible { return scalars.map { String($0) }.joined() + more }
    return scalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ") + more
  }
}
