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
    // Words of the language where names should be are mistakes of their own.
    let isKeyword = what == .name && current.isKeyword
    let isSame = followsMistake && what != .caseName && !isKeyword
    memberHasError = true
    guard !isSame, lastErrorPosition != position || brackets == nil else { return }
    lastErrorPosition = position
    if findings.count > SyntaxTree.findingLimit || isExplained || isInReportedHyphens
      || strayLines.explain(position)
    {
      return
    }
    if current.isKeyword, !isAtLineStart, what == .name || what == .caseName {
      reportKeyword()
      return
    }
    let meaning = fixes.isEmpty ? habit(what) : nil
    if let meaning, let problem = meaning.problem {
      memberHasError = true
      explainedEnd = meaning.range.upperBound
      guard !isSilenced else { return }
      findings.append(
        Finding(
          SyntaxCode.foreign, at: Location(file, meaning.range), problem, fixes: meaning.fixes))
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
      related: related.map { [$0] } ?? [], fixes: meaning?.fixes ?? fixes)
  }

  /// Whether a mistake of the same member is reported on this line: what is found after it may only
  /// follow from it.
  var followsMistake: Bool {
    mutating get {
      guard brackets != nil, memberHasError, lastErrorPosition >= 0, lastErrorPosition <= position,
        position - lastErrorPosition < 64
      else { return false }
      for token in lastErrorPosition..<position where kind(ofToken: token) == .newline {
        return false
      }
      return true
    }
  }

  /// Reports one sign instead of another, and skips it.
  mutating func wrongSign(_ what: Expected, write sign: String?) {
    let end = endOfSign
    let range = tokenRange(position).lowerBound..<tokenRange(end).upperBound
    var fixes: [Fix] = []
    if let sign {
      let title =
        sign.isEmpty ? Message("delete it", "删除它") : Message("write `{sign}`", "改为“{sign}”")
      fixes = [Fix(title(["sign": .text(sign)]), .safe, [signEdit(range, sign)])]
    }
    expected(what, atToken: true, fixes: fixes)
    while position < end { advance() }
    advance()
  }

  /// A sign in the place of another one, with spaces as it is written: `a: 1`, `a = 1`.
  private mutating func signEdit(_ range: Range<Int>, _ sign: String) -> Edit {
    guard previousEnd > 0, !sign.isEmpty else { return Edit(Location(file, range), sign) }
    let before = tokenRange(previousEnd - 1).upperBound
    if sign == ":", !followsNewline {
      return Edit(Location(file, before..<range.upperBound), sign)
    }
    let isTight = before == range.lowerBound && sign != ":"
    return Edit(Location(file, range), isTight ? " " + sign : sign)
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
        ["bracket": .text(tokens.kinds[token].spelling ?? "")],
        fixes: [deleteFix(tokenRange(token))])
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
    if brackets?.ends[brace] == nil, isPastCase(brace) { return reportUnclosedCase(brace) }
    let end = brackets?.ends[brace] ?? endOfFile
    if end == lastUnclosedEnd, !findings.isEmpty { return }
    lastUnclosedEnd = end
    report(SyntaxCode.unclosed, tokenRange(brace), ["bracket": "{"], fixes: closingFix(brace, end))
  }

  /// Adds the `}` of every block that ends at a token, each in the column of its line.
  private mutating func closingFix(_ brace: Int, _ end: Int) -> [Fix] {
    guard previousEnd > 0 else { return [] }
    let open = (brackets?.ends ?? [:]).filter {
      $0.value == end && kind(ofToken: $0.key) == .leftBrace
    }
    var text = ""
    for token in open.keys.sorted(by: >).prefix(64) where token <= brace {
      var start = token
      while start > 0, tokens.kinds[start - 1] != .newline { start -= 1 }
      let isIndented = tokens.kinds[start] == .whitespace && start < token
      text += "\n" + (isIndented ? source.string(tokenRange(start)) : "") + "}"
    }
    guard !text.isEmpty else { return [] }
    let place = tokenRange(previousEnd - 1).upperBound
    return [
      Fix(Phrase(Message("add `}`", "加上“}”")), .suggestion, [edit(place..<place, text)])
    ]
  }

  private mutating func lineEndsInSwallowedBrace(_ brace: Int) -> Bool {
    guard !brokenStrings.isEmpty else { return false }
    var token = brace
    while token + 1 < tokens.kinds.count, tokens.kinds[token + 1] != .newline { token += 1 }
    while token > brace, tokens.kinds[token].isTrivia { token -= 1 }
    return endsInBrokenString(token) && source.bytes[tokenRange(token)].contains(0x7D)
  }
}
