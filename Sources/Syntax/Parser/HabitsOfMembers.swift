import CtlDiagnostics
import CtlText

/// Signs of other languages after the first words of a member.
extension Habit {
  static let members: [Habit] = [
    // `button: "Save" { … }`
    Habit(.separator) { parser in
      guard parser.at(.leftBrace), !parser.isAtLineStart, case let text = parser.previous,
        parser.kind(ofToken: text) == .string, let colon = parser.significant(before: text),
        parser.kind(ofToken: colon) == .colon, let kind = parser.significant(before: colon),
        ForeignWords.titledKinds.contains(parser.word(kind))
      else { return nil }
      let form = "\(parser.word(kind)) \(parser.word(text))"
      return Meaning(
        parser.tokenRange(colon),
        Message("the text of an element stands after its kind: `{form}`", "元素的文字写在种类之后：`{form}`")([
          "form": .text(form)
        ]), fixes: [parser.writeFix(form, [parser.edit(parser.tokenRange(colon), "")])])
    },
    // `slot()`
    Habit(.separator) { parser in
      guard parser.at(.leftParen), parser.kind(ofToken: parser.previous) == .slotKeyword,
        let end = parser.closingParenthesis(parser.position)
      else { return nil }
      let range = parser.bytes(parser.position..<end + 1)
      return Meaning(
        range, "a place for elements is `slot`", "放置元素的地方写作 `slot`",
        fixes: [parser.deleteFix(range)])
    },
    // `import "Theme.ctl" as T`
    Habit(.separator) { parser in
      guard parser.at(.identifier), parser.word(parser.position) == "as",
        parser.kind(ofToken: parser.firstOnLine(parser.previous)) == .importKeyword
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      let before = parser.tokenRange(parser.previous).upperBound
      return Meaning(
        parser.bytes(parser.position..<end + 1),
        "what a file declares keeps its name where it is imported", "导入的声明保持原来的名称",
        fixes: [parser.deleteFix(before..<parser.tokenRange(end).upperBound)])
    },
    // `label "Hi " <> name`
    Habit(.separator) { parser in
      let text = parser.previous
      let value = parser.peek(after: parser.position + 1)
      guard parser.at(.less), parser.kind(ofToken: parser.position + 1) == .greater,
        [.string, .stringTail].contains(parser.kind(ofToken: text)), value.kind == .identifier,
        value.sameLine
      else { return nil }
      let joined = "\(parser.word(text).dropLast())\\(\(parser.word(value.index)))\""
      let isLast = parser.lastOnLine(from: value.index) == value.index
      return Meaning(
        parser.bytes(parser.position..<parser.position + 2),
        "a value stands in its text: `\"Hello, \\(name).\"`",
        "值写在文字中：`\"你好，\\(name)。\"`",
        fixes: isLast
          ? [parser.replaceFix(parser.bytes(text..<value.index + 1), joined)] : [])
    },
  ]
}

extension Parser {
  /// `action "OK" { … }` in an alert.
  mutating func isButtonOfOthers(_ context: MemberContext) -> Bool {
    guard brackets != nil, context.isInside, case let text = peekNext() else { return false }
    return text.sameLine && text.kind == .string
  }

  mutating func reportButtonOfOthers() {
    reportForeign(
      tokenRange(position),
      Message("`{word}` is `{here}` here", "`{word}` 在这里写作 `{here}`")([
        "word": "action", "here": "button",
      ]), fixes: [replaceFix(tokenRange(position), "button")])
  }

  /// `in (1, 10)` as a range.
  mutating func rangeInParentheses(_ paren: Int, _ before: Int) -> Habit.Meaning? {
    guard kind(ofToken: before) == .inKeyword, case let first = peek(after: paren),
      first.kind == .number, case let comma = peek(after: first.index), comma.kind == .comma,
      case let last = peek(after: comma.index), last.kind == .number,
      case let close = peek(after: last.index), close.kind == .rightParen
    else { return nil }
    let form = "\(word(first.index))...\(word(last.index))"
    return Habit.Meaning(
      bytes(paren..<close.index + 1),
      Message("a range is written `{form}`", "范围写作 `{form}`")(["form": .text(form)]),
      fixes: [replaceFix(bytes(paren..<close.index + 1), form)])
  }
}
