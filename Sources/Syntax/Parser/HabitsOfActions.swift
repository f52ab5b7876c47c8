import CtlDiagnostics
import CtlText

/// Functions, changes and timers of other languages.
extension Parser {
  static let stepsOfAction = Phrase(
    Message(
      "an action is written in Swift; steps stand in the handler: `on touchUpInside { n += 1 }`",
      "动作用 Swift 编写；步骤写在事件处理中：`on touchUpInside { n += 1 }`"))

  /// Whether something is between the braces of a body, or below its colon.
  func hasSteps(_ body: Range<Int>) -> Bool {
    let text = source.string(body)
    guard let start = text.firstIndex(where: { $0 == "{" || $0 == ":" }) else { return false }
    return text[text.index(after: start)...].contains { !$0.isWhitespace && $0 != "}" }
  }

  /// ` -> Int { … }` after the parentheses of a function.
  mutating func bodyOfFunction(from name: Int) -> Range<Int>? {
    var token = name
    var level = 0
    for _ in 0..<Parser.farReach {
      let next = peek(after: token)
      if level == 0, next.kind == .leftBrace || next.kind == .arrow, next.sameLine {
        guard let end = endOfBlock(next.index) else { return nil }
        return tokenRange(token).upperBound..<end
      }
      if level == 0, !next.sameLine || next.kind == .rightBrace { return nil }
      if next.kind == .leftParen { level += 1 }
      if next.kind == .rightParen { level -= 1 }
      token = next.index
    }
    return nil
  }

  /// `:` and the indented lines after the parentheses of a function.
  mutating func indentedBody(from name: Int) -> Range<Int>? {
    let last = lastOnLine(from: name)
    guard kind(ofToken: last) == .colon, let before = significant(before: last) else { return nil }
    let column = indentation(of: position)
    var end = tokenRange(last).upperBound
    var next = peek(after: last).index
    for _ in 0..<Parser.farReach {
      guard next < endOfFile, indentation(of: next) > column else { break }
      let line = lastOnLine(from: next)
      end = tokenRange(line).upperBound
      next = peek(after: line).index
    }
    return tokenRange(before).upperBound..<end
  }

  /// `async func load() -> [String]`: work that takes time is a task; returns whether it is one.
  mutating func parseAsyncFunction(_ node: Int, _ word: Int) -> Bool {
    let name = peek(after: word)
    guard kind(ofToken: word) == .identifier, name.sameLine, name.kind == .identifier,
      ForeignWords.keywords[self.word(word)]?.here.first == "action"
    else { return false }
    let start = position
    let hasBody = braceOnLine(name.index) != nil
    advance()
    reportForeign(
      bytes(start..<word + 1),
      Phrase(Message("work that takes time is a task: `task load()`", "耗时的工作是任务：`task load()`")),
      fixes: hasBody ? [] : [replaceFix(bytes(start..<word + 1), "task")])
    parseTask(node)
    return true
  }

  /// `on every(1s)`: time alone sends no event.
  mutating func reportTimer() -> Bool {
    guard at(.identifier), peekNext().kind == .leftParen,
      ["every", "timer", "interval", "after", "tick", "schedule"].contains(word(position))
    else { return false }
    reportForeign(
      tokenRange(position), Phrase(Message("there are no timers", "没有定时器")),
      label: Phrase(
        Message("the app sets a variable when the time has come", "时间到时由应用设置变量")))
    return true
  }

  /// The parentheses here.
  mutating func skipCall() {
    let rest = open(.unexpected)
    skipBalanced()
    close(rest)
  }

  /// `n += 1` alone in the block of a button or a row: the step of its handler.
  mutating func handlerFix(_ assignment: Int) -> [Fix] {
    guard let brace = significant(before: assignment), kind(ofToken: brace) == .leftBrace,
      let event = event(before: brace)
    else { return [] }
    let end = lastOnLine(from: assignment)
    guard kind(ofToken: peek(after: end).index) == .rightBrace else { return [] }
    let place = tokenRange(assignment).lowerBound
    return [writeFix("on \(event) -> …", [edit(place..<place, "on \(event) -> ")])]
  }

  /// The event of the element whose block begins at a brace, as far as its words show.
  private mutating func event(before brace: Int) -> String? {
    var token = brace
    for _ in 0..<3 {
      guard let before = significant(before: token) else { return nil }
      token = before
      switch word(token) {
      case "button", "swipeAction": return "touchUpInside"
      case "row": return "select"
      default: break
      }
    }
    return nil
  }

  /// `button "Add", action: { n += 1 }`: what a button does stands in its block; returns whether it is one.
  mutating func reportActionAfterText() -> Bool {
    guard at(.comma), kind(ofToken: previous) == .string, let event = event(before: previous) else {
      return false
    }
    let name = peekNext()
    let colon = peek(after: name.index)
    let brace = peek(after: colon.index)
    guard colon.kind == .colon, brace.kind == .leftBrace, brace.sameLine,
      ForeignWords.handlers.contains(word(name.index).lowercased()),
      let end = endOfBrackets(brace.index)
    else { return false }
    let steps = text(brace.index..<end + 1)
    let range = bytes(position..<end + 1)
    let written = "{ on \(event) \(steps) }"
    let start = tokenRange(previous).upperBound
    reportForeign(
      bytes(position..<colon.index + 1),
      Message(
        "what an element does stands in its block: `{text}`", "元素要做的事写在它的块中：`{text}`")([
          "text": .text("{ on \(event) { … } }")
        ]), fixes: [writeFix(written, [edit(start..<range.upperBound, " " + written)])])
    return true
  }
}
