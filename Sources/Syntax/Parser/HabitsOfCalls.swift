import CtlDiagnostics
import CtlText

extension Habit {
  static let calls: [Habit] = [
    // `"\(price, specifier: "%.2f")"`
    Habit(.closeParen) { parser in
      let word = parser.peekNext()
      let colon = parser.peek(after: word.index)
      let format = parser.peek(after: colon.index)
      guard parser.at(.comma), word.kind == .identifier, colon.kind == .colon, format.sameLine
      else { return nil }
      let range = parser.bytes(parser.position..<format.index + 1)
      return Meaning(
        range, "a value has its form itself: `price.formatted(.number(fractionDigits: 2))`",
        "值的形式写在值之后：`price.formatted(.number(fractionDigits: 2))`",
        fixes: format.kind == .string
          ? [parser.replaceFix(range, parser.formatted(parser.word(format.index)))] : [])
    },
    // `var a: Account = { id: 1, name: "A" }`
    Habit(.expression) { parser in
      guard parser.at(.leftBrace),
        [.assign, .colon].contains(parser.kind(ofToken: parser.previous)),
        let name = parser.significant(before: parser.previous),
        parser.peek(after: parser.peekNext().index).kind == .colon
      else { return nil }
      let isType =
        parser.kind(ofToken: name) == .identifier
        && parser.significant(before: name).map { parser.kind(ofToken: $0) == .colon } == true
      let end = parser.lastOnLine(from: parser.position)
      let fixes =
        isType && parser.kind(ofToken: end) == .rightBrace
        ? [parser.literalFix(parser.word(name), parser.position, end)] : []
      return Meaning(
        parser.tokenRange(parser.position),
        "a record is written with its name: `Account(id: 1, name: \"A\")`",
        "记录要写出名称：`Account(id: 1, name: \"A\")`", fixes: fixes)
    },
    // `[{ name: "A" }]`, `names.append({ name: "A" })`
    Habit(.expression, .closeBracket, .closeParen, .commaOrBracket, .commaOrParen) { parser in
      parser.meaningOfObject()
    },
    // `[...names, "b"]`, `{ ...account, id: 2 }`
    Habit(.expression, .closeBracket, .commaOrBracket) { parser in parser.meaningOfSpread() },
    // `save(a: 1 b: 2)`
    Habit(.commaOrParen) { parser in
      guard parser.isAtName, parser.peekNext().kind == .colon else { return nil }
      let place = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        parser.tokenRange(parser.position), "a comma stands between these", "这里要用逗号分隔",
        fixes: [parser.insertFix(",", at: place)])
    },
    // `[Item { id: 1, name: "A" }]`
    Habit(.commaOrBracket, .commaOrParen) { parser in
      guard parser.at(.leftBrace), parser.kind(ofToken: parser.previous) == .identifier,
        parser.peek(after: parser.peekNext().index).kind == .colon
      else { return nil }
      var fixes: [Fix] = []
      let start = parser.position
      if let end = (start..<min(start + 64, parser.endOfFile)).first(where: {
        parser.kind(ofToken: $0) == .rightBrace
      }) {
        let text = parser.text(start + 1..<end).filter { !$0.isNewline }
        let inner = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        fixes = [parser.replaceFix(parser.bytes(parser.previousEnd..<end + 1), "(\(inner))")]
      }
      return Meaning(
        parser.tokenRange(start),
        "the fields of a value stand in parentheses: `Account(id: 1, name: \"A\")`",
        "值的字段写在圆括号中：`Account(id: 1, name: \"A\")`", fixes: fixes)
    },
    // `sheet Pick -> level`
    Habit(.separator) { parser in
      guard parser.at(.arrow) else { return nil }
      let first = parser.firstOnLine(parser.position)
      let target = parser.peekNext()
      guard
        let arrow = (first..<parser.position).last(where: { parser.kind(ofToken: $0) == .arrow }),
        target.sameLine, target.kind == .identifier,
        !(arrow..<parser.position).contains(where: { parser.kind(ofToken: $0).isAssignment })
      else { return nil }
      let start = parser.peek(after: arrow).index
      guard start < parser.previousEnd else { return nil }
      let text = "\(parser.word(target.index)) = \(parser.text(start..<parser.previousEnd))"
      return Meaning(
        parser.tokenRange(parser.position),
        Message("what comes back is put into a variable: `{text}`", "交回的值放入变量：`{text}`")(
          ["text": .text(text)]),
        fixes: [parser.replaceFix(parser.bytes(start..<target.index + 1), text)])
    },
    // `a.top == superview.top 16`
    Habit(.separator) { parser in
      let first = parser.firstOnLine(parser.position)
      guard parser.at(.number), parser.kind(ofToken: parser.previous) == .identifier,
        (first..<parser.position).contains(where: {
          [.equal, .lessOrEqual, .greaterOrEqual].contains(parser.kind(ofToken: $0))
        })
      else { return nil }
      let place = parser.tokenRange(parser.position)
      return Meaning(
        place, "a sign stands before the constant: `superview.top + 16`",
        "常量之前要写符号：`superview.top + 16`", fixes: [parser.insertFix("+ ", at: place.lowerBound)])
    },
    // `pin width(a) == 120 priority 750`
    Habit(.relation) { parser in
      guard parser.at(.number), parser.kind(ofToken: parser.previous) == .identifier,
        ["priority", "prio", "with"].contains(parser.word(parser.previous))
      else { return parser.priorityInParentheses() }
      let range = parser.bytes(parser.previous..<parser.position + 1)
      return Meaning(
        range, "a priority stands after `@`: `@ 750`", "优先级写在 `@` 之后：`@ 750`",
        fixes: [parser.replaceFix(range, "@ \(parser.word(parser.position))")])
    },
    // `style heading extends base {`
    Habit(.colon) { parser in
      guard parser.at(.identifier), let word = parser.significant(before: parser.previous),
        parser.kind(ofToken: word) == .styleKeyword
      else { return nil }
      let place = parser.tokenRange(parser.previous).upperBound
      if parser.peekNext().kind == .leftBrace {
        return Meaning(
          parser.tokenRange(parser.position), fixes: [parser.insertFix(":", at: place)])
      }
      return Meaning(
        parser.tokenRange(parser.position),
        "a style is for a kind and builds on no other: `style heading: label { … }`",
        "样式用于一个种类，不继承其他样式：`style heading: label { … }`")
    },
    // `appearance label.textColor = #222222`
    Habit(.block) { parser in
      let first = parser.firstOnLine(parser.position)
      let name = parser.peekNext()
      guard parser.at(.dot), parser.kind(ofToken: first) == .appearanceKeyword,
        name.kind == .identifier
      else { return nil }
      let sign = parser.peek(after: name.index)
      let end = parser.lastOnLine(from: parser.position)
      var fixes: [Fix] = []
      if [.assign, .colon].contains(sign.kind), sign.index < end {
        let value = parser.text(parser.peek(after: sign.index).index..<end + 1)
        let text = "{ \(parser.word(name.index)): \(value) }"
        fixes = [
          parser.writeFix(text, [parser.edit(parser.bytes(parser.position..<end + 1), " " + text)])
        ]
      }
      return Meaning(
        parser.tokenRange(parser.position),
        "an appearance has a block: `appearance label { textColor: #222222 }`",
        "appearance 后面是块：`appearance label { textColor: #222222 }`", fixes: fixes)
    },
    // `component Card(footer: slot)`
    Habit(.type) { parser in
      guard parser.at(.slotKeyword) else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "a slot is no parameter: write `slot name` where its elements go",
        "插槽不是参数：在放置元素处写 `slot 名称`")
    },
    // `var n :: Int`
    Habit(.type) { parser in
      guard parser.at(.colon), parser.kind(ofToken: parser.previous) == .colon else { return nil }
      let range = parser.tokenRange(parser.position)
      return Meaning(range, "`::` is `:` here", "`::` 在这里写作 `:`", fixes: [parser.deleteFix(range)])
    },
    // `component Card(title: String "A")`
    Habit(.commaOrParen) { parser in
      guard parser.current.startsLiteral, parser.kind(ofToken: parser.previous) == .identifier,
        let colon = parser.significant(before: parser.previous),
        parser.kind(ofToken: colon) == .colon
      else { return nil }
      let place = parser.tokenRange(parser.position)
      return Meaning(
        place, "a default stands after `=`: `title: String = \"A\"`",
        "默认值写在 `=` 之后：`title: String = \"A\"`",
        fixes: [parser.insertFix("= ", at: place.lowerBound)])
    },
    // `import "Theme.ctl", "Other.ctl"`
    Habit(.separator) { parser in
      guard parser.at(.comma),
        parser.kind(ofToken: parser.firstOnLine(parser.previous)) == .importKeyword,
        parser.peekNext().sameLine
      else { return nil }
      let next = parser.tokenRange(parser.peekNext().index).lowerBound
      return Meaning(
        parser.tokenRange(parser.position), "each import stands on a line of its own",
        "每个导入单独一行",
        fixes: [
          parser.writeFix(
            "import",
            [parser.edit(parser.tokenRange(parser.position).lowerBound..<next, "\nimport ")])
        ])
    },
    // `push "Details"`
    Habit(.separator) { parser in
      let word = parser.word(parser.previous)
      guard parser.at(.string), ["push", "sheet", "popover", "present", "show"].contains(word)
      else { return nil }
      let range = parser.tokenRange(parser.position)
      let name = parser.word(parser.position).filter { $0.isLetter || $0.isNumber }
      return Meaning(
        range, "a screen is named without quotation marks: `push Details()`",
        "界面的名称不加引号：`push Details()`", fixes: [parser.replaceFix(range, name)])
    },
    // `load().then(names)`
    Habit(.separator) { parser in
      let name = parser.peekNext()
      guard parser.at(.dot), parser.kind(ofToken: parser.previous) == .rightParen,
        name.kind == .identifier, parser.word(name.index).utf8.count <= 12
      else { return nil }
      return Meaning(
        parser.bytes(parser.position..<name.index + 1),
        "what a task brings goes into a variable: `names = load()`",
        "任务带来的值放入变量：`names = load()`")
    },
    // `isOpen ? false : true` as a step
    Habit(.assignment) { parser in
      guard parser.at(.question) else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "a step that depends on something is an `if` in a block: `{ if flag { … } else { … } }`",
        "有条件的步骤在块中用 `if`：`{ if flag { … } else { … } }`")
    },
    // `{ "screen": "Home" }`
    Habit(.declaration) { parser in
      guard parser.at(.leftBrace) || parser.at(.leftBracket) else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "a file has declarations: `screen Home \"Home\" { … }`",
        "文件由声明组成：`screen Home \"Home\" { … }`")
    },
    // `style heading {`
    Habit(.colon) { parser in
      guard parser.at(.leftBrace), let word = parser.significant(before: parser.previous),
        parser.kind(ofToken: word) == .styleKeyword
      else { return nil }
      let place = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        parser.tokenRange(parser.position),
        "a style names the kind that it is for: `style heading: label { … }`",
        "样式要写出适用的种类：`style heading: label { … }`",
        fixes: [parser.insertFix(": label", at: place)])
    },
    // `.heading { font: .headline }`
    Habit(.declaration) { parser in
      let name = parser.peekNext()
      guard parser.at(.dot), name.kind == .identifier,
        parser.peek(after: name.index).kind == .leftBrace
      else { return nil }
      let range = parser.bytes(parser.position..<name.index + 1)
      return Meaning(
        range, "a look with a name is a style: `style heading: label { … }`",
        "有名称的外观是样式：`style heading: label { … }`",
        fixes: [parser.replaceFix(range, "style \(parser.word(name.index)): label")])
    },
    // `var name by remember { mutableStateOf("") }`, `var name as String`
    Habit(.colon) { parser in
      guard parser.at(.identifier),
        ["by", "as", "is", "of"].contains(parser.word(parser.position)),
        let word = parser.significant(before: parser.previous),
        [.varKeyword, .letKeyword].contains(parser.kind(ofToken: word))
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      let value = (parser.position...max(parser.position, end)).first {
        [.string, .number, .trueKeyword, .falseKeyword, .color].contains(parser.kind(ofToken: $0))
      }
      let next = parser.peekNext()
      var fixes: [Fix] = []
      if let value {
        fixes = [
          parser.replaceFix(parser.bytes(parser.position..<end + 1), "= \(parser.word(value))")
        ]
      } else if next.sameLine, next.kind == .identifier {
        let range = parser.bytes(parser.previousEnd..<parser.position + 1)
        fixes = [parser.replaceFix(range, ":")]
      }
      return Meaning(
        parser.tokenRange(parser.position),
        "a variable is written `var name: String = \"\"`", "变量写作 `var 名称: String = \"\"`",
        fixes: fixes)
    },
    // `in-out property <int> cups: 3;`
    Habit(.member) { parser in
      guard parser.at(.inKeyword) else { return nil }
      return parser.meaningOfProperty()
    },
    // `onRetry: () -> Void`
    Habit(.type) { parser in
      guard parser.at(.leftParen), parser.openBrackets > 0,
        let colon = parser.significant(before: parser.position),
        let name = parser.significant(before: colon), parser.kind(ofToken: colon) == .colon,
        let end = parser.closingParenthesis(parser.position)
      else { return nil }
      let sign = parser.peek(after: end)
      guard sign.kind == .arrow || sign.kind == .assign else { return nil }
      return parser.meaningOfCallback(name, sign.index)
    },
  ]
}

extension Parser {
  /// `"%.2f"` as the function that writes a value so.
  fileprivate func formatted(_ format: String) -> String {
    let digits = format.split(separator: ".").dropFirst().first?.prefix { $0.isNumber } ?? ""
    return digits.isEmpty || format.contains("d")
      ? ".formatted()" : ".formatted(.number(fractionDigits: \(digits)))"
  }

  /// `{ id: 1, "name": "A" }` as `Account(id: 1, name: "A")`.
  mutating func literalFix(_ name: String, _ start: Int, _ end: Int) -> Fix {
    var text = ""
    for token in start + 1..<end {
      let isKey = kind(ofToken: token) == .string && peek(after: token).kind == .colon
      text += isKey ? String(word(token).dropFirst().dropLast()) : word(token)
    }
    let inner = String(
      text.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "," }.reversed())
    return replaceFix(bytes(start..<end + 1), "\(name)(\(inner))")
  }

  /// `property <int> cups: 3` on the line of the current token.
  fileprivate mutating func meaningOfProperty() -> Habit.Meaning? {
    let end = lastOnLine(from: position)
    guard position < end,
      let less = (position...end).first(where: { kind(ofToken: $0) == .less }),
      let greater = (less...end).first(where: { kind(ofToken: $0) == .greater })
    else { return nil }
    let type = text(less + 1..<greater)
    let name = peek(after: greater)
    guard name.sameLine, name.kind == .identifier else { return nil }
    let colon = peek(after: name.index)
    let here = ForeignWords.types[type]?.here.first ?? type
    var declaration = "var \(word(name.index)): \(here)"
    if colon.kind == .colon, colon.sameLine, colon.index < end {
      declaration += " = \(text(peek(after: colon.index).index..<end + 1))"
    }
    let range = bytes(position..<end + 1)
    return Habit.Meaning(
      range, "a variable is declared with `var`", "变量用 `var` 声明",
      fixes: [replaceFix(range, declaration)])
  }

  /// A parameter that is a function; `sign` is its arrow.
  fileprivate mutating func meaningOfCallback(_ name: Int, _ sign: Int) -> Habit.Meaning? {
    var type = peek(after: sign).index
    if kind(ofToken: type) == .greater { type = peek(after: type).index }
    let spelled = word(name)
    let bare = spelled.hasPrefix("on") ? String(spelled.dropFirst(2)) : spelled
    let event = bare.prefix(1).lowercased() + bare.dropFirst()
    var range = bytes(name..<type + 1)
    let after = peek(after: type)
    if after.kind == .comma {
      range = range.lowerBound..<tokenRange(peek(after: after.index).index).lowerBound
    } else if let comma = significant(before: name), kind(ofToken: comma) == .comma {
      range = tokenRange(comma).lowerBound..<range.upperBound
    } else if let paren = significant(before: name), kind(ofToken: paren) == .leftParen,
      after.kind == .rightParen
    {
      range = tokenRange(paren).lowerBound..<tokenRange(after.index).upperBound
    }
    var fixes: [Fix] = []
    if let brace = braceOnLine(position) {
      let place = tokenRange(brace).upperBound
      let declaration = "event \(event)()"
      fixes = [
        writeFix(declaration, [edit(range, ""), edit(place..<place, "\n  \(declaration)\n")])
      ]
    }
    return Habit.Meaning(
      bytes(name..<type + 1),
      Message(
        "what a component tells is an event: `event {event}()`, received by `on {event} -> …`",
        "组件用事件通知外部：`event {event}()`，使用处写 `on {event} -> …`")(["event": .text(event)]),
      fixes: fixes)
  }
}
