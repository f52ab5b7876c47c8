import CtlDiagnostics
import CtlText

/// Signs of other languages after a value.
extension Habit {
  static let afterValues: [Habit] = [
    // `let names = ("A", "B")`
    Habit(.closeParen) { parser in
      guard parser.at(.comma), let paren = parser.openParenthesis(before: parser.previous),
        let before = parser.significant(before: paren),
        [.assign, .colon, .inKeyword].contains(parser.kind(ofToken: before))
      else { return nil }
      var fixes: [Fix] = []
      if let end = parser.closingParenthesis(paren) {
        fixes = [
          parser.writeFix(
            "[…]",
            [
              parser.edit(parser.tokenRange(paren), "["),
              parser.edit(parser.tokenRange(end), "]"),
            ])
        ]
      }
      return Meaning(
        parser.tokenRange(parser.position), "a list stands in brackets: `[\"A\", \"B\"]`",
        "列表写在方括号中：`[\"A\", \"B\"]`", fixes: fixes)
    },
    // `value <-> count in 0...20`
    Habit(.separator, .member) { parser in
      guard parser.at(.inKeyword), !parser.isAtLineStart,
        parser.kind(ofToken: parser.peek(after: parser.firstOnLine(parser.previous)).index) == .bind
          || parser.isAfterBinding
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      return Meaning(
        parser.tokenRange(parser.position),
        "the range stands at the variable: `var minutes: Int in 1...10`",
        "范围写在变量处：`var minutes: Int in 1...10`",
        fixes: parser.kind(ofToken: end) == .rightBrace
          ? [] : [parser.deleteFix(parser.bytes(parser.previousEnd..<end + 1))])
    },
    // `"Hello, %s." % name`
    Habit(.separator) { parser in
      guard parser.at(.percent), parser.kind(ofToken: parser.previous) == .string else {
        return nil
      }
      let value = parser.peekNext()
      guard value.sameLine, value.kind == .identifier else { return nil }
      let text = parser.word(parser.previous)
      var fixes: [Fix] = []
      for format in ["%s", "%d", "%@", "%i", "%f"] where text.contains(format) {
        let joined = text.replacing(
          format, with: "\\(\(parser.word(value.index)))", maxReplacements: 1)
        fixes = [parser.replaceFix(parser.bytes(parser.previous..<value.index + 1), joined)]
        break
      }
      return Meaning(
        parser.bytes(parser.previous..<value.index + 1),
        "a value stands in its text: `\"Hello, \\(name).\"`",
        "值写在文字中：`\"你好，\\(name)。\"`", fixes: fixes)
    },
    // `event reply: (String) -> Void`
    Habit(.separator) { parser in
      guard parser.at(.colon), let word = parser.significant(before: parser.previous),
        parser.kind(ofToken: word) == .eventKeyword || parser.kind(ofToken: word) == .actionKeyword
      else { return nil }
      let end = parser.lastOnLine(from: parser.position)
      let types = (parser.position..<end + 1).filter {
        parser.kind(ofToken: $0) == .identifier
          && !["Void", "Unit", "None"].contains(parser.word($0))
      }
      let values = types.enumerated().map { place, token in
        "value\(place == 0 ? "" : "\(place + 1)"): \(parser.word(token))"
      }
      let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return Meaning(
        parser.tokenRange(parser.position),
        "its values stand in parentheses after its name: `event retry(count: Int)`",
        "值写在名称之后的圆括号中：`event retry(count: Int)`",
        fixes: [parser.replaceFix(parser.bytes(parser.previousEnd..<end + 1), list)])
    },
  ]
}

extension Parser {
  /// The `(` that is open at a token of its line.
  fileprivate mutating func openParenthesis(before token: Int) -> Int? {
    var level = 0
    var index = token
    for _ in 0..<Parser.farReach where index >= 0 {
      switch kind(ofToken: index) {
      case .rightParen, .rightBracket: level += 1
      case .leftBracket: level -= 1
      case .leftParen:
        if level == 0 { return index }
        level -= 1
      case .newline, .leftBrace, .rightBrace: return nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// Whether the value before the current token follows `<->`.
  fileprivate var isAfterBinding: Bool {
    mutating get {
      var token = previous
      for _ in 0..<16 {
        switch kind(ofToken: token) {
        case .bind: return true
        case .identifier, .dot, .leftBracket, .rightBracket, .number: break
        default: return false
        }
        guard let before = significant(before: token) else { return false }
        token = before
      }
      return false
    }
  }
}
