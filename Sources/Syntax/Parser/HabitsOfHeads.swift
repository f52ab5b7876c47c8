import CtlDiagnostics
import CtlText

/// What other languages write between the first word of a declaration, a statement or an element and its
/// block.
extension Habit {
  static let heads: [Habit] = [
    // `appearance label, button {`
    Habit(.block) { parser in
      let word = parser.wordOfHead
      guard parser.at(.comma), parser.kind(ofToken: word) == .appearanceKeyword else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "an appearance is of one kind of control: write one block for each",
        "一个外观只用于一种控件：请为每种控件各写一个块", fixes: parser.appearancesFix(from: word))
    },
    // `style quiet: label, button {`
    Habit(.block) { parser in
      let word = parser.wordOfHead
      guard parser.at(.comma), parser.kind(ofToken: word) == .styleKeyword else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "a style is for one kind: write one for each, with names of their own",
        "一个样式只用于一个种类：请为每个种类各写一个名称不同的样式")
    },
    // `for tea in teas order by tea.name {`
    Habit(.block) { parser in
      guard parser.isAtOrder else { return nil }
      let start = parser.position
      let end = parser.lastBeforeBlock(start)
      let field = parser.fieldOfOrder(start..<end + 1)
      let range = parser.bytes(parser.previousEnd..<end + 1)
      let form = ".sorted(by: \(field ?? "$0.name"))"
      return Meaning(
        parser.bytes(start..<end + 1),
        Message("a list is sorted where it is named: `list{form}`", "在写出列表处排序：`列表{form}`")([
          "form": .text(form)
        ]), fixes: field == nil ? [] : [parser.writeFix(form, [parser.edit(range, form)])])
    },
    // `on level changed {`, `on save.failed message {`
    Habit(.arrow) { parser in
      guard parser.at(.identifier), let before = parser.significant(before: parser.position) else {
        return nil
      }
      let word = parser.word(parser.position)
      let range =
        parser.tokenRange(before).upperBound..<parser.tokenRange(parser.position).upperBound
      if parser.word(before) == "failed" {
        let form = "(\(word))"
        return Meaning(
          parser.tokenRange(parser.position),
          "what an event brings is named in parentheses: `on save.failed(message)`",
          "事件带来的值写在圆括号中：`on save.failed(message)`",
          fixes: [parser.writeFix(form, [parser.edit(range, form)])])
      }
      let changed = ["changed", "changes", "change"].contains(word)
      guard changed || ["failed", "fails"].contains(word) else { return nil }
      let form = changed ? ".changed" : ".failed"
      return Meaning(
        parser.tokenRange(parser.position),
        Message("it is written `on {name}`", "写作 `on {name}`")([
          "name": .text(parser.word(before) + form)
        ]), fixes: [parser.writeFix(form, [parser.edit(range, form)])])
    },
    // `isOn: <-> isOn`
    Habit(.expression) { parser in
      let colon = parser.previous
      guard parser.at(.bind), parser.kind(ofToken: colon) == .colon else { return nil }
      let range = parser.bytes(colon..<parser.position + 1)
      return Meaning(
        range, "a binding has `<->` alone, without the colon", "绑定只写 `<->`，不写冒号",
        fixes: [parser.writeFix("<->", [parser.edit(range, " <->")])])
    },
    // `count: binding cups`
    Habit(.expression) { parser in
      let colon = parser.previous
      let name = parser.peekNext()
      guard parser.at(.bindingKeyword), parser.kind(ofToken: colon) == .colon,
        name.kind == .identifier, name.sameLine
      else { return nil }
      let range = parser.bytes(colon..<parser.position + 1)
      return Meaning(
        parser.tokenRange(parser.position),
        "`binding` stands where a parameter is declared; a use is bound with `<->`",
        "`binding` 写在声明参数的地方；使用处用 `<->` 绑定",
        fixes: [parser.writeFix("<->", [parser.edit(range, " <->")])])
    },
    // `var a = 1, b = 2`
    Habit(.separator) { parser in
      let first = parser.firstOnLine(parser.previous)
      let name = parser.peekNext()
      let word = (first..<parser.position).last {
        [.varKeyword, .letKeyword].contains(parser.kind(ofToken: $0))
      }
      guard parser.at(.comma), let word, name.kind == .identifier, name.sameLine,
        [.assign, .colon].contains(parser.peek(after: name.index).kind)
      else { return nil }
      let text = "; \(parser.word(word))"
      return Meaning(
        parser.tokenRange(parser.position), "each name has a declaration of its own",
        "每个名称各自声明",
        fixes: [parser.writeFix(text, [parser.edit(parser.tokenRange(parser.position), text)])])
    },
    // `-> n - 1`
    Habit(.separator) { parser in
      let name = parser.previous
      let value = parser.peekNext()
      let signs: [TokenKind] = [.plus, .minus]
      guard signs.contains(parser.current), parser.kind(ofToken: name) == .identifier,
        let before = parser.significant(before: name),
        [.arrow, .leftBrace, .semicolon].contains(parser.kind(ofToken: before)),
        [.number, .identifier].contains(value.kind), value.sameLine
      else { return nil }
      let sign = parser.at(.plus) ? "+=" : "-="
      return Meaning(
        parser.tokenRange(parser.position),
        Message("a step changes a variable: `{form}`", "步骤改变变量：`{form}`")([
          "form": .text("\(parser.word(name)) \(sign) \(parser.word(value.index))")
        ]), fixes: [parser.replaceFix(parser.tokenRange(parser.position), sign)])
    },
    // `isOn: Bool false` in a record
    Habit(.fieldName) { parser in
      let type = parser.previous
      guard !parser.isAtLineStart,
        parser.current.isLiteral || parser.at(.number) || parser.at(.string),
        parser.kind(ofToken: type) == .identifier || parser.kind(ofToken: type) == .rightBracket
      else { return nil }
      let place = parser.tokenRange(parser.position).lowerBound
      return Meaning(
        parser.tokenRange(parser.position), "a default value stands after `=`", "默认值写在 `=` 之后",
        fixes: [parser.insertFix("= ", at: place)])
    },
    // `appearance {`
    Habit(.name) { parser in
      guard parser.at(.leftBrace), parser.kind(ofToken: parser.previous) == .appearanceKeyword
      else { return nil }
      return Meaning(
        parser.tokenRange(parser.previous),
        "an appearance names the kind of control that it is of: `appearance button { … }`",
        "外观要写出它所用于的控件种类：`appearance button { … }`")
    },
    // `style heading = label {`
    Habit(.colon) { parser in
      let name = parser.previous
      let kind = parser.peekNext()
      guard parser.at(.assign), let word = parser.significant(before: name),
        parser.kind(ofToken: word) == .styleKeyword, kind.kind == .identifier, kind.sameLine
      else { return nil }
      let range = parser.bytes(parser.previousEnd..<parser.position + 1)
      return Meaning(
        parser.tokenRange(parser.position),
        "a style names the kind that it is for: `style heading: label { … }`",
        "样式要写出适用的种类：`style heading: label { … }`",
        fixes: [parser.writeFix(":", [parser.edit(range, ":")])])
    },
    // `let total: Int { return a + 1 }`
    Habit(.assignment) { parser in
      let word = parser.firstOnLine(parser.previous)
      guard parser.at(.leftBrace), parser.kind(ofToken: word) == .letKeyword else { return nil }
      return Meaning(
        parser.tokenRange(parser.position), "a constant is computed after `=`: `let twice = n * 2`",
        "常量在 `=` 之后计算：`let twice = n * 2`", fixes: parser.computedFix())
    },
    // `label "A" (font: .headline)`, `label "A" [font: .headline]`
    Habit(.separator) { parser in
      let name = parser.peekNext()
      guard parser.at(.leftParen) || parser.at(.leftBracket), name.kind == .identifier,
        [.colon, .bind].contains(parser.peek(after: name.index).kind),
        [.string, .stringTail].contains(parser.kind(ofToken: parser.previous)),
        let end = parser.endOfBrackets(parser.position)
      else { return nil }
      let members = parser.members(of: parser.position + 1..<end)
      let form = "{ \(members) }"
      return Meaning(
        parser.bytes(parser.position..<end + 1),
        "properties stand in braces: `{ font: .headline }`",
        "属性写在花括号中：`{ font: .headline }`",
        fixes: [
          parser.writeFix(form, [parser.edit(parser.bytes(parser.position..<end + 1), form)])
        ])
    },
  ]
}

extension Parser {
  /// The word before a block that is expected here: the last one on the line, or else the first token of it.
  var wordOfHead: Int {
    mutating get {
      let words: [TokenKind] = [
        .ifKeyword, .forKeyword, .elseKeyword, .appearanceKeyword, .styleKeyword,
      ]
      let first = firstOnLine(previous)
      for token in stride(from: previous, through: first, by: -1) {
        if words.contains(kind(ofToken: token)) { return token }
        if kind(ofToken: token) == .leftBrace { break }
      }
      return first
    }
  }

  /// `order by`, `sorted by` after the list of a loop.
  var isAtOrder: Bool {
    mutating get {
      guard at(.identifier), !isAtLineStart,
        peekNext().kind == .identifier || peekNext().kind == .colon
      else { return false }
      return ["order", "ordered", "sort", "sorted", "orderby", "sortedby", "sortby"].contains(
        word(position).lowercased())
    }
  }

  fileprivate mutating func lastBeforeBlock(_ start: Int) -> Int {
    var token = start
    for _ in 0..<Parser.farReach {
      let next = peek(after: token)
      guard next.sameLine, ![.leftBrace, .endOfFile].contains(next.kind) else { break }
      token = next.index
    }
    return token
  }

  /// `$0.name` for `order by tea.name` in a loop over `tea`.
  fileprivate mutating func fieldOfOrder(_ tokens: Range<Int>) -> String? {
    let names = tokens.filter { kind(ofToken: $0) == .identifier }
    guard
      let word = (firstOnLine(tokens.lowerBound)..<tokens.lowerBound).last(where: {
        kind(ofToken: $0) == .forKeyword
      })
    else { return nil }
    let loop = peek(after: word).index
    guard let first = names.first(where: { self.word($0) == self.word(loop) }) else { return nil }
    let rest = text(first..<tokens.upperBound).trimmedSpaces.dropFirst(self.word(loop).count)
    return rest.allSatisfy { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber }
      ? "$0\(rest)" : nil
  }

  /// `screen Pick -> Int "Pick One" {`, after the type.
  mutating func parseLateTitle(_ arrow: Int) {
    guard at(.string) || at(.stringHead), !isAtLineStart else { return }
    let start = position
    let place = tokenRange(significant(before: arrow) ?? arrow).upperBound
    let before = bytes(previous..<previous + 1).upperBound
    _ = parseText()
    let title = source.string(bytes(from: start))
    reportForeign(
      bytes(from: start),
      Phrase(
        Message(
          "the title stands before the result: `screen Name \"Title\" -> Type`",
          "标题写在结果之前：`screen 名称 \"标题\" -> 类型`")),
      fixes: [
        Fix(
          Phrase(Message("move it there", "移到那里")), .suggestion,
          [
            edit(place..<place, " \(title)"), edit(before..<bytes(from: start).upperBound, ""),
          ])
      ])
  }

  /// One block for each kind before a block that is for several.
  fileprivate mutating func appearancesFix(from word: Int) -> [Fix] {
    var kinds: [Int] = []
    var token = word
    for _ in 0..<Parser.farReach {
      let next = peek(after: token)
      token = next.index
      switch next.kind {
      case .identifier: kinds.append(token)
      case .comma: continue
      case .leftBrace:
        guard let end = endOfBlock(token) else { return [] }
        let block = source.string(tokenRange(token).lowerBound..<end)
        let text = kinds.map { "appearance \(self.word($0)) \(block)" }.joined(separator: "\n\n")
        return [
          Fix(
            Phrase(Message("write one block for each", "分别写一个块")), .suggestion,
            [edit(tokenRange(word).lowerBound..<end, text)])
        ]
      default: return []
      }
    }
    return []
  }

  /// `watch level -> …`, `every 1s -> …`; returns whether it is one.
  mutating func parseForeignFollower(
    _ node: Int, _ spelled: String, _ next: (index: Int, kind: TokenKind, sameLine: Bool)
  ) -> Bool {
    let after = peek(after: next.index)
    let isWatch =
      ["watch", "observe", "watchEffect", "whenever"].contains(spelled) && next.kind == .identifier
      && [.arrow, .leftBrace].contains(after.kind)
    guard isWatch || ["every", "after", "timer"].contains(spelled) && next.kind == .quantity else {
      return false
    }
    let head = bytes(position..<next.index + 1)
    if isWatch {
      let form = "on \(word(next.index)).changed"
      reportForeign(
        head,
        Message(
          "what follows from another value is a handler of the screen: `{form} { … }`",
          "随另一个值而发生的事写成界面的事件处理：`{form} { … }`")(["form": .text(form)]),
        fixes: [replaceFix(head, form)])
    } else {
      reportForeign(
        head, Phrase(Message("there are no timers", "没有定时器")),
        label: Phrase(
          Message("the app sets a variable when the time has come", "时间到时由应用设置变量")))
    }
    builder.setKind(node, .unexpected)
    skipLine(isWhole: true)
    builder.cut(to: node + 1)
    return true
  }

  /// `label if isOn { "A" } else { "B" }`
  mutating func parseTextChoice() {
    guard word(previous) == "label", let choice = choiceOfBlocks() else { return }
    let range = bytes(position..<choice.end + 1)
    let node = open(.unexpected)
    while position <= choice.end, !isAtLimit { advance() }
    close(node)
    reportForeign(
      range,
      Phrase(
        Message(
          "one of two texts is chosen in the block: `{ text: flag ? \"A\" : \"B\" }`",
          "在块中选择两段文字之一：`{ text: 条件 ? \"A\" : \"B\" }`")),
      fixes: [replaceFix(range, "{ text: \(choice.text) }")])
  }

  /// `flag ? "A" : "B"` for `if flag { "A" } else { "B" }` here.
  fileprivate mutating func choiceOfBlocks() -> (text: String, end: Int)? {
    let first = peekNext().index
    let last = lastBeforeBlock(position)
    let open = peek(after: last)
    guard last >= first, open.kind == .leftBrace, let one = textBlock(open.index) else {
      return nil
    }
    let word = peek(after: one.end)
    let second = peek(after: word.index)
    guard word.kind == .elseKeyword, second.kind == .leftBrace, let other = textBlock(second.index)
    else { return nil }
    return ("\(self.text(first..<last + 1).trimmedSpaces) ? \(one.text) : \(other.text)", other.end)
  }

  /// The only text in a block, and the brace after it.
  private mutating func textBlock(_ open: Int) -> (text: String, end: Int)? {
    let text = peek(after: open)
    let close = peek(after: text.index)
    guard text.kind == .string, close.kind == .rightBrace else { return nil }
    return (word(text.index), close.index)
  }

  /// `= a + 1` for `{ return a + 1 }` or `{ a + 1 }`.
  fileprivate mutating func computedFix() -> [Fix] {
    guard let end = endOfBrackets(position) else { return [] }
    var first = peekNext().index
    if word(first) == "return" { first = peek(after: first).index }
    guard first < end else { return [] }
    let text = "= \(self.text(first..<end).trimmedSpaces)"
    return [writeFix(text, [edit(bytes(position..<end + 1), text)])]
  }

  /// Members as they stand in a block, of what is written with commas.
  fileprivate mutating func members(of tokens: Range<Int>) -> String {
    tokens.map { kind(ofToken: $0) == .comma ? ";" : word($0) }.joined().trimmedSpaces
  }
}
