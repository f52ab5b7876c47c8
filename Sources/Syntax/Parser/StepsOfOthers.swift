import CtlDiagnostics
import CtlText

/// Steps of other languages.
extension Parser {
  /// `return level`, `emit retry()`: a word of another language before a name.
  var isAtForeignStep: Bool {
    mutating get {
      at(.identifier) && ForeignWords.prefixes[word(position)] != nil
    }
  }

  /// `return 3`, `return .none`: a value after the word.
  mutating func isAtReturnedValue(
    _ next: (index: Int, kind: TokenKind, sameLine: Bool)
  ) -> Bool {
    guard at(.identifier), next.kind.startsOperand, next.index > position + 1,
      tokenRange(position).count == 6
    else { return false }
    return word(position) == "return"
  }

  /// `focus name`, `while isOn { … }`: what no step does.
  var isAtForeignWordOfStep: Bool {
    mutating get {
      let next = peekNext()
      guard at(.identifier), next.sameLine, next.kind == .identifier else { return false }
      return ForeignWords.prefixes[word(position)]?.words.contains("focus") == true
    }
  }

  /// `while n < 3 { … }`
  var isAtForeignLoop: Bool {
    mutating get {
      guard at(.identifier), tokenRange(position).count <= 7,
        ForeignWords.statements[word(position)]?.words.contains("while") == true
      else { return false }
      return braceOnLine(position) != nil
    }
  }

  /// `setTimeout(() => { … }, 1000)`, `DispatchQueue.main.async { … }`
  var isAtStepOfLater: Bool {
    mutating get {
      let next = peekNext()
      guard at(.identifier), next.sameLine,
        let words = ForeignWords.statements[word(position)]?.words,
        words.contains("DispatchQueue") || words.contains("setTimeout")
      else { return false }
      if next.kind == .dot { return braceOnLine(position) != nil }
      guard next.kind == .leftParen, let end = endOfBrackets(next.index) else { return false }
      return (next.index..<end).contains { kind(ofToken: $0) == .leftBrace }
    }
  }

  mutating func parseForeignStep(_ node: Int) {
    let start = position
    let word = word(start)
    let entry = ForeignWords.prefixes[word]
    if entry?.here.first == "finish" {
      advance()
      if !isAtLineStart, !isAtLimit { parseExpression() }
      let range = bytes(from: start)
      let text = "finish(\(self.text(after: start)))"
      builder.setKind(node, .unexpected)
      builder.cut(to: node + 1)
      if isActionCall(peek(after: start).index) {
        reportForeign(
          tokenRange(start),
          Message("a step is the call alone: `name(…)`", "步骤只写调用：`名称(…)`")(),
          fixes: [deleteFix(rangeWithSpace(start))])
        return
      }
      reportPrefix(range, word, [replaceFix(range, text)])
      return
    }
    if let here = entry?.here.first, here == "cancel" {
      reportPrefix(tokenRange(start), word, [replaceFix(tokenRange(start), here)])
      parseCancellation(node)
      return
    }
    if entry?.words.contains("focus") == true {
      builder.setKind(node, .unexpected)
      skipLine()
      builder.cut(to: node + 1)
      reportPrefix(tokenRange(start), word, [])
      return
    }
    reportPrefix(tokenRange(start), word, [deleteFix(rangeWithSpace(start))])
    leaf(.unexpected)
    if brackets != nil { parseStep(node) }
  }

  /// `save()` of an action or a task of the file.
  private mutating func isActionCall(_ name: Int) -> Bool {
    guard kind(ofToken: name) == .identifier, peek(after: name).kind == .leftParen else {
      return false
    }
    let kinds = tokens.kinds
    return kinds.indices.dropLast(2).contains {
      (kinds[$0] == .actionKeyword || kinds[$0] == .taskKeyword)
        && word(peek(after: $0).index) == word(name)
    }
  }

  private mutating func reportPrefix(_ range: Range<Int>, _ word: String, _ fixes: [Fix]) {
    let problem = ForeignWords.prefixes[word]?.explanation(of: word)
    reportForeign(range, problem ?? Phrase(Message("delete it", "删除它")), fixes: fixes)
  }

  /// `new Account(id: 1)`, `await load()` where a value begins.
  mutating func skipForeignPrefix() {
    while at(.identifier), !isAtLimit, tokenRange(position).count <= 5 {
      let next = peekNext()
      guard next.sameLine, next.kind == .identifier || next.kind == .question,
        ["new", "await", "try", "yield"].contains(word(position)),
        next.kind == .identifier || peek(after: next.index).kind == .identifier
      else { return }
      let start = position
      advance()
      _ = eat(.question)
      let range = tokenRange(start).lowerBound..<tokenRange(position).lowerBound
      reportPrefix(tokenRange(start), word(start), [deleteFix(range)])
    }
  }

  /// `on "touchUpInside" -> stop()`
  mutating func reportEventInQuotes() {
    let range = tokenRange(position)
    let name = word(position).filter { $0.isLetter || $0.isNumber }
    reportForeign(
      range, Phrase(Message("an event is named without quotation marks", "事件的名称不加引号")),
      fixes: [replaceFix(range, name)])
    leaf(.unexpected)
  }

  /// `-> first(), second()` in a block, at the sign between them.
  mutating func stepsFix() -> [Fix] {
    let first = firstOnLine(position)
    var edits: [Edit] = []
    guard let arrow = (first..<position).last(where: { kind(ofToken: $0) == .arrow }) else {
      return []
    }
    edits.append(edit(tokenRange(arrow), "{"))
    let end = lastOnLine(from: position)
    var token = position
    var level = 0
    while token <= end {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket: level += 1
      case .rightParen, .rightBracket: level -= 1
      case .comma where level == 0, .and where level == 0:
        edits.append(edit(tokenRange(token), ";"))
      default: break
      }
      token = peek(after: token).index
      if token >= limit { break }
    }
    let place = tokenRange(end).upperBound
    edits.append(edit(place..<place, " }"))
    return [Fix(Phrase(Message("put them in a block", "放进块中")), .suggestion, edits)]
  }

  /// `on retry(count: Int)`, `on retry(let count)`: only names stand there.
  mutating func skipForeignParameter() {
    guard at(.colon) else { return }
    let start = position
    let rest = open(.unexpected)
    while !isAtLimit, !at(.comma), !at(.rightParen), !isAtBrace { advance() }
    close(rest)
    let range = bytes(from: start)
    reportForeign(
      range,
      Phrase(
        Message(
          "the values of an event have names only: `on retry(count)`", "事件的值只写名称：`on retry(count)`")
      ),
      fixes: [deleteFix(range)])
  }
}

extension Habit {
  static let steps: [Habit] = [
    // `var more = cups + 1`, `for name in names { … }`, `try { … }`
    Habit(.step) { parser in
      let word = parser.word(parser.position)
      guard let entry = ForeignWords.statements[word] else { return nil }
      return Meaning(
        parser.tokenRange(parser.position), entry.explanation(of: word),
        fixes: parser.namingFix() ?? [])
    },
    // `label "Saved"`, `label { … }`
    Habit(.step) { parser in
      let next = parser.peekNext()
      guard parser.at(.identifier), next.sameLine,
        [.string, .stringHead, .leftBrace].contains(next.kind)
      else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "a handler has steps and no elements: set a variable, and write `if variable { … }` beside the elements",
        "事件处理中只有步骤，没有元素：请设置变量，并在元素旁写 `if 变量 { … }`")
    },
  ]
}
