import CtlDiagnostics
import CtlText

/// Conditions of other languages around elements.
extension Parser {
  /// `if case .night = mode`
  mutating func parseForeignCondition() {
    let start = position
    let rest = open(.unexpected)
    while !at(.leftBrace), !at(.comma), !isAtLimit, !isAtLineStart { advance() }
    close(rest)
    let range = bytes(from: start)
    guard
      let equals = (start..<max(start, previousEnd)).first(where: { kind(ofToken: $0) == .assign })
    else { return expected(.expression) }
    let member = text(peek(after: start).index..<equals).filter { $0 != " " }
    let text = "\(text(after: equals)) == \(member)"
    reportForeign(
      range, Message("a case is compared: `{text}`", "枚举成员用比较：`{text}`")(["text": .text(text)]),
      fixes: [replaceFix(range, text)])
  }

  /// `if var name = value`
  mutating func reportVariableCondition() {
    reportForeign(
      tokenRange(position),
      Phrase(
        Message(
          "a condition names a value with `let`; what is changed by the name changes in its variable",
          "条件用 `let` 给值命名；通过该名称所作的改变会写回它的变量")),
      fixes: [replaceFix(tokenRange(position), "let")])
  }

  /// `if let name {`; returns whether it is one.
  mutating func reportShortUnwrapping() -> Bool {
    guard at(.leftBrace) || at(.comma), kind(ofToken: previous) == .identifier else { return false }
    let name = word(previous)
    let range = tokenRange(previous)
    let text = "\(name) = \(name)"
    reportForeign(
      range,
      Message(
        "the value stands after the name: `if let {text}`", "名称之后写出值：`if let {text}`")(
          ["text": .text(text)]), fixes: [replaceFix(range, text)])
    return true
  }

  /// `where item.isOpen, item.count > 2`; the current token is the comma.
  mutating func parseSecondCondition() {
    let comma = tokenRange(position)
    reportForeign(
      comma,
      Phrase(
        Message("the conditions of a loop are joined by `&&`", "循环的几个条件用 `&&` 连接")),
      fixes: [writeFix("&&", [edit(comma, " &&")])])
    advance()
    parseValue()
  }

  /// `flag && row "On"` where a member begins; returns whether it is one.
  mutating func parseShortCondition(_ node: Int) -> Bool {
    let start = position
    let sign = peekNext()
    let element = peek(after: sign.index)
    let text = peek(after: element.index)
    guard sign.kind == .and, element.sameLine, element.kind == .identifier,
      [.string, .stringHead, .leftBrace].contains(text.kind)
    else { return false }
    let end = lastOnLine(from: element.index)
    let range = bytes(start..<end + 1)
    let condition = "if \(word(start)) { \(self.text(element.index..<end + 1)) }"
    reportForeign(
      bytes(start..<sign.index + 1),
      Phrase(
        Message(
          "a condition stands around its elements: `if flag { … }`", "条件写在元素外面：`if flag { … }`")),
      fixes: [replaceFix(range, condition)])
    builder.setKind(node, .unexpected)
    skipLine(isWhole: true)
    builder.cut(to: node + 1)
    return true
  }
}
