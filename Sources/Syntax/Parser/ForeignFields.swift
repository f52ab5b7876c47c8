import CtlDiagnostics
import CtlText

/// What other languages write among the fields of a record: values that are worked out, functions, initializers.
extension Parser {
  static let computedField = Phrase(
    Message(
      "a field that is worked out from others is a `let` with its value: `let total = price * count`",
      "由其他字段得出的字段用 `let` 写出它的值：`let total = price * count`"))

  /// `isOld: Bool { age > 9 }`
  mutating func skipComputedField(_ start: Int, _ name: Int) {
    let brace = position
    let rest = open(.unexpected)
    skipBalanced()
    close(rest)
    reportForeign(
      tokenRange(brace),
      Parser.computedField,
      fixes: computedFieldFix(start, name, brace))
  }

  /// Whether fields stand in a block: `{ title: String; … }`.
  private mutating func hasFields(_ block: Range<Int>) -> Bool {
    block.contains { token in
      guard
        [.leftBrace, .semicolon].contains(kind(ofToken: token)) || kind(ofToken: token) == .newline
      else { return false }
      let name = peek(after: token).index
      return block.contains(name) && kind(ofToken: name) == .identifier
        && peek(after: name).kind == .colon
    }
  }

  /// `let isOld: Bool = age > 9`; the field is deleted where its block has more than a value, but not when that
  /// is fields.
  private mutating func computedFieldFix(_ start: Int, _ name: Int, _ brace: Int) -> [Fix] {
    var first = peek(after: brace).index
    if kind(ofToken: first) == .identifier, word(first) == "return" {
      first = peek(after: first).index
    }
    let end = previousEnd - 1
    guard kind(ofToken: end) == .rightBrace, first < end, !hasStatements(first..<end),
      let last = significant(before: end)
    else {
      return hasFields(brace..<end) ? [] : [deleteFix(bytes(start..<previousEnd))]
    }
    return [
      writeFix(
        "let",
        [
          edit(tokenRange(start).lowerBound..<tokenRange(name).lowerBound, "let "),
          edit(tokenRange(brace).lowerBound..<tokenRange(first).lowerBound, "= "),
          edit(tokenRange(last).upperBound..<tokenRange(end).upperBound, ""),
        ])
    ]
  }

  /// Whether `var full: String {` is here.
  var isAtComputedBlock: Bool {
    mutating get {
      var token = position
      for _ in 0..<4 where isAtFieldWord(token) { token = peek(after: token).index }
      guard token > position, peek(after: token).kind == .colon else { return false }
      for _ in 0..<8 {
        let next = peek(after: token)
        guard next.sameLine else { return false }
        switch next.kind {
        case .leftBrace: return true
        case .colon, .identifier, .leftBracket, .rightBracket, .question: token = next.index
        default: return false
        }
      }
      return false
    }
  }

  /// Whether tokens of a block are more than one value on one line.
  private mutating func hasStatements(_ tokens: Range<Int>) -> Bool {
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      switch kind(ofToken: token) {
      case .semicolon, .assign, .letKeyword, .varKeyword, .ifKeyword, .leftBrace: return true
      default: break
      }
      let next = peek(after: token)
      if next.index < tokens.upperBound, !next.sameLine { return true }
      token = next.index
    }
    return false
  }

  // MARK: Functions

  /// Whether `func full() {` or `init(name: String) {` is here.
  var isAtFunction: Bool {
    mutating get {
      let next = peekNext()
      guard at(.identifier), next.sameLine else { return false }
      if next.kind == .leftParen { return ["init", "constructor"].contains(word(position)) }
      return next.kind == .identifier && peek(after: next.index).kind == .leftParen
    }
  }

  /// Whether `full => first + last` or `String get full => …` is here.
  var isAtArrowField: Bool { mutating get { at(.identifier) && arrowOfField != nil } }

  /// The `=` of `=>` after the name of a field.
  private var arrowOfField: Int? {
    mutating get {
      var token = position
      for _ in 0..<4 {
        let next = peek(after: token)
        guard next.sameLine else { return nil }
        if next.kind == .assign {
          return kind(ofToken: next.index + 1) == .greater ? next.index : nil
        }
        guard next.kind == .identifier else { return nil }
        token = next.index
      }
      return nil
    }
  }

  mutating func skipFunction(_ node: Int, _ outer: Bool) {
    let start = position
    if let arrow = arrowOfField {
      let end = lastOnLine(from: arrow)
      let name = word(significant(before: arrow) ?? start)
      let value = peek(after: arrow + 1).index
      let form = value <= end ? "let \(name) = \(text(value..<end + 1))" : ""
      while position <= end, !isAtLimit { advance() }
      reportForeign(
        bytes(start..<arrow + 2), Parser.computedField,
        fixes: form.isEmpty ? [] : [replaceFix(bytes(start..<end + 1), form)])
    } else {
      let end = endOfBlock(start)
      let isMaking = peekNext().kind == .leftParen
      let fixes = isMaking ? [] : valueOfFunction(start)
      while position < endOfFile, tokenRange(position).lowerBound < (end ?? 0) { advance() }
      reportForeign(
        tokenRange(start),
        isMaking
          ? Phrase(
            Message(
              "a record is made by its name and its fields: `Name(field: …)`",
              "用记录的名称和字段创建：`名称(字段: …)`"))
          : !fixes.isEmpty
            ? Parser.computedField
            : Phrase(
              Message(
                "a record has values and no functions: write the value where it is shown",
                "记录只有值，没有函数：请在显示处直接写值")),
        fixes: fixes.isEmpty ? [deleteFix(bytes(from: start))] : fixes)
    }
    builder.setKind(node, .unexpected)
    builder.cut(to: node + 1)
    close(node)
    builder.markError(node)
    memberHasError = outer
  }

  /// `let full: String = a` for `func full() -> String { return a }`, and `full` for each `full()`.
  private mutating func valueOfFunction(_ start: Int) -> [Fix] {
    let name = peekNext().index
    let open = peek(after: name).index
    let close = peek(after: open).index
    guard kind(ofToken: close) == .rightParen, let brace = braceOnLine(close),
      let end = endOfBrackets(brace)
    else { return [] }
    var first = peek(after: brace).index
    if word(first) == "return" { first = peek(after: first).index }
    guard first < end, !hasStatements(first..<end), let last = significant(before: end) else {
      return []
    }
    let arrow = peek(after: close)
    var type = ""
    if arrow.kind == .arrow || arrow.kind == .colon {
      let named = peek(after: arrow.index).index
      if named < brace { type = ": \(text(named..<brace).trimmedSpaces)" }
    }
    let value = text(first..<last + 1).replacing("self.", with: "").replacing("this.", with: "")
    let form = "let \(word(name))\(type) = \(value)"
    var edits = [edit(bytes(start..<end + 1), form)]
    let spelled = word(name)
    for dot in tokens.kinds.indices.dropLast(4)
    where tokens.kinds[dot] == .dot && tokens.kinds[dot + 1] == .identifier
      && tokens.kinds[dot + 2] == .leftParen && tokens.kinds[dot + 3] == .rightParen
      && word(dot + 1) == spelled
    {
      edits.append(edit(bytes(dot + 2..<dot + 4), ""))
    }
    return [
      writeFix(form, edits.sorted { $0.location.range.lowerBound < $1.location.range.lowerBound })
    ]
  }
}
