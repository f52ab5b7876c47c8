import CtlDiagnostics
import CtlText

/// Modifiers of other languages: `.font(.headline)` after an element, on its line or on lines of its own.
extension Parser {
  /// Whether an element has just ended with its block.
  mutating func endsInBlock(_ node: Int) -> Bool {
    builder.kind(of: node) == .element && kind(ofToken: previous) == .rightBrace
  }

  mutating func parseModifiers() {
    let start = position
    let before = previousEnd
    let element = before > 0 ? elementBefore(before - 1) : nil
    var members: [String]? = []
    let rest = open(.unexpected)
    while at(.dot), !isAtLimit {
      let dot = position
      skipModifier()
      if let member = property(ofModifier: dot..<previousEnd, of: element?.kind) {
        members?.append(member)
      } else {
        members = nil
      }
    }
    close(rest)
    var fixes: [Fix] = []
    if before > 0, let members {
      let text = members.joined(separator: "; ")
      let last = kind(ofToken: before - 1)
      let range = tokenRange(before - 1).upperBound..<tokenRange(previousEnd - 1).upperBound
      if last == .string || last == .stringTail || last == .identifier {
        fixes = [writeFix("{ \(text) }", [edit(range, " { \(text) }")])]
      } else if let brace = element?.brace {
        fixes = [writeFix(text, [addition(members, brace, before - 1), edit(range, "")])]
      }
    }
    if let format = formatFix(before - 1, start) {
      reportForeign(
        bytes(from: start),
        Phrase(
          Message("a value stands in its text: `\"Hello, \\(name).\"`", "值写在文字中：`\"你好，\\(name)。\"`")
        ),
        fixes: [format])
      return
    }
    reportForeign(bytes(from: start), problem(start, members, element?.kind), fixes: fixes)
  }

  /// `"Hi {}".format(name)` as `"Hi \(name)"`; nil for another modifier.
  private mutating func formatFix(_ text: Int, _ dot: Int) -> Fix? {
    let name = peek(after: dot).index
    let paren = peek(after: name).index
    guard text >= 0, kind(ofToken: text) == .string, word(name) == "format",
      let end = endOfBrackets(paren), end == previousEnd - 1
    else { return nil }
    var written = word(text)
    for value in self.text(paren + 1..<end).split(separator: ",").map({ String($0).trimmedSpaces })
    {
      guard
        let place = ["{}", "%s", "%d", "%@"].compactMap({ written.firstRange(of: $0) }).min(
          by: { $0.lowerBound < $1.lowerBound }), !value.contains("\"")
      else { return nil }
      written.replaceSubrange(place, with: "\\(\(value))")
    }
    return replaceFix(bytes(text..<end + 1), written)
  }

  private mutating func problem(_ start: Int, _ members: [String]?, _ kind: String?) -> Phrase {
    let name = word(peek(after: start).index)
    if members == nil, ForeignWords.properties[name]?.here.first == "margins" {
      return Phrase(
        Message("only a stack has space around it: `margins: 8pt`", "只有 stack 有边距：`margins: 8pt`"))
    }
    return Message(
      "properties stand in the block of their element: `{block}`", "属性写在元素的块中：`{block}`")(
        ["block": .text("{ \(members?.joined(separator: "; ") ?? "font: .headline") }")])
  }

  /// The kind of the element that ends with a token, and its `{` if it has a block.
  private mutating func elementBefore(_ end: Int) -> (kind: String, brace: Int?)? {
    var level = 0
    var brace: Int?
    var first = end
    var token = end
    while token >= 0, end - token < 4096 {
      let kind = kind(ofToken: token)
      switch kind {
      case .rightParen, .rightBracket, .stringTail: level += 1
      case .rightBrace where level == 0 && token < end: return found(first, brace)
      case .rightBrace: level += 1
      case .leftBrace where level == 0: return found(first, brace)
      case .leftParen, .leftBracket, .stringHead, .leftBrace: level -= 1
      case .newline where level == 0, .semicolon where level == 0: return found(first, brace)
      default: break
      }
      if kind == .leftBrace, level == 0 { brace = token }
      if !kind.isTrivia { first = token }
      token -= 1
    }
    return found(first, brace)
  }

  private mutating func found(_ first: Int, _ brace: Int?) -> (kind: String, brace: Int?)? {
    kind(ofToken: first) == .identifier ? (word(first), brace) : nil
  }

  /// The edit that adds members at the end of a block.
  private mutating func addition(_ members: [String], _ brace: Int, _ end: Int) -> Edit {
    let last = significant(before: end) ?? brace
    let place = tokenRange(last).upperBound
    let text = members.joined(separator: "; ")
    if last == brace { return edit(place..<tokenRange(end).lowerBound, " \(text) ") }
    guard (brace..<end).contains(where: { kind(ofToken: $0) == .newline }) else {
      return edit(place..<place, kind(ofToken: last) == .semicolon ? " \(text)" : "; \(text)")
    }
    let line = firstOnLine(end)
    let column = line > 0 && kind(ofToken: line - 1) == .whitespace ? word(line - 1) : ""
    return edit(place..<place, members.map { "\n\(column)  \($0)" }.joined())
  }

  /// `.disabled(x)` as `isEnabled: !x`; nil for a modifier with several arguments, or unknown ones.
  private mutating func property(ofModifier tokens: Range<Int>, of kind: String?) -> String? {
    let name = peek(after: tokens.lowerBound).index
    let paren = peek(after: name).index
    guard paren < tokens.upperBound, self.kind(ofToken: paren) == .leftParen else { return nil }
    let inner = paren + 1..<max(paren + 1, tokens.upperBound - 1)
    guard !inner.isEmpty,
      !inner.contains(where: { [.comma, .colon, .newline].contains(self.kind(ofToken: $0)) })
    else { return nil }
    let spelled = word(name)
    let here = ForeignWords.properties[spelled]?.here
    if here?.first == "margins" {
      guard kind == "stack" else { return nil }
      let isPlain = inner.count == 1 && self.kind(ofToken: inner.lowerBound) == .number
      return "margins: \(text(inner))\(isPlain ? "pt" : "")"
    }
    var value = text(inner)
    if ForeignWords.opposites.contains(spelled.lowercased()) {
      value = value == "true" ? "false" : value == "false" ? "true" : "!\(value)"
    }
    return "\(here?.first ?? spelled): \(value)"
  }
}
