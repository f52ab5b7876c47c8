import CtlDiagnostics

/// What people write after the arrow of a handler.
extension Parser {
  /// `on touchUpInside -> if cups < 9 { cups += 1 }`
  mutating func parseChoiceOfArrow(_ arrow: Int) {
    let block = open(.block)
    let step = open(.actionCall)
    parseIf(step, .steps)
    close(step)
    close(block)
    let end = tokenRange(previous).upperBound
    reportForeign(
      tokenRange(arrow),
      Phrase(
        Message(
          "an `if` stands in a block, without an arrow: `on event { if … { … } }`",
          "`if` 写在块中，前面没有箭头：`on 事件 { if … { … } }`")),
      fixes: [
        Fix(
          Phrase(Message("write a block", "写成块")), .suggestion,
          [edit(tokenRange(arrow), "{"), edit(end..<end, " }")])
      ])
  }

  /// `-> on add(steps: 1)`
  mutating func skipOnOfStep() {
    reportForeign(
      tokenRange(position),
      Phrase(
        Message(
          "a step sends an event by its name alone: `name(…)`", "步骤只用名称发送事件：`名称(…)`")),
      fixes: [deleteFix(rangeWithSpace(position))])
    leaf(.unexpected)
  }
}

extension Habit {
  static let arrows: [Habit] = [
    // `-> cups < 9 ? cups += 1 : full()`
    Habit(.separator, .sign) { parser in
      let first = parser.firstOnLine(parser.position)
      guard !parser.isAtLineStart,
        let arrow = (first..<parser.position).last(where: { parser.kind(ofToken: $0) == .arrow })
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      guard let parts = parser.choice(from: arrow, to: end) else { return nil }
      let text = "{ if \(parts.condition) { \(parts.first) } else { \(parts.second) } }"
      return Meaning(
        parser.tokenRange(parser.position), "`if` and `else` choose between steps, in a block",
        "用块中的 `if` 和 `else` 选择步骤",
        fixes: [
          parser.writeFix(text, [parser.edit(parser.bytes(arrow..<end + 1), text)])
        ])
    },
    // `-> cups = 0 -> brew()`, `-> close && save()`
    Habit(.separator) { parser in
      let first = parser.firstOnLine(parser.position)
      guard parser.at(.arrow), !parser.isAtLineStart,
        let arrow = (first..<parser.position).last(where: { parser.kind(ofToken: $0) == .arrow })
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      let place = parser.tokenRange(end).upperBound
      let gap = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        parser.tokenRange(parser.position),
        "an arrow leads to one step; several stand in a block: `on event { first(); second() }`",
        "箭头之后只有一个步骤；多个步骤写在块中：`on 事件 { 第一步(); 第二步() }`",
        fixes: [
          Fix(
            Phrase(Message("put them in a block", "放进块中")), .suggestion,
            [
              parser.edit(parser.tokenRange(arrow), "{"),
              parser.edit(gap..<parser.tokenRange(parser.position).upperBound, ";"),
              parser.edit(place..<place, " }"),
            ])
        ])
    },
    // `-> alert "Sure?"`
    Habit(.separator) { parser in
      guard parser.at(.string), !parser.isAtLineStart, case let word = parser.previous,
        ["alert", "actionSheet", "label"].contains(parser.word(word)),
        let arrow = parser.significant(before: word), parser.kind(ofToken: arrow) == .arrow
      else { return nil }
      return Meaning(
        parser.tokenRange(word),
        "a handler has steps and no elements: an `alert` stands in the screen, and a step sets its variable",
        "事件处理中只有步骤，没有元素：`alert` 写在界面中，由步骤设置它的变量")
    },
    // `add(steps) -> cups += steps` in the use of a component
    Habit(.colon, .sign) { parser in
      let first = parser.firstOnLine(parser.previous)
      guard parser.at(.arrow), parser.kind(ofToken: parser.previous) == .rightParen else {
        return nil
      }
      var name = parser.previous
      while name > first, parser.kind(ofToken: name) != .leftParen { name -= 1 }
      guard let word = parser.significant(before: name), parser.kind(ofToken: word) == .identifier
      else { return nil }
      let range = parser.tokenRange(word)
      return Meaning(
        range, "a handler begins with `on`", "事件处理以 `on` 开头",
        fixes: [parser.writeFix("on", [parser.edit(range.lowerBound..<range.lowerBound, "on ")])])
    },
  ]
}

extension Parser {
  /// `condition ? first : second` between an arrow and the end of its line.
  fileprivate mutating func choice(
    from arrow: Int, to end: Int
  ) -> (condition: String, first: String, second: String)? {
    var level = 0
    var question: Int?
    var colon: Int?
    for token in arrow + 1..<end + 1 {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket, .stringHead: level += 1
      case .rightParen, .rightBracket, .stringTail: level -= 1
      case .leftBrace, .rightBrace: return nil
      case .question where level == 0 && question == nil: question = token
      case .colon where level == 0 && question != nil && colon == nil: colon = token
      default: break
      }
    }
    guard let question, let colon, let last = significant(before: question),
      let middle = significant(before: colon), last > arrow, middle > question,
      peek(after: colon).index <= end
    else { return nil }
    return (
      text(peek(after: arrow).index..<last + 1), text(peek(after: question).index..<middle + 1),
      text(peek(after: colon).index..<end + 1)
    )
  }
}
