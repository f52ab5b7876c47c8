import CtlDiagnostics
import CtlText

/// Declarations of other languages that put values together: `struct`, `data class`, `interface`.
extension Parser {
  /// `struct Account { var id: Int }`, `data class Account(val id: Int)` at the word before the name;
  /// returns whether it is one.
  mutating func parseForeignRecord(_ node: Int) -> Bool {
    guard let name = nameOfForeignRecord(), declaresFields(name) else { return false }
    let start = position
    let range = bytes(start..<(significant(before: name) ?? start) + 1)
    let after = peek(after: name)
    var edits = [edit(range, "record")]
    if after.kind == .leftParen {
      edits += fieldsInParentheses(after.index)
    } else if let brace = braceOnLine(after.index) {
      if brace > after.index {
        edits.append(
          edit(tokenRange(name).upperBound..<tokenRange(brace).lowerBound, " "))
      }
      edits += foreignFields(from: peek(after: brace).index)
    }
    reportForeign(
      range,
      Message("`{word}` is `record` here", "`{word}` 在这里写作 `record`")(
        ["word": .text(source.string(range))]),
      fixes: [writeFix("record", edits)])
    while position < (significant(before: name) ?? start) { advance() }
    parseRecord(node)
    return true
  }

  /// The name after `struct`, `data class`, `type`.
  private mutating func nameOfForeignRecord() -> Int? {
    let spelled = word(position)
    guard
      ForeignWords.keywords[spelled]?.here.first == "record"
        || ["struct", "class", "interface", "object"].contains(spelled)
    else { return nil }
    var name = peekNext()
    if name.kind == .identifier, ["class", "struct"].contains(word(name.index)) {
      name = peek(after: name.index)
    }
    return name.sameLine && name.kind == .identifier ? name.index : nil
  }

  /// Whether what follows a name are fields, and neither elements nor code.
  private mutating func declaresFields(_ name: Int) -> Bool {
    let after = peek(after: name)
    guard after.sameLine else { return false }
    if after.kind == .leftParen {
      guard isField(peek(after: after.index).index), let end = closingParenthesis(after.index)
      else { return false }
      let next = peek(after: end)
      return next.kind != .leftBrace || !next.sameLine
    }
    guard [.leftBrace, .colon, .assign].contains(after.kind), let brace = braceOnLine(after.index)
    else { return false }
    return isField(peek(after: brace).index)
  }

  /// `var id: Int`, `name: String?`, `val tags: List<String>` at a token.
  private mutating func isField(_ start: Int) -> Bool {
    var token = start
    for _ in 0..<4 where isAtFieldWord(token) { token = peek(after: token).index }
    guard kind(ofToken: token) == .identifier else { return false }
    var colon = peek(after: token)
    if colon.kind == .question { colon = peek(after: colon.index) }
    let type = peek(after: colon.index)
    guard colon.kind == .colon, colon.sameLine, type.sameLine else { return false }
    if type.kind == .leftBracket { return true }
    guard type.kind == .identifier else { return false }
    let spelled = word(type.index)
    if spelled == "some" || spelled == "any" || spelled.hasPrefix("UI") { return false }
    let next = peek(after: type.index)
    return !next.sameLine || ![.leftBrace, .leftParen, .dot].contains(next.kind)
  }
}

// MARK: Variables and loops

extension Parser {
  /// `var flag: Bool : true`
  mutating func reportColonBeforeValue() {
    let range = tokenRange(position)
    reportForeign(
      range,
      Phrase(
        Message(
          "the first value stands after `=`: `flag: Bool = true`",
          "初始值写在 `=` 之后：`flag: Bool = true`")), fixes: [replaceFix(range, "=")])
    leaf(.unexpected)
    if !isAtLineStart { parseValue() }
  }

  /// `for account in accounts if account.isOpen`
  var isAtForeignWhere: Bool {
    mutating get {
      if isAtLineStart { return false }
      if at(.ifKeyword) { return true }
      let next = peekNext()
      return at(.comma) && next.sameLine && ![.leftBrace, .letKeyword].contains(next.kind)
        && peek(after: next.index).kind != .colon
    }
  }

  mutating func reportForeignWhere() {
    let range = tokenRange(position)
    reportForeign(
      range,
      Phrase(
        Message(
          "a loop chooses its items with `where`", "循环用 `where` 选择项目")),
      fixes: [writeFix("where", [edit(range, at(.comma) ? " where" : "where")])])
  }
}

// MARK: Enums and screens

extension Parser {
  /// `case draft`: the habit of another language.
  mutating func skipCaseWord() {
    guard isCaseWord(position) else { return }
    reportForeignCase()
    advance()
  }

  /// A form of another language is reported once for an enum.
  mutating func reportForeignCase() {
    memberHasError = true
    if isCaseReported { return }
    isCaseReported = true
    expected(.caseName, atToken: true, fixes: enumFix())
  }

  /// `var factor: Double` between the cases.
  var isAtValueOfCases: Bool {
    mutating get {
      guard brackets != nil, at(.varKeyword) else { return false }
      let name = peekNext()
      return name.sameLine && name.kind == .identifier
        && [.colon, .assign].contains(peek(after: name.index).kind)
    }
  }

  /// `= 0.5` after a case and its text.
  mutating func skipCaseValue() {
    let start = position
    let fixes = enumFix()
    let rest = open(.unexpected)
    repeat {
      advance()
    } while !isAtLimit && !isAtLineStart && ![.comma, .semicolon, .rightBrace].contains(current)
    close(rest)
    reportCaseValue(bytes(from: start), fixes: fixes)
  }

  mutating func reportCaseValue(_ range: Range<Int>, fixes: [Fix] = []) {
    defer {
      memberHasError = true
      isCaseReported = true
    }
    if isCaseReported { return }
    reportForeign(
      range,
      problemOfCaseValue("half { factor: 0.5 }", "let factor: Double"), fixes: fixes)
  }

  /// - Parameter form: A case with a block.
  func problemOfCaseValue(_ form: String, _ field: String) -> Phrase {
    Message(
      "what a case is worth stands in its block, `{form}`, and the enum says its type: `{field}`",
      "成员对应的值写在它的块中：`{form}`；枚举说明其类型：`{field}`")([
        "form": .text(form), "field": .text(field),
      ])
  }

  private mutating func isCaseWord(_ token: Int) -> Bool {
    guard kind(ofToken: token) == .identifier,
      source.bytes[tokenRange(token)].elementsEqual("case".utf8)
    else { return false }
    let next = peek(after: token)
    return next.sameLine && next.kind == .identifier
  }

  /// `screen Pick "Level": Int {`, `screen Pick "Level" returns Int {`
  mutating func parseForeignResult() {
    let isWord = at(.identifier) && ["returns", "gives", "result"].contains(word(position))
    guard at(.colon) && kind(ofToken: previous) == .string || isWord, !isAtLineStart,
      [.identifier, .leftBracket].contains(peekNext().kind)
    else { return }
    wrongSign(.arrow, write: "->")
    parseType()
  }
}
