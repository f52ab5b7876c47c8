import CtlDiagnostics
import CtlText

/// Signs of other languages after a value.
extension Habit {
  static let afterValues: [Habit] = [
    // `points =+ 10`
    Habit(.expression) { parser in
      let sign = parser.previous
      guard parser.at(.plus), parser.kind(ofToken: sign) == .assign,
        parser.touches(sign, parser.position)
      else { return nil }
      let range = parser.bytes(sign..<parser.position + 1)
      return Meaning(
        range, "`=+` is `+=` here", "`=+` 在这里写作 `+=`", fixes: [parser.replaceFix(range, "+=")])
    },
    // `row "Sencha" "From Uji"`
    Habit(.separator) { parser in
      let first = parser.previous
      guard parser.at(.string), !parser.isAtLineStart, parser.kind(ofToken: first) == .string,
        let kind = parser.significant(before: first), parser.kind(ofToken: kind) == .identifier
      else { return nil }
      let text = parser.word(parser.position)
      let isLast = parser.lastOnLine(from: parser.position) == parser.position
      return Meaning(
        parser.tokenRange(parser.position),
        "an element has one text; the smaller one of a row is its `subtitle`",
        "一个元素只有一段文字；行的小字写作 `subtitle`",
        fixes: parser.word(kind) == "row" && isLast
          ? [parser.replaceFix(parser.tokenRange(parser.position), "{ subtitle: \(text) }")] : [])
    },
    // `style: heading, green`
    Habit(.separator) { parser in
      let first = parser.previous
      guard parser.at(.comma), !parser.isAtLineStart, parser.kind(ofToken: first) == .identifier,
        let colon = parser.significant(before: first), parser.kind(ofToken: colon) == .colon,
        let name = parser.significant(before: colon), parser.kind(ofToken: name) == .styleKeyword
      else { return nil }
      var end = parser.position
      while parser.kind(ofToken: end) == .comma, parser.peek(after: end).kind == .identifier {
        end = parser.peek(after: end).index
        if parser.peek(after: end).kind == .comma { end = parser.peek(after: end).index }
      }
      let rest = parser.bytes(parser.previousEnd..<end + 1)
      return Meaning(
        parser.bytes(parser.position..<end + 1),
        "an element has one style: write what both set into one", "一个元素只有一个样式：请合成一个",
        fixes: [
          parser.writeFix("style: \(parser.word(first))", [parser.edit(rest, "")])
        ])
    },
    // `on select -> !isOn`
    Habit(.separator, .step) { parser in
      guard parser.at(.bang), case let name = parser.peekNext(), name.kind == .identifier,
        name.index == parser.position + 1,
        [.arrow, .leftBrace, .semicolon].contains(parser.kind(ofToken: parser.previous))
          || parser.isAtLineStart
      else { return nil }
      var end = name.index
      while parser.kind(ofToken: end + 1) == .dot, parser.kind(ofToken: end + 2) == .identifier {
        end += 2
      }
      let text = "\(parser.text(name.index..<end + 1)).toggle()"
      return Meaning(
        parser.bytes(parser.position..<end + 1),
        Message("a step turns a value over: `{text}`", "步骤把值取反：`{text}`")(["text": .text(text)]),
        fixes: [parser.replaceFix(parser.bytes(parser.position..<end + 1), text)])
    },
    // `label "Cups: " + name`
    Habit(.separator) { parser in
      let text = parser.previous
      guard parser.at(.plus), [.string, .stringTail].contains(parser.kind(ofToken: text)) else {
        return nil
      }
      let first = parser.peekNext()
      let end = parser.lastOnLine(from: parser.position)
      guard first.sameLine, first.index <= end,
        !(first.index..<end + 1).contains(where: {
          [.leftBrace, .rightBrace, .semicolon].contains(parser.kind(ofToken: $0))
        })
      else {
        return Meaning(
          parser.tokenRange(parser.position),
          "a value stands in its text: `\"Hello, \\(name).\"`",
          "值写在文字中：`\"你好，\\(name)。\"`")
      }
      var rest = ForeignWords.converted(by: parser.text(first.index..<end + 1))
      if parser.kind(ofToken: first.index) == .leftParen,
        parser.closingParenthesis(first.index) == end
      {
        rest = String(rest.dropFirst().dropLast())
      }
      let isText = first.kind == .string && first.index == end
      let added = isText ? String(rest.dropFirst()) : "\\(\(rest))\""
      let place = parser.tokenRange(text).upperBound - 1
      return Meaning(
        parser.tokenRange(parser.position), "a value stands in its text: `\"Hello, \\(name).\"`",
        "值写在文字中：`\"你好，\\(name)。\"`",
        fixes: [
          Fix(
            Phrase(Message("put it into the text", "放进文字中")), .suggestion,
            [parser.edit(place..<parser.tokenRange(end).upperBound, added)])
        ])
    },
    // `margins: 8pt 16pt`, `margins: 8pt, 16pt`
    Habit(.separator) { parser in
      let isComma = parser.at(.comma)
      let first = parser.previous
      let next = isComma ? parser.peekNext().index : parser.position
      let numbers: [TokenKind] = [.quantity, .number]
      guard numbers.contains(parser.kind(ofToken: first)),
        numbers.contains(parser.kind(ofToken: next)), !parser.isAtLineStart,
        let colon = parser.significant(before: first), parser.kind(ofToken: colon) == .colon,
        let name = parser.significant(before: colon), parser.kind(ofToken: name) == .identifier
      else { return nil }
      var end = next
      while numbers.contains(parser.kind(ofToken: end)) || parser.kind(ofToken: end) == .comma {
        let after = parser.peek(after: end)
        guard after.sameLine else { break }
        end = after.index
      }
      if !numbers.contains(parser.kind(ofToken: end)) {
        end = parser.significant(before: end) ?? end
      }
      let rest = parser.bytes(parser.previousEnd..<end + 1)
      return Meaning(
        parser.bytes(next..<end + 1),
        Message("`{name}` takes one value", "`{name}` 只接受一个值")(["name": .text(parser.word(name))]),
        fixes: [
          parser.writeFix(
            "\(parser.word(name)): \(parser.word(first))", [parser.edit(rest, "")])
        ])
    },
    // `list?[0]`
    Habit(.otherValue) { parser in
      let first = parser.firstOnLine(parser.previous)
      let mark = (first..<max(parser.previous, first)).last {
        parser.kind(ofToken: $0) == .question && parser.kind(ofToken: $0 + 1) == .leftBracket
          && $0 > first && parser.kind(ofToken: $0 - 1) == .identifier
      }
      guard let mark else { return nil }
      let sign = parser.bytes(mark..<mark + 2)
      let isFirst =
        parser.word(mark + 2) == "0" && parser.kind(ofToken: mark + 3) == .rightBracket
      if isFirst {
        return Meaning(
          sign, "the first item of a list that may be `nil` is `list?.first`",
          "可能为 `nil` 的列表的第一个元素写作 `list?.first`",
          fixes: [parser.replaceFix(parser.bytes(mark..<mark + 4), "?.first")])
      }
      let list = parser.bytes(mark - 1..<mark + 1)
      return Meaning(
        sign, "an item of a list that may be `nil` is `(list ?? [])[place]`",
        "可能为 `nil` 的列表的元素写作 `(list ?? [])[位置]`",
        fixes: parser.kind(ofToken: mark - 2) == .dot
          ? [] : [parser.replaceFix(list, "(\(parser.word(mark - 1)) ?? [])")])
    },
    // `let names = ("A", "B")`
    Habit(.closeParen) { parser in
      guard parser.at(.comma), let paren = parser.openParenthesis(before: parser.previous),
        let before = parser.significant(before: paren),
        [.assign, .colon, .inKeyword].contains(parser.kind(ofToken: before))
      else { return nil }
      var fixes: [Fix] = []
      if let range = parser.rangeInParentheses(paren, before) { return range }
      if let name = parser.significant(before: before),
        let entry = ForeignWords.properties[parser.word(name)], entry.here.isEmpty,
        let end = parser.closingParenthesis(paren)
      {
        // `frame: (0, 0, 100, 20)`
        return Meaning(
          parser.bytes(name..<end + 1), entry.explanation(of: parser.word(name)))
      }
      if let end = parser.closingParenthesis(paren) {
        fixes = [
          parser.writeFix(
            "[…]",
            [
              parser.edit(parser.tokenRange(paren), "["),
              parser.edit(parser.tokenRange(end), "]"),
            ])
        ]
      }
      return Meaning(
        parser.tokenRange(parser.position), "a list stands in brackets: `[\"A\", \"B\"]`",
        "列表写在方括号中：`[\"A\", \"B\"]`", fixes: fixes)
    },
    // `value <-> count in 0...20`
    Habit(.separator, .member) { parser in
      guard parser.at(.inKeyword), !parser.isAtLineStart,
        parser.kind(ofToken: parser.peek(after: parser.firstOnLine(parser.previous)).index) == .bind
          || parser.isAfterBinding
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      return Meaning(
        parser.tokenRange(parser.position),
        "the range stands at the variable: `var minutes: Int in 1...10`",
        "范围写在变量处：`var minutes: Int in 1...10`",
        fixes: parser.kind(ofToken: end) == .rightBrace
          ? [] : [parser.deleteFix(parser.bytes(parser.previousEnd..<end + 1))])
    },
    // `"Hello, %s." % name`
    Habit(.separator) { parser in
      guard parser.at(.percent), parser.kind(ofToken: parser.previous) == .string else {
        return nil
      }
      let value = parser.peekNext()
      guard value.sameLine, value.kind == .identifier else { return nil }
      let text = parser.word(parser.previous)
      var fixes: [Fix] = []
      for format in ["%s", "%d", "%@", "%i", "%f"] {
        let name = "\\(\(parser.word(value.index)))"
        guard let joined = text.replacingFirst(format, with: name) else { continue }
        fixes = [parser.replaceFix(parser.bytes(parser.previous..<value.index + 1), joined)]
        break
      }
      return Meaning(
        parser.bytes(parser.previous..<value.index + 1),
        "a value stands in its text: `\"Hello, \\(name).\"`",
        "值写在文字中：`\"你好，\\(name)。\"`", fixes: fixes)
    },
    // `"A" if flag else "B"`
    Habit(.separator, .closeParen, .commaOrParen) { parser in
      guard parser.at(.ifKeyword), !parser.isAtLineStart,
        let otherwise = parser.elseOnLine(parser.position)
      else { return nil }
      let value = parser.previous
      let other = parser.peek(after: otherwise).index
      let before = parser.significant(before: value).map { parser.kind(ofToken: $0) }
      let isOne = before.map { [.colon, .assign, .stringHead, .comma, .leftParen].contains($0) }
      let condition = parser.text(parser.peekNext().index..<otherwise).filter { !$0.isNewline }
      let text =
        "\(condition.trimmedEnd) ? \(parser.word(value)) : \(parser.word(other))"
      return Meaning(
        parser.bytes(value..<other + 1), "a choice is written `condition ? this : that`",
        "选择写作 `条件 ? 这个 : 那个`",
        fixes: isOne == true ? [parser.replaceFix(parser.bytes(value..<other + 1), text)] : [])
    },
    // `var bedtime: Date = 22:30`
    Habit(.separator) { parser in
      let minutes = parser.peekNext()
      guard parser.at(.colon), parser.kind(ofToken: parser.previous) == .number,
        minutes.kind == .number
      else { return nil }
      return Meaning(
        parser.bytes(parser.previous..<minutes.index + 1),
        "a date and its time are a text: `\"2026-05-04T16:00\"`; a duration is `1h30min`",
        "日期和时间写成文字：`\"2026-05-04T16:00\"`；时长写作 `1h30min`")
    },
    // `event reply: (String) -> Void`
    Habit(.separator) { parser in
      guard parser.at(.colon), let word = parser.significant(before: parser.previous),
        parser.kind(ofToken: word) == .eventKeyword || parser.kind(ofToken: word) == .actionKeyword
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      let types = (parser.position..<end + 1).filter {
        parser.kind(ofToken: $0) == .identifier
          && !["Void", "Unit", "None"].contains(parser.word($0))
      }
      let values = types.enumerated().map { place, token in
        "value\(place == 0 ? "" : "\(place + 1)"): \(parser.word(token))"
      }
      let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return Meaning(
        parser.tokenRange(parser.position),
        "its values stand in parentheses after its name: `event retry(count: Int)`",
        "值写在名称之后的圆括号中：`event retry(count: Int)`",
        fixes: [parser.replaceFix(parser.bytes(parser.previousEnd..<end + 1), list)])
    },
  ]
}

extension Parser {
  /// The `(` that is open at a token of its line.
  fileprivate mutating func openParenthesis(before token: Int) -> Int? {
    var level = 0
    var index = token
    for _ in 0..<Parser.farReach where index >= 0 {
      switch kind(ofToken: index) {
      case .rightParen, .rightBracket: level += 1
      case .leftBracket: level -= 1
      case .leftParen:
        if level == 0 { return index }
        level -= 1
      case .newline, .leftBrace, .rightBrace: return nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The `else` after a token of its line.
  fileprivate mutating func elseOnLine(_ start: Int) -> Int? {
    var token = start
    for _ in 0..<Parser.farReach {
      let next = peek(after: token)
      guard next.sameLine, ![.leftBrace, .rightBrace, .endOfFile].contains(next.kind) else {
        return nil
      }
      if next.kind == .elseKeyword { return next.index }
      token = next.index
    }
    return nil
  }

  /// `priority(750)` after a constraint.
  mutating func priorityInParentheses() -> Habit.Meaning? {
    let close = previous
    guard kind(ofToken: close) == .rightParen, let number = significant(before: close),
      kind(ofToken: number) == .number, let open = significant(before: number),
      kind(ofToken: open) == .leftParen, let name = significant(before: open),
      ["priority", "withPriority"].contains(word(name))
    else { return nil }
    let range = bytes(name..<close + 1)
    return Habit.Meaning(
      range, "a priority stands after `@`: `@ 750`", "优先级写在 `@` 之后：`@ 750`",
      fixes: [replaceFix(range, "@ \(word(number))")])
  }

  /// Whether the value before the current token follows `<->`.
  fileprivate var isAfterBinding: Bool {
    mutating get {
      var token = previous
      for _ in 0..<16 {
        switch kind(ofToken: token) {
        case .bind: return true
        case .identifier, .dot, .leftBracket, .rightBracket, .number: break
        default: return false
        }
        guard let before = significant(before: token) else { return false }
        token = before
      }
      return false
    }
  }
}

extension String {
  /// With another text where one first stands; nil where it does not.
  func replacingFirst(_ other: String, with replacement: String) -> String? {
    firstRange(of: other).map {
      String(self[..<$0.lowerBound]) + replacement + self[$0.upperBound...]
    }
  }
}
