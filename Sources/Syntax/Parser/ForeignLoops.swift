import CtlDiagnostics
import CtlText

/// Functions and operators of other languages that repeat or choose elements:
/// `names.forEach { name -> label "\(name)" }`, `flag ? label "A" : label "B"`.
extension Parser {
  /// `names.forEach { … }`, `note?.let { … }` as a member; returns whether it is one.
  mutating func parseLoopCall(
    _ node: Int, _ next: (index: Int, kind: TokenKind, sameLine: Bool)
  ) -> Bool {
    var dot = next.index
    if next.kind == .question { dot += 1 }
    guard next.kind == .question || next.kind == .dot, kind(ofToken: dot) == .dot,
      case let brace = peek(after: dot + 1), brace.kind == .leftBrace, brace.sameLine
    else { return false }
    let function = word(dot + 1)
    let isLoop = ["forEach", "map", "each"].contains(function)
    guard isLoop || next.kind == .question && ["let", "also", "run"].contains(function) else {
      return false
    }
    let start = position
    let value = word(start)
    var name: String?
    var last = brace.index
    let first = peek(after: brace.index)
    let sign = peek(after: first.index)
    if first.kind == .identifier, [.arrow, .inKeyword].contains(sign.kind) {
      (name, last) = (word(first.index), sign.index)
    }
    builder.setKind(node, .unexpected)
    while position < brace.index, !isAtLimit { advance() }
    let hasEnd = brackets?.ends[brace.index] == nil
    skipBalanced()
    builder.cut(to: node + 1)
    let head =
      isLoop
      ? "for \(name ?? "it") in \(value) {"
      : name.map { "if let \($0) = \(value) {" } ?? "if \(value) != nil {"
    reportForeign(
      bytes(start..<brace.index),
      isLoop
        ? Message(
          "elements are repeated with `for item in list { … }`", "重复元素请写 `for 元素 in 列表 { … }`")()
        : Message(
          "elements of a value that may be `nil` stand in `if let name = value { … }`",
          "可能为 `nil` 的值的元素写在 `if let 名称 = 值 { … }` 中")(),
      fixes: hasEnd
        ? [writeFix("\(head) … }", [edit(bytes(start..<last + 1), head)])] : [])
    return true
  }

  /// `flag ? label "A" : label "B"` as a member, at the `?`; returns whether it is one.
  mutating func reportChoiceOfElements(_ condition: Int) -> Bool {
    guard
      firstOnLine(condition) == condition
        || significant(before: condition).map({
          [.leftBrace, .semicolon].contains(kind(ofToken: $0))
        }) == true,
      case let element = peekNext(), element.kind == .identifier,
      [.string, .stringHead, .leftBrace, .identifier].contains(peek(after: element.index).kind)
    else { return false }
    let end = lastOnLine(from: position)
    let fixes = choiceFix(condition, position)
    let rest = open(.unexpected)
    while position <= end, !isAtLimit { advance() }
    close(rest)
    reportForeign(bytes(condition..<end + 1), Parser.elementsAreChosen, fixes: fixes)
    return true
  }

  private static let elementsAreChosen = Phrase(
    Message(
      "`if` and `else` choose between elements: `if flag { … } else { … }`",
      "用 `if` 和 `else` 选择元素：`if 条件 { … } else { … }`"))

  /// `!flag ? label "A" : label "B"`, `(a && b) ? …`, at its first token.
  mutating func meaningOfChoice() -> Habit.Meaning? {
    guard at(.bang) || at(.leftParen) else { return nil }
    let end = lastOnLine(from: position)
    guard let question = (position..<end).first(where: { kind(ofToken: $0) == .question }),
      case let element = peek(after: question), element.kind == .identifier,
      [.string, .stringHead, .leftBrace].contains(peek(after: element.index).kind)
    else { return nil }
    return Habit.Meaning(
      bytes(position..<end + 1), Parser.elementsAreChosen, fixes: choiceFix(position, question))
  }

  /// Writes `flag ? row "A" : row "B"` with `if`: from the first token of the condition, and from its sign.
  mutating func choiceFix(_ condition: Int, _ question: Int) -> [Fix] {
    var end = lastOnLine(from: question)
    var level = 0
    var colon: Int?
    for token in question..<end + 1 {
      switch kind(ofToken: token) {
      case .rightBrace where level == 0:
        end = significant(before: token) ?? token
      case .leftBrace, .leftParen, .leftBracket, .stringHead: level += 1
      case .rightBrace, .rightParen, .rightBracket, .stringTail: level -= 1
      case .colon where level == 0: colon = colon ?? token
      default: break
      }
      if token >= end { break }
    }
    guard let colon, colon < end else { return [] }
    let one = text(question + 1..<colon).trimmedSpaces
    let other = text(colon + 1..<end + 1).trimmedSpaces
    let choice = "if \(text(condition..<question).trimmedSpaces) { \(one) } else { \(other) }"
    return [replaceFix(bytes(condition..<end + 1), choice)]
  }
}
