import CtlDiagnostics
import CtlText

/// Words and signs of other languages after a value.
extension Habit {
  static let words: [Habit] = [
    // `not isOn`
    Habit(.separator, .closeParen, .commaOrParen, .block) { parser in
      let word = parser.previous
      guard parser.at(.identifier), parser.isNot(word) else { return nil }
      let range = parser.tokenRange(word).lowerBound..<parser.tokenRange(parser.position).lowerBound
      return Meaning(
        parser.tokenRange(word), "`!` negates: write `!name`", "用 `!` 取反：请写 `!名称`",
        fixes: [parser.replaceFix(range, "!")])
    },
    // `n as Double`
    Habit(.separator, .closeParen, .commaOrParen) { parser in
      let type = parser.peekNext()
      guard parser.at(.identifier), parser.word(parser.position) == "as", type.sameLine,
        type.kind == .identifier,
        ["Double", "Int", "String"].contains(parser.word(type.index))
      else { return nil }
      let value = parser.previous
      let before = parser.significant(before: value).map { parser.kind(ofToken: $0) }
      let isName = parser.kind(ofToken: value) == .identifier && before != .dot
      let name = parser.word(type.index)
      let text =
        name == "String" ? "\"\\(\(parser.word(value)))\"" : "\(name)(\(parser.word(value)))"
      return Meaning(
        parser.tokenRange(parser.position),
        Message("a value becomes another one by `{text}`", "值的转换写作 `{text}`")([
          "text": .text(isName ? text : "\(name)(…)")
        ]),
        fixes: isName
          ? [parser.writeFix(text, [parser.edit(parser.bytes(value..<type.index + 1), text)])] : [])
    },
    // `prices.reduce(0, +)`
    Habit(.expression) { parser in
      let close = parser.peekNext()
      guard parser.at(.plus), close.kind == .rightParen else { return nil }
      let sign = parser.tokenRange(parser.position)
      let problem = Phrase(
        Message("the items of a list are added by `list.sum()`", "列表各项相加写作 `列表.sum()`"))
      guard parser.kind(ofToken: parser.previous) == .comma,
        let number = parser.significant(before: parser.previous), parser.word(number) == "0",
        let open = parser.significant(before: number), parser.kind(ofToken: open) == .leftParen,
        let name = parser.significant(before: open), parser.word(name) == "reduce"
      else { return Meaning(sign, problem) }
      return Meaning(
        sign, problem,
        fixes: [
          parser.writeFix("sum()", [parser.edit(parser.bytes(name..<close.index + 1), "sum()")])
        ])
    },
    // `label "Hi", font: .headline`
    Habit(.separator) { parser in
      parser.isAtPropertyAfterText ? parser.propertiesAfterText(parser.peekNext().index) : nil
    },
    // `case failed(String)`
    Habit(.caseName) { parser in
      guard let open = parser.valuesOfCase() else { return nil }
      if let meaning = parser.valuesInParentheses(open) { return meaning }
      return Meaning(
        parser.tokenRange(open),
        "a case has no values of its own: a field of a `record` or a variable has them",
        "枚举成员不带值：请用 `record` 的字段或变量保存")
    },
  ]
}

extension Parser {
  /// Whether a comma after the text of an element begins its properties: `label "Hi", font: .body`.
  var isAtPropertyAfterText: Bool {
    mutating get {
      let name = peekNext()
      guard at(.comma), name.sameLine, name.kind == .identifier,
        peek(after: name.index).kind == .colon, kind(ofToken: previous) == .string,
        let kind = significant(before: previous)
      else { return false }
      return self.kind(ofToken: kind) == .identifier
    }
  }

  /// The `(` of a case with values, from the current token to the end of its enum.
  fileprivate mutating func valuesOfCase() -> Int? {
    var token = position
    for _ in 0..<256 where token < limit && kind(ofToken: token) != .rightBrace {
      let next = peek(after: token)
      if kind(ofToken: token) == .leftParen, [.identifier, .leftBracket].contains(next.kind) {
        return token
      }
      token = next.index
    }
    return nil
  }

  /// What stands after a text and a comma as the block of its element.
  fileprivate mutating func propertiesAfterText(_ first: Int) -> Habit.Meaning {
    let end = lastOnLine(from: first)
    var edits = [edit(bytes(previousEnd..<position + 1), " {")]
    var token = first
    var depth = 0
    while token < end {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma where depth == 0: edits.append(edit(tokenRange(token), ";"))
      default: break
      }
      token = peek(after: token).index
    }
    let place = tokenRange(end).upperBound
    let takesBlock = kind(ofToken: end) != .leftBrace
    edits.append(edit(place..<place, " }"))
    return Habit.Meaning(
      tokenRange(position), "properties stand in a block: `kind \"text\" { name: value }`",
      "属性写在块中：`种类 \"文字\" { 名称: 值 }`",
      fixes: takesBlock
        ? [Fix(Phrase(Message("put them in a block", "放进块中")), .suggestion, edits)] : [])
  }
}
