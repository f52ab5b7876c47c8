import CtlDiagnostics
import CtlText

/// Parameters and arguments as other languages write them.
extension Habit {
  static let arguments: [Habit] = [
    // `font: bold 14px Arial`
    Habit(.separator) { parser in
      guard parser.at(.number) || parser.at(.quantity), let value = parser.valueOfFont() else {
        return nil
      }
      let range = parser.bytes(value..<parser.lastOnLine(from: parser.position) + 1)
      let size = parser.word(parser.position).prefix { $0.isNumber || $0 == "." }
      return Meaning(
        range, "a font is one value: `.headline`, or `system(14)` of a size",
        "字体是一个值：`.headline`，或指定大小的 `system(14)`",
        fixes: [parser.replaceFix(range, "system(\(size))")])
    },
    // `name[0:3]`
    Habit(.closeBracket) { parser in
      let bracket = parser.significant(before: parser.previous)
      guard parser.at(.colon), parser.kind(ofToken: parser.previous) == .number, let bracket,
        parser.kind(ofToken: bracket) == .leftBracket,
        let value = parser.significant(before: bracket),
        [.identifier, .rightParen].contains(parser.kind(ofToken: value))
      else { return nil }
      let count = parser.peekNext()
      let end = parser.peek(after: count.index)
      let isFirst =
        parser.word(parser.previous) == "0" && count.kind == .number && end.kind == .rightBracket
      let range = parser.bytes(bracket..<(isFirst ? end.index : parser.position) + 1)
      return Meaning(
        range, "the first letters or items are `name.prefix(3)`, the last ones `name.suffix(3)`",
        "开头的字符或项目用 `名称.prefix(3)`，末尾的用 `名称.suffix(3)`",
        fixes: isFirst
          ? [parser.replaceFix(range, ".prefix(\(parser.word(count.index)))")] : [])
    },
    // `component Bar(most = 100)`, `component Bar(most = limit)`
    Habit(.colon) { parser in
      guard parser.at(.assign), parser.openBrackets > 0,
        parser.kind(ofToken: parser.previous) == .identifier
      else { return nil }
      let value = parser.peekNext().index
      let name = parser.previous
      let place = parser.tokenRange(name).upperBound
      let type = parser.typeOfLiteral(value)
      return Meaning(
        parser.tokenRange(parser.position),
        Message(
          "a parameter has a type before its default: `{name}: {type} = …`",
          "参数的默认值之前要写类型：`{name}: {type} = …`")([
            "name": .text(parser.word(name)), "type": .text(type ?? "Int"),
          ]),
        fixes: type.map { [parser.insertFix(": \($0)", at: place)] } ?? [])
    },
    // `component Bar(most: 100)`
    Habit(.type) { parser in
      guard parser.current.startsLiteral, !parser.at(.leftBracket), parser.openBrackets > 0,
        parser.kind(ofToken: parser.previous) == .colon,
        let type = parser.typeOfLiteral(parser.position)
      else { return nil }
      let place = parser.tokenRange(parser.position)
      return Meaning(
        place,
        Message(
          "a parameter has a type before its default: `{type} = …`", "参数的默认值之前要写类型：`{type} = …`")(
            ["type": .text(type)]),
        fixes: [parser.insertFix("\(type) = ", at: place.lowerBound)])
    },
    // `var count: 0...20 = 1`
    Habit(.type) { parser in
      guard parser.at(.number) || parser.at(.quantity), parser.peekNext().kind.level == .range,
        parser.kind(ofToken: parser.previous) == .colon,
        let type = parser.typeOfLiteral(parser.position)
      else { return nil }
      let place = parser.tokenRange(parser.position)
      return Meaning(
        place, "a type stands before the range: `Int in 1...10`", "范围之前要写类型：`Int in 1...10`",
        fixes: [parser.insertFix("\(type) in ", at: place.lowerBound)])
    },
    // `var count: 3`, `name: ""`
    Habit(.type) { parser in
      guard parser.current.startsLiteral, !parser.at(.leftBracket), parser.openBrackets == 0,
        parser.kind(ofToken: parser.previous) == .colon,
        parser.typeOfLiteral(parser.position) != nil
      else { return nil }
      let sign = parser.bytes(parser.previous..<parser.previousEnd)
      return Meaning(
        sign, "a first value stands after `=`: `var minutes = 3`", "初始值写在 `=` 之后：`var minutes = 3`",
        fixes: [parser.replaceFix(sign, " =")])
    },
    // `a ** 2`
    Habit(.expression) { parser in
      let star = parser.previous
      guard parser.at(.star), parser.kind(ofToken: star) == .star,
        parser.touches(star, parser.position), let base = parser.significant(before: star)
      else { return nil }
      let exponent = parser.peekNext()
      let text = Power.text(parser.word(base), parser.word(exponent.index))
      return Meaning(
        parser.bytes(star..<parser.position + 1), Power.explanation,
        fixes: text.map { [parser.replaceFix(parser.bytes(base..<exponent.index + 1), $0)] } ?? [])
    },
    // `start { minutes: 3 }` among steps
    Habit(.step) { parser in
      guard parser.at(.identifier), parser.peekNext().kind == .leftBrace,
        parser.startsBareArguments(after: parser.position),
        let end = parser.endOfBrackets(parser.peekNext().index)
      else { return nil }
      return parser.inParentheses(parser.position, parser.peekNext().index, end)
    },
    // `var a: Account = Account { id: 1, name: "A" }`
    Habit(.separator) { parser in
      guard parser.at(.leftBrace), parser.kind(ofToken: parser.previous) == .identifier,
        parser.startsBareArguments(after: parser.previous),
        let sign = parser.significant(before: parser.previous),
        [.assign, .comma, .leftBracket, .leftParen].contains(parser.kind(ofToken: sign)),
        let end = parser.endOfBrackets(parser.position)
      else { return nil }
      return parser.inParentheses(parser.previous, parser.position, end)
    },
  ]
}

extension Parser {
  /// The fields of a value in braces after its name.
  fileprivate mutating func inParentheses(_ name: Int, _ open: Int, _ end: Int) -> Habit.Meaning {
    let text = "\(word(name))(\(arguments(open + 1..<end)))"
    return Habit.Meaning(
      tokenRange(open),
      Message("arguments stand in parentheses: `{text}`", "参数写在圆括号中：`{text}`")(["text": .text(text)]
      ),
      fixes: [replaceFix(bytes(name..<end + 1), text)])
  }

  /// The type of a literal, or of a constant of the file that a literal declares.
  mutating func typeOfLiteral(_ token: Int, isConstant: Bool = true) -> String? {
    switch kind(ofToken: token) {
    case .number: return word(token).contains(".") ? "Double" : "Int"
    case .minus: return typeOfLiteral(peek(after: token).index, isConstant: false)
    case .quantity: return word(token).hasSuffix("pt") ? "Length" : "Duration"
    case .string, .stringHead: return "String"
    case .color: return "Color"
    case .trueKeyword, .falseKeyword: return "Bool"
    case .leftBracket:
      return typeOfLiteral(peek(after: token).index, isConstant: false).map { "[\($0)]" }
    case .identifier where isConstant:
      let name = word(token)
      for other in 0..<min(endOfFile, 4096) where kind(ofToken: other) == .letKeyword {
        let declared = peek(after: other).index
        let sign = peek(after: declared)
        if word(declared) == name, sign.kind == .assign {
          return typeOfLiteral(peek(after: sign.index).index, isConstant: false)
        }
      }
      return nil
    default: return nil
    }
  }
}

extension Parser {
  /// The first token of the value of the property `font` in which the current token stands.
  fileprivate mutating func valueOfFont() -> Int? {
    let first = firstOnLine(previous)
    var token = previous
    while token > first, ![.colon, .leftBrace, .semicolon].contains(kind(ofToken: token)) {
      token -= 1
    }
    guard kind(ofToken: token) == .colon, let name = significant(before: token),
      word(name) == "font"
    else { return nil }
    return peek(after: token).index
  }
}
