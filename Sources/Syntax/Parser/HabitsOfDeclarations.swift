import CtlDiagnostics
import CtlText

extension Habit {
  static let declarations: [Habit] = [
    // `var count Int = 3`
    Habit(.colon) { parser in
      guard parser.isAtName, parser.word(parser.position).first?.isUppercase == true,
        parser.kind(ofToken: parser.previous) == .identifier
      else { return nil }
      let place = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        parser.tokenRange(parser.position), fixes: [parser.insertFix(":", at: place)])
    },
    // `var guest <-> guest`
    Habit(.colon) { parser in
      guard parser.at(.bind), parser.openBrackets == 0 else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "a variable has a value of its own; a parameter `name: binding Type` is bound to one of the opener",
        "变量有自己的值；参数 `名称: binding 类型` 绑定到打开方的变量")
    },
    // `var count in 1...10: Int = 3`
    Habit(.colon) { parser in
      guard parser.at(.inKeyword), parser.openBrackets == 0 else { return nil }
      let start = parser.position
      let last = parser.lastOnLine(from: start)
      let colon = (start...max(start, last)).first { parser.kind(ofToken: $0) == .colon }
      var fixes: [Fix] = []
      if let colon {
        let type = parser.peek(after: colon)
        if type.sameLine, type.kind == .identifier {
          let range = parser.bytes(parser.previousEnd..<type.index + 1)
          let text = ": \(parser.word(type.index)) \(parser.text(start..<colon))"
          fixes = [parser.replaceFix(range, text)]
        }
      }
      return Meaning(
        parser.tokenRange(start), "the type stands before the range: `count: Int in 1...10`",
        "类型写在范围之前：`count: Int in 1...10`", fixes: fixes)
    },
    // `private(set) var x = 3`
    Habit(.colon) { parser in
      let first = parser.firstOnLine(parser.previous)
      guard parser.at(.varKeyword) || parser.at(.letKeyword),
        ForeignWords.modifiers.contains(parser.word(first))
      else { return nil }
      let range = parser.bytes(first..<parser.previousEnd)
      let next = parser.tokenRange(parser.position).lowerBound
      return Meaning(
        range,
        Message("`{word}` means nothing here", "此处的 `{word}` 没有意义")([
          "word": .text(parser.source.string(range))
        ]), fixes: [parser.deleteFix(range.lowerBound..<next)])
    },
    // `component Card(title)`
    Habit(.colon) { parser in
      guard parser.openBrackets > 0, parser.at(.comma) || parser.at(.rightParen),
        parser.kind(ofToken: parser.previous) == .identifier
      else { return nil }
      let name = parser.tokenRange(parser.previous)
      // `event done(Int)`
      guard parser.word(parser.previous).first?.isUppercase != true else {
        return Meaning(
          name, "a parameter needs a name: `value: Int`", "参数需要名称：`value: Int`",
          fixes: [parser.insertFix("value: ", at: name.lowerBound)])
      }
      return Meaning(
        parser.tokenRange(parser.position), "a parameter needs a type: `name: String`",
        "参数需要类型：`名称: String`", fixes: [parser.insertFix(": String", at: name.upperBound)])
    },
    // `var count`
    Habit(.colon) { parser in
      guard parser.isAtLineStart || parser.at(.rightBrace),
        let word = parser.significant(before: parser.previous),
        parser.kind(ofToken: word) == .varKeyword
      else { return nil }
      let place = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        place..<place, "a variable needs a type or a first value: `: Int`, `= 0`",
        "变量需要类型或初始值：`: Int`、`= 0`", fixes: [parser.insertFix(": Int", at: place)])
    },
    // `var x: Int = 3 in 1...10`
    Habit(.rangeFirst) { parser in
      let first = parser.firstOnLine(parser.previous)
      var sign = first
      while sign < parser.previous, parser.kind(ofToken: sign) != .assign {
        sign = parser.peek(after: sign).index
      }
      guard parser.kind(ofToken: sign) == .assign else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      let value = parser.text(sign..<parser.previousEnd)
      let range = parser.text(parser.position..<end + 1)
      return Meaning(
        parser.tokenRange(parser.position),
        fixes: [parser.replaceFix(parser.bytes(sign..<end + 1), "\(range) \(value)")])
    },
    // `enum Size = [small, large]`
    Habit(.block) { parser in
      let first = parser.firstOnLine(parser.previous)
      guard parser.at(.assign), parser.kind(ofToken: first) == .enumKeyword else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "the cases of an enum stand in braces: `{ small; large }`",
        "枚举的成员写在花括号中：`{ small; large }`")
    },
    // `let mut x = 3`
    Habit(.assignment) { parser in
      guard ForeignWords.keywords[parser.word(parser.previous)]?.here.first == "var",
        let word = parser.significant(before: parser.previous)
      else { return nil }
      let range = parser.bytes(word..<parser.previousEnd)
      return Meaning(
        range, "a value that changes is declared with `var`", "会变化的值用 `var` 声明",
        fixes: [parser.replaceFix(range, "var")])
    },
    // `let name` without a value
    Habit(.assignment) { parser in
      guard parser.isAtLineStart || parser.at(.rightBrace) else { return nil }
      let place = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        place..<place, "a constant has a value: `= …`; what changes is a `var`",
        "常量必须有值：`= …`；会变化的用 `var`")
    },
    // `component Row(onTap: () -> Void)`
    Habit(.type) { parser in
      guard parser.at(.leftParen), parser.isBeforeArrow else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "functions are not passed on: a component declares `event tap()` in its block, a screen an `action`",
        "函数不作为参数传递：组件在块中声明 `event tap()`，界面声明 `action`")
    },
    // `var pair: (Int, Int)`
    Habit(.type) { parser in
      guard parser.at(.leftParen) else { return nil }
      return Meaning(
        parser.tokenRange(parser.position),
        "there are no tuples: declare a variable for each value",
        "没有元组：请为每个值声明一个变量")
    },
    // `var x: Int { … }`
    Habit(.separator) { parser in
      let first = parser.firstOnLine(parser.previous)
      guard parser.at(.leftBrace),
        [.varKeyword, .letKeyword].contains(parser.kind(ofToken: first)),
        let end = parser.endOfBlock(parser.position)
      else { return nil }
      let start = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        parser.tokenRange(parser.position),
        "a variable computes nothing: write the value where it is shown, or `let name = value`",
        "变量不做计算：在显示处直接写值，或写 `let 名称 = 值`",
        fixes: [parser.deleteFix(start..<max(end, start))])
    },
  ]
}

extension Parser {
  /// Whether an arrow follows the parentheses that begin here: `(value: Int) => void`.
  fileprivate var isBeforeArrow: Bool {
    mutating get {
      var level = 0
      var token = position
      for _ in 0..<64 {
        switch kind(ofToken: token) {
        case .leftParen: level += 1
        case .rightParen: level -= 1
        default: break
        }
        let next = peek(after: token)
        if level == 0 {
          return next.kind == .arrow
            || next.kind == .assign && kind(ofToken: next.index + 1) == .greater
        }
        guard next.sameLine else { return false }
        token = next.index
      }
      return false
    }
  }
}
