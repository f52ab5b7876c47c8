import CtlDiagnostics
import CtlText

// MARK: Members

extension Habit {
  static let lines: [Habit] = [
    // `-- comment`
    Habit(.member, .declaration, .constraint) { parser in
      let first = parser.position
      guard parser.at(.minus), parser.kind(ofToken: first + 1) == .minus else { return nil }
      let range = parser.bytes(first..<first + 2)
      return Meaning(
        range, "a comment begins with `//`", "注释以 `//` 开头",
        fixes: [parser.replaceFix(range, "//")])
    },
    // `- label "A"`, `* label "A"`
    Habit(.member) { parser in
      guard parser.at(.minus) || parser.at(.star), parser.peekNext().kind == .identifier else {
        return nil
      }
      let dash = parser.position
      var fix = parser.deleteFix(parser.rangeWithSpace(dash))
      let kind = parser.peekNext().index
      let colon = parser.peek(after: kind)
      if colon.kind == .colon, parser.peek(after: colon.index).kind == .string,
        ForeignWords.titledKinds.contains(parser.word(kind))
      {
        fix.edits.append(parser.edit(parser.tokenRange(colon.index), ""))
      }
      return Meaning(
        parser.tokenRange(dash), "elements need no dash: each stands on a line of its own",
        "元素前不写短横线：每个元素一行", fixes: [fix])
    },
    // `"text": "Hi"`
    Habit(.member) { parser in
      guard parser.at(.string), parser.peekNext().kind == .colon else { return nil }
      let range = parser.tokenRange(parser.position)
      let name = parser.source.string(range).dropFirst().dropLast()
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
      return Meaning(
        range, "names stand without quotation marks", "名称不加引号",
        fixes: [parser.replaceFix(range, String(name))])
    },
    // `"Hi"`
    Habit(.member) { parser in
      guard parser.at(.string) || parser.at(.stringHead) else { return nil }
      let range = parser.tokenRange(parser.position)
      if let whole = parser.textInBlock() {
        let text = parser.source.string(range)
        return Meaning(
          range, "the text of an element stands after its kind: `label \"…\"`",
          "元素的文字写在种类之后：`label \"…\"`", fixes: [parser.replaceFix(whole, " " + text)])
      }
      if let use = parser.useAround() {
        return Meaning(
          range,
          Message(
            "a use of `{name}` gives each value a name: `title: \"…\"`",
            "使用 `{name}` 时每个值都写名称：`title: \"…\"`")(["name": .text(use)]))
      }
      return Meaning(
        range, "a text stands in an element, such as `label \"…\"`", "文字写在元素中，例如 `label \"…\"`",
        fixes: [parser.insertFix("label ", at: range.lowerBound)])
    },
    // `!flag ? row "A" : row "B"`
    Habit(.member) { parser in parser.meaningOfChoice() },
    // `(label "A")`, `[label "A"]`
    Habit(.member) { parser in
      guard parser.at(.leftParen) || parser.at(.leftBracket) else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      let isClosed = [.rightParen, .rightBracket].contains(parser.kind(ofToken: end))
      let inner = parser.position + 1..<max(parser.position + 1, end)
      let isOne = !inner.contains { parser.kind(ofToken: $0) == .comma }
      return Meaning(
        parser.tokenRange(parser.position), "elements stand without brackets around them",
        "元素外不加括号",
        fixes: isClosed && isOne
          ? [
            Fix(
              Phrase(Message("delete them", "删除它们")), .suggestion,
              [
                parser.edit(parser.tokenRange(parser.position), ""),
                parser.edit(parser.tokenRange(end), ""),
              ])
          ] : [])
    },
    // `else` without its `if`
    Habit(.member) { parser in
      guard parser.at(.elseKeyword) else { return nil }
      return Meaning(
        parser.tokenRange(parser.position), "`else` follows the `}` of an `if`",
        "`else` 紧跟在 `if` 的“}”之后")
    },
    // `title.text = "Yo"`, `b.setTitle("Stop")`, `title.disabled: "No"`
    Habit(.colon) { parser in
      guard parser.at(.dot), parser.previousEnd == parser.position else { return nil }
      return parser.meaningOfPath()
    },
    // `on touchUpInside stop()`
    Habit(.arrow) { parser in
      guard parser.isAtName else { return nil }
      let range = parser.tokenRange(parser.position)
      return Meaning(range, fixes: [parser.insertFix("-> ", at: range.lowerBound)])
    },
    // `on: touchUpInside -> stop()`
    Habit(.separator) { parser in
      guard parser.at(.arrow), let colon = parser.significant(before: parser.previous),
        parser.kind(ofToken: colon) == .colon, let on = parser.significant(before: colon),
        parser.kind(ofToken: on) == .onKeyword
      else { return nil }
      return Meaning(
        parser.tokenRange(colon), "a handler is written `on event -> action()`",
        "事件处理写作 `on 事件 -> 动作()`", fixes: [parser.deleteFix(parser.tokenRange(colon))])
    },
    // `-> () => stop()`
    Habit(.separator) { parser in
      guard parser.at(.leftParen), parser.kind(ofToken: parser.previous) == .arrow else {
        return nil
      }
      return Meaning(
        parser.tokenRange(parser.position), "an event calls one action: write `-> action()`",
        "事件调用一个动作：请写 `-> 动作()`")
    },
    // `-> "stop"`
    Habit(.separator) { parser in
      guard parser.at(.string), parser.kind(ofToken: parser.previous) == .arrow else { return nil }
      let range = parser.tokenRange(parser.position)
      let name = parser.source.string(range).dropFirst().dropLast().prefix {
        $0.isLetter || $0.isNumber
      }
      return Meaning(
        range, "an action is called without quotation marks: `action()`", "调用动作不加引号：`动作()`",
        fixes: name.isEmpty ? [] : [parser.replaceFix(range, "\(name)()")])
    },
    // `C title="x"`
    Habit(.separator, .head) { parser in
      guard parser.at(.assign), parser.kind(ofToken: parser.previous) == .identifier,
        let kind = parser.significant(before: parser.previous),
        [.identifier, .string].contains(parser.kind(ofToken: kind)), parser.peekNext().sameLine
      else { return nil }
      return parser.meaningOfAttributes()
    },
  ]
}

extension String {
  var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}

extension Parser {
  /// The block of `label { "Hi" }`, with the space before it: a text alone in an element that has one.
  fileprivate mutating func textInBlock() -> Range<Int>? {
    guard at(.string), let brace = significant(before: position),
      kind(ofToken: brace) == .leftBrace,
      let head = significant(before: brace), kind(ofToken: head) == .identifier,
      case let end = peekNext(), end.kind == .rightBrace,
      ForeignWords.titledKinds.contains(
        word(head))
    else { return nil }
    return tokenRange(head).upperBound..<tokenRange(end.index).upperBound
  }

  /// The component in whose braces the text here stands first, by its capital.
  fileprivate mutating func useAround() -> String? {
    guard at(.string) || at(.stringHead), let brace = significant(before: position),
      kind(ofToken: brace) == .leftBrace, let head = significant(before: brace),
      kind(ofToken: head) == .identifier, let before = significant(before: head),
      ![.screenKeyword, .componentKeyword, .colon].contains(kind(ofToken: before))
    else { return nil }
    let name = word(head)
    return name.first?.isUppercase == true ? name : nil
  }

  /// `a.b` where a member begins; the current token is the dot.
  fileprivate mutating func meaningOfPath() -> Habit.Meaning? {
    let start = previous
    var last = position
    while true {
      let next = peek(after: last)
      guard next.sameLine, next.index == last + 1,
        next.kind == .identifier || next.kind == .dot || next.kind.isKeyword
      else { break }
      last = next.index
    }
    let path = bytes(start..<last + 1)
    let next = peek(after: last)
    let states = ["normal", "highlighted", "disabled", "selected"]
    if next.kind == .colon, states.contains(word(last)), last == position + 1 {
      let text = "\(word(start))(\(word(last)))"
      return Habit.Meaning(
        path, "the state of a control stands in parentheses: `title(disabled): …`",
        "控件状态写在括号中：`title(disabled): …`", fixes: [replaceFix(path, text)])
    }
    if next.kind == .leftParen, ForeignWords.kinds[word(last)]?.here.first == "for",
      let end = closingParenthesis(next.index)
    {
      var fixes: [Fix] = []
      if let loop = closure(in: next.index + 1..<end), let name = loop.name {
        let list = text(start..<(significant(before: last) ?? last))
        let text = "for \(name) in \(list) { \(text(loop.body)) }"
        fixes = [replaceFix(bytes(start..<end + 1), text)]
      }
      return Habit.Meaning(
        path, "elements are repeated with `for item in list { … }`",
        "重复元素请写 `for 元素 in 列表 { … }`", fixes: fixes)
    }
    if next.kind == .question, next.sameLine,
      [.string, .stringHead, .leftBrace].contains(peek(after: peek(after: next.index).index).kind)
    {
      return Habit.Meaning(
        path, "`if` and `else` choose between elements: `if flag { … } else { … }`",
        "用 `if` 和 `else` 选择元素：`if 条件 { … } else { … }`", fixes: choiceFix(start, next.index))
    }
    if next.kind == .leftParen {
      let line = bytes(start..<lastOnLine(from: last) + 1)
      if last == position + 1, let member = member(ofCall: last, next.index) {
        return Habit.Meaning(
          path,
          Message("it stands in the block of the element: `{form}`", "写在元素的块中：`{form}`")([
            "form": .text(member)
          ]), fixes: memberFix(start, member, line))
      }
      return Habit.Meaning(path, Parser.noStatements, fixes: [deleteFix(line)])
    }
    if next.kind == .string, next.sameLine {
      let dot = tokenRange(position)
      return Habit.Meaning(
        path, "the name of an element stands after its kind: `label title \"…\"`",
        "元素的名称写在种类之后：`label title \"…\"`", fixes: [replaceFix(dot, " ")])
    }
    if let entry = ForeignWords.properties[word(start)], entry.here.isEmpty {
      return Habit.Meaning(path, entry.explanation(of: word(start)))
    }
    return Habit.Meaning(
      path,
      "properties stand in the block of their element: `label title { text: \"…\" }`",
      "属性写在元素的块中：`label title { text: \"…\" }`")
  }

  /// `title="x" size=3` after the kind of an element.
  fileprivate mutating func meaningOfAttributes() -> Habit.Meaning? {
    var members: [String] = []
    var name = previous
    var last = position
    while true {
      let value = peek(after: last)
      guard value.sameLine, [.string, .number, .identifier].contains(value.kind) else { return nil }
      members.append("\(word(name)): \(word(value.index))")
      last = value.index
      let next = peek(after: last)
      let sign = peek(after: next.index)
      guard next.sameLine, next.kind == .identifier, sign.kind == .assign else { break }
      (name, last) = (next.index, sign.index)
    }
    var range = bytes(previous..<last + 1)
    var block = "{ \(members.joined(separator: "; ")) }"
    let text = peek(after: last)
    if text.kind == .string, text.sameLine {
      // `a href="Details" "Open"`
      range = range.lowerBound..<tokenRange(text.index).upperBound
      block = "\(word(text.index)) \(block)"
    }
    return Habit.Meaning(
      range, "properties stand in the block of their element: `kind { name: value }`",
      "属性写在元素的块中：`种类 { 名称: 值 }`", fixes: [replaceFix(range, block)])
  }
}
