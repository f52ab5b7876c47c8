import CtlDiagnostics

/// Attributes, and what other languages write after `@`.
extension Parser {
  /// `@allow(code, because: "…")`, any number of them.
  mutating func parseAttributes() {
    while at(.at) {
      if isAtImportSign {
        parseImportSign()
        continue
      }
      let node = open(.attribute)
      advance()
      if isForeignAttribute {
        reportForeignAttribute()
        close(node)
        continue
      }
      if isAtName, !isAtLineStart { leaf(.name) } else { expected(.name) }
      if at(.leftParen), !isAtLineStart {
        let bracket = openBracket()
        parseRuleCode()
        while !isAtLimit, !at(.rightParen) {
          if !eat(.comma) {
            expected(.commaOrParen)
            if !isAtName { break }
          }
          if !at(.rightParen) { parseArgument() }
        }
        closeBracket(.rightParen, bracket)
      } else {
        expected(.openParen)
      }
      close(node)
    }
  }

  /// `slider/mixed-images`
  private mutating func parseRuleCode() {
    guard isAtName || current.isKeyword, !isAtLimit else {
      expected(.ruleCode)
      if at(.string) { advance() }
      return
    }
    let node = open(.ruleCode)
    advance()
    while at(.slash) || at(.minus) {
      advance()
      if isAtName || current.isKeyword || at(.number) { advance() }
    }
    close(node)
  }

  /// Whether `@import "Theme.ctl"` is here.
  private var isAtImportSign: Bool {
    mutating get { brackets != nil && at(.at) && kind(ofToken: position + 1) == .importKeyword }
  }

  /// The `@` of `@import url("Theme.ctl")`.
  private mutating func parseImportSign() {
    let start = position
    let end = lastOnLine(from: start)
    let text = (start..<end + 1).first { kind(ofToken: $0) == .string }
    reportForeign(
      bytes(start..<start + 2),
      Phrase(
        Message("an import has no `@`: `import \"Theme.ctl\"`", "导入不写 `@`：`import \"Theme.ctl\"`")),
      fixes: text.map {
        let form = "import \(word($0))"
        return [writeFix(form, [edit(bytes(start..<end + 1), form)])]
      } ?? [deleteFix(tokenRange(start))])
    leaf(.unexpected)
  }

  /// `@State` and other attributes without a rule.
  var isForeignAttribute: Bool {
    mutating get {
      guard brackets != nil, at(.identifier), !isAtLineStart, word(position) != "allow" else {
        return false
      }
      let next = peekNext()
      return next.kind != .leftParen
        || ForeignWords.attributes[word(position)]?.here.isEmpty == true
    }
  }

  mutating func reportForeignAttribute() {
    let start = position - 1
    let spelled = word(position)
    let explanation = ForeignWords.attributes[spelled]?.explanation(of: spelled)
    leaf(.name)
    if at(.leftParen), !isAtLineStart {
      let rest = open(.unexpected)
      skipBalanced()
      close(rest)
    }
    let range = bytes(start..<max(previousEnd, start + 1))
    var rest = position
    while ForeignWords.modifiers.contains(word(rest)), rest < limit {
      rest = peek(after: rest).index
    }
    if ForeignWords.isHandler(spelled), at(.assign), peekNext().kind == .string {
      reportVueHandler(range.lowerBound, peekNext().index)
      return
    }
    let upTo = isAtLineStart ? range.upperBound : tokenRange(rest).lowerBound
    if explanation == nil, isValueOfElement(start) {
      let text = "\"\\(\(spelled))\""
      reportForeign(
        range,
        Message("a text shows a value with `{text}`", "文字用 `{text}` 显示值")(["text": .text(text)]),
        fixes: [replaceFix(range, text)])
      return
    }
    if let fixes = functionFix(start) {
      reportForeign(
        range, ForeignWords.attributes["objc"]?.explanation(of: spelled) ?? Parser.stepsOfAction,
        fixes: fixes)
      return
    }
    if spelled == "IBOutlet", let explanation,
      at(.varKeyword) || ForeignWords.modifiers.contains(word(position))
    {
      let end = lastOnLine(from: position)
      reportForeign(
        range, explanation,
        fixes: [deleteFix(wholeLine(bytes(start..<end + 1)))])
      return
    }
    reportForeign(
      range,
      explanation
        ?? Message("there is no attribute `@{name}`", "没有标记 `@{name}`")(["name": .text(spelled)]),
      fixes: [deleteFix(range.lowerBound..<max(range.upperBound, upTo))])
  }

  /// `label @name`
  private mutating func isValueOfElement(_ sign: Int) -> Bool {
    guard let kind = significant(before: sign), self.kind(ofToken: kind) == .identifier,
      firstOnLine(sign) != sign
    else { return false }
    return firstOnLine(kind) == kind
      || significant(before: kind).map {
        [.leftBrace, .semicolon].contains(self.kind(ofToken: $0))
      } == true
  }

  /// `@click="save"`
  private mutating func reportVueHandler(_ start: Int, _ value: Int) {
    let call = word(value).filter { $0 != "\"" }
    let handler = "on touchUpInside -> \(call.contains("(") ? call : call + "()")"
    let range = start..<tokenRange(value).upperBound
    reportForeign(
      range, Message("a handler is written `{form}`", "事件处理写作 `{form}`")(["form": .text(handler)]),
      fixes: [replaceFix(range, handler)])
    skipLine()
  }

  /// `@IBAction func save(_ sender: UIButton)`: the word of the function goes with the attribute.
  private mutating func functionFix(_ start: Int) -> [Fix]? {
    guard at(.identifier), ForeignWords.keywords[word(position)]?.here.first == "action",
      case let name = peekNext(), name.kind == .identifier, name.sameLine
    else { return nil }
    var edits = [edit(bytes(start..<position + 1), "action")]
    let paren = peek(after: name.index)
    if paren.kind == .leftParen, let end = endOfBrackets(paren.index),
      ["sender", "_"].contains(word(peek(after: paren.index).index))
    {
      edits.append(edit(bytes(paren.index + 1..<end), ""))
    }
    if let body = bodyOfFunction(from: name.index) {
      // Without its steps the program would mean something else.
      if hasSteps(body) { return [] }
      edits.append(edit(body, ""))
    }
    return [writeFix("action", edits)]
  }
}
