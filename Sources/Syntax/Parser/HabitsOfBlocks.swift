import CtlDiagnostics
import CtlText

// MARK: Conditions, loops and their blocks

extension Habit {
  static let blocks: [Habit] = [
    // `if name in names {`
    Habit(.block) { parser in
      guard parser.at(.inKeyword) else { return nil }
      let start = parser.wordOfHead
      let first = parser.peek(after: start).index
      let list = parser.peekNext().index
      var last = list
      while last - list < Parser.farReach, parser.peek(after: last).sameLine,
        ![.leftBrace, .endOfFile].contains(parser.peek(after: last).kind)
      {
        last = parser.peek(after: last).index
      }
      let range = parser.bytes(min(first, parser.position)..<last + 1)
      let isWhole = parser.kind(ofToken: start) == .ifKeyword && first < parser.position
      if let compared = parser.comparisons(
        list..<last + 1, with: parser.text(first..<parser.position).trimmedEnd)
      {
        return Meaning(
          range,
          Message("cases are compared: `{text}`", "枚举成员用比较：`{text}`")(["text": .text(compared)]),
          fixes: isWhole ? [parser.replaceFix(range, compared)] : [])
      }
      let text =
        "\(parser.text(list..<last + 1)).contains(\(parser.text(first..<parser.position).trimmedEnd))"
      return Meaning(
        range, "a list is asked with `contains`: `names.contains(name)`",
        "用 `contains` 询问列表：`names.contains(name)`",
        fixes: isWhole ? [parser.replaceFix(range, text)] : [])
    },
    // `if flag: label "Hi"`
    Habit(.block) { parser in
      guard parser.at(.colon), parser.peekNext().sameLine,
        [.ifKeyword, .forKeyword, .elseKeyword].contains(
          parser.kind(ofToken: parser.firstOnLine(parser.previous)))
      else { return nil }
      let colon = parser.bytes(parser.previousEnd..<parser.position + 1)
      let end = parser.tokenRange(parser.lastOnLine(from: parser.peekNext().index)).upperBound
      return Meaning(
        parser.tokenRange(parser.position), "a block stands between `{` and `}`", "块写在“{”和“}”之间",
        fixes: [
          Fix(
            Phrase(Message("put it in braces", "放进花括号")), .suggestion,
            [parser.edit(colon, " {"), parser.edit(end..<end, " }")])
        ])
    },
    // `if flag:` or `if flag` and indented lines
    Habit(.block) { parser in parser.meaningOfIndentation() },
    // `label:` and its members on the lines below
    Habit(.expression) { parser in
      guard parser.kind(ofToken: parser.previous) == .colon, parser.isAtLineStart,
        parser.isAtName,
        [.colon, .string, .stringHead, .identifier, .leftBrace].contains(parser.peekNext().kind)
      else { return nil }
      return parser.meaningOfIndentation(isMember: true)
    },
    // `label "Hi" if flag`
    Habit(.block) { parser in
      guard let start = parser.ifAfterElement() else { return nil }
      let head = parser.bytes(parser.firstOnLine(start)..<start)
      let condition = parser.bytes(start..<parser.previousEnd)
      let text = "\(parser.source.string(condition)) { \(parser.source.string(head)) }"
      return Meaning(
        condition, "a condition stands around its elements: `if flag { … }`",
        "条件写在元素外面：`if flag { … }`",
        fixes: [
          parser.replaceFix(head.lowerBound..<condition.upperBound, text)
        ])
    },
    // `for n : names`
    Habit(.inWord) { parser in
      guard parser.at(.colon) else { return nil }
      let range = parser.tokenRange(parser.position)
      return Meaning(range, fixes: [parser.replaceFix(range, "in")])
    },
    // `else label "Hi"`
    Habit(.elseBranch) { parser in
      let next = parser.peekNext()
      guard parser.at(.identifier), !parser.isAtLineStart,
        !next.sameLine || [.string, .stringHead].contains(next.kind)
      else { return nil }
      let range = parser.bytes(parser.position..<parser.endOfElement(from: parser.position) + 1)
      return Meaning(
        range, "a block stands between `{` and `}`", "块写在“{”和“}”之间",
        fixes: [
          Fix(
            Phrase(Message("put it in braces", "放进花括号")), .suggestion,
            [
              parser.edit(range.lowerBound..<range.lowerBound, "{ "),
              parser.edit(range.upperBound..<range.upperBound, " }"),
            ])
        ])
    },
    // `else (flag) {`
    Habit(.elseBranch) { parser in
      guard parser.at(.leftParen) || parser.isAtName, !parser.isAtLineStart else { return nil }
      let range = parser.tokenRange(parser.position)
      return Meaning(range, fixes: [parser.insertFix("if ", at: range.lowerBound)])
    },
  ]
}

extension Parser {
  /// The last token of an element that ends on its line.
  fileprivate mutating func endOfElement(from start: Int) -> Int {
    var (last, depth) = (start, 0)
    while last - start < Parser.farReach {
      let next = peek(after: last)
      if next.kind == .leftBrace { depth += 1 }
      if next.kind == .rightBrace { depth -= 1 }
      guard next.sameLine || depth > 0, depth >= 0, next.kind != .endOfFile,
        depth > 0 || next.kind != .semicolon
      else { break }
      last = next.index
    }
    return last
  }

  /// A block that is only indented.
  fileprivate mutating func meaningOfIndentation(isMember: Bool = false) -> Habit.Meaning? {
    guard previousEnd > 0, at(.colon) || isAtLineStart || at(.endOfFile) else { return nil }
    let head = firstOnLine(previous)
    guard isMember || [.ifKeyword, .forKeyword, .elseKeyword].contains(kind(ofToken: head)),
      !at(.colon) || !peekNext().sameLine
    else { return nil }
    let column = indentation(of: head)
    var body = at(.colon) ? peekNext().index : position
    guard body < endOfFile, indentation(of: body) > column else { return nil }
    var last = body
    for _ in 0..<Parser.farReach {
      last = lastOnLine(from: body)
      let next = peek(after: last)
      guard next.kind != .endOfFile, next.kind != .rightBrace,
        indentation(of: next.index) > column
      else { break }
      body = next.index
    }
    let place = isMember ? tokenRange(previous).lowerBound : tokenRange(previous).upperBound
    let upTo =
      isMember
      ? tokenRange(previous).upperBound : at(.colon) ? tokenRange(position).upperBound : place
    let end = tokenRange(last).upperBound
    let after = peek(after: last).index
    // Only the `{` is missing.
    if kind(ofToken: after) == .rightBrace, indentation(of: after) == column { return nil }
    let isEnd = ["end", "endif", "endfor", "fi", "done"].contains(word(after))
    let closing =
      isEnd
      ? edit(tokenRange(after), "}")
      : edit(end..<end, "\n" + String(repeating: " ", count: column) + "}")
    return Habit.Meaning(
      place..<upTo,
      "a block stands between `{` and `}`; indentation has no meaning", "块写在“{”和“}”之间；缩进没有含义",
      fixes: [
        Fix(
          Phrase(Message("put it in braces", "放进花括号")), .suggestion,
          [edit(place..<upTo, " {"), closing])
      ])
  }

  /// The `if` that follows an element on its line, when the line ends here.
  fileprivate mutating func ifAfterElement() -> Int? {
    guard isAtLineStart || at(.rightBrace), previousEnd > 0 else { return nil }
    let first = firstOnLine(previous)
    var token = first
    while token < previous {
      token = peek(after: token).index
      if kind(ofToken: token) == .ifKeyword { break }
    }
    guard token > first, token < previous, kind(ofToken: first) == .identifier,
      kind(ofToken: token) == .ifKeyword
    else { return nil }
    return token
  }

  /// The spaces before the line of a token.
  mutating func indentation(of token: Int) -> Int {
    let first = firstOnLine(token)
    guard first > 0, tokens.kinds[first - 1] == .whitespace else { return 0 }
    return tokenRange(first - 1).count
  }
}

extension Parser {
  /// `kind == .green || kind == .black` for the items of `[.green, .black]`.
  fileprivate mutating func comparisons(_ list: Range<Int>, with name: String) -> String? {
    let written = text(list).trimmedSpaces
    guard written.hasPrefix("["), written.hasSuffix("]") else { return nil }
    let items = written.dropFirst().dropLast().split(separator: ",").map {
      String($0).trimmedSpaces
    }
    guard !items.isEmpty, items.allSatisfy({ $0.hasPrefix(".") }) else { return nil }
    return items.map { "\(name) == \($0)" }.joined(separator: " || ")
  }
}
