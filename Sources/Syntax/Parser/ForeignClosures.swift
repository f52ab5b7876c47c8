import CtlDiagnostics
import CtlText

/// Closures of other languages in functions of lists, where an item is `$0`:
/// `filter { $0.isOpen }`, `filter(a => a.isOpen)`, `filter { a in a.isOpen }`, `filter(\.isOpen)`.
extension Parser {
  /// A closure as text: the name of its parameter, if it has one, and its body.
  struct Closure {
    var name: String?
    var body: Range<Int>
  }

  /// The closure of some tokens; nil when they are something else.
  mutating func closure(in tokens: Range<Int>) -> Closure? {
    let parts = tokens.filter { !kind(ofToken: $0).isTrivia && kind(ofToken: $0) != .unknown }
    guard let first = parts.first, let last = parts.last else { return nil }
    var index = 0
    var name: String?
    let found =
      parts.prefix(6).map { kind(ofToken: $0) } + [TokenKind](repeating: .unknown, count: 6)
    if found[0] == .identifier, word(first) == "lambda", found[1] == .identifier, found[2] == .colon
    {
      (name, index) = (word(parts[1]), 3)
    } else if found[0] == .leftParen, found[1] == .identifier, found[2] == .rightParen {
      (name, index) = (word(parts[1]), 3)
    } else if found[0] == .identifier {
      (name, index) = (word(first), 1)
    } else {
      return nil
    }
    switch found[index] {
    case .assign where found[index + 1] == .greater: index += 2
    case .arrow, .inKeyword: index += 1
    default:
      if index == 3, word(first) == "lambda" { break }
      guard name == "it", index == 1 else { return nil }
      index = 0
    }
    guard index < parts.count else { return nil }
    return Closure(name: name, body: parts[index]..<last + 1)
  }

  /// The body of a closure with `$0` for its parameter.
  mutating func itemText(_ closure: Closure) -> String {
    var text = ""
    for token in closure.body {
      let isItem =
        kind(ofToken: token) == .identifier && word(token) == closure.name
        && (token == 0 || kind(ofToken: token - 1) != .dot)
      text += isItem ? "$0" : word(token)
    }
    return text
  }

  /// `filter { $0.isOpen }` at the `{`: whether a function of lists gets a block.
  var startsForeignClosure: Bool {
    mutating get {
      guard brackets != nil, at(.leftBrace), !isAtLineStart, previousEnd > 1,
        kind(ofToken: previousEnd - 1) == .identifier, kind(ofToken: previousEnd - 2) == .dot,
        let end = endOfBrackets(position)
      else { return false }
      let inside = position + 1..<end
      return inside.contains { kind(ofToken: $0) == .identifier && isItem($0) }
        || closure(in: inside) != nil
    }
  }

  private mutating func isItem(_ token: Int) -> Bool {
    source.bytes[tokenRange(token).lowerBound] == 0x24
  }

  mutating func parseForeignClosure() {
    let start = position
    let name = previousEnd - 1
    let rest = open(.unexpected)
    let end = endOfBrackets(start) ?? start
    skipBalanced()
    close(rest)
    let (body, isDescending) = bodyText(start + 1..<end)
    let range = tokenRange(name).upperBound..<tokenRange(end).upperBound
    if ["removeAll", "removeIf", "removeWhere"].contains(word(name)), let first = base(of: name) {
      let list = text(first..<name - 1)
      reportClosure(
        tokenRange(start), "filter", tokenRange(first).lowerBound..<tokenRange(end).upperBound,
        "\(list) = \(list).filter(\(Parser.opposite(body)))")
      return
    }
    reportClosure(
      tokenRange(start), word(name), range, "(\(Parser.label(of: word(name), isDescending))\(body))"
    )
  }

  /// The label of the closure of a function.
  private static func label(of function: String, _ isDescending: Bool = false) -> String {
    switch function {
    case "sorted": isDescending ? "descending: " : "by: "
    case "count", "contains", "firstIndex": "where: "
    default: ""
    }
  }

  /// What a closure says of `$0`; of `{ $0.name < $1.name }` the value that it compares, and whether the
  /// greatest comes first.
  private mutating func bodyText(_ inside: Range<Int>) -> (text: String, isDescending: Bool) {
    let body =
      closure(in: inside).map { itemText($0) }
      ?? text(inside).filter { !$0.isNewline }.trimmedSpaces
    let isDescending = !body.contains(" < ")
    guard let sign = body.firstRange(of: isDescending ? " > " : " < ") else { return (body, false) }
    let first = String(body[..<sign.lowerBound])
    return first.replacing("$0", with: "$1") == body[sign.upperBound...]
      ? (first, isDescending) : (body, false)
  }

  /// `{ $0.isOpen }` where an argument begins.
  var isAtClosureArgument: Bool {
    mutating get {
      guard brackets != nil, at(.leftBrace), let end = endOfBrackets(position),
        [.comma, .rightParen].contains(peek(after: end).kind)
      else { return false }
      let inside = position + 1..<end
      return inside.contains { kind(ofToken: $0) == .identifier && isItem($0) }
        || closure(in: inside) != nil
    }
  }

  /// `filter({ $0.isOpen })`, `sorted(by: { $0.name < $1.name })` at the `{`.
  private mutating func parseBracedArgument(_ end: Int) {
    let start = position
    let (body, isDescending) = bodyText(start + 1..<end)
    var range = tokenRange(start).lowerBound..<tokenRange(end).upperBound
    var before = significant(before: start)
    var hasLabel = before.map { kind(ofToken: $0) == .colon } ?? false
    if hasLabel {
      let label = before.flatMap { significant(before: $0) }
      before = label.flatMap { significant(before: $0) }
      if isDescending, let label {
        range = tokenRange(label).lowerBound..<range.upperBound
        hasLabel = false
      }
    }
    let function = before.flatMap { significant(before: $0) }.map { word($0) } ?? "filter"
    let rest = open(.unexpected)
    skipBalanced()
    close(rest)
    reportClosure(
      tokenRange(start), function, range,
      (hasLabel ? "" : Parser.label(of: function, isDescending)) + body)
  }

  /// `a => a.isOpen` where an argument begins; returns whether it is one.
  mutating func parseClosureArgument() -> Bool {
    if isAtClosureArgument, let end = endOfBrackets(position) {
      parseBracedArgument(end)
      return true
    }
    guard brackets != nil, at(.identifier) || at(.leftParen), openBrackets > 0 else { return false }
    let next = peekNext()
    guard at(.leftParen) || [.assign, .arrow].contains(next.kind) || next.kind == .identifier else {
      return false
    }
    guard let end = endOfArgument(position), let found = closure(in: position..<end),
      found.name != "it"
    else { return false }
    let start = position
    let range = bytes(start..<end)
    let text = itemText(found)
    let function = significant(before: start).flatMap { significant(before: $0) }
    let rest = open(.unexpected)
    while position < end, !isAtLimit { advance() }
    close(rest)
    reportClosure(range, function.map { word($0) } ?? "filter", range, text)
    return true
  }

  /// The first token of the name before a member: `a` of `a.names.removeAll`.
  private mutating func base(of member: Int) -> Int? {
    var start = member
    while start > 1, kind(ofToken: start - 1) == .dot, kind(ofToken: start - 2) == .identifier {
      start -= 2
    }
    return start < member ? start : nil
  }

  /// The opposite of a condition.
  private static func opposite(_ condition: String) -> String {
    let isOne = !condition.contains("&&") && !condition.contains("||")
    let signs = [(" == ", " != "), (" != ", " == ")]
    for (sign, other) in isOne ? signs : [] {
      if let opposite = condition.replacingFirst(sign, with: other) { return opposite }
    }
    if isOne, condition.hasPrefix("!") { return String(condition.dropFirst()) }
    return isOne && condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "$" }
      ? "!\(condition)" : "!(\(condition))"
  }

  private mutating func reportClosure(
    _ place: Range<Int>, _ function: String, _ range: Range<Int>, _ text: String
  ) {
    reportForeign(
      place,
      Message(
        "the item is `$0` here, in parentheses: `{function}$0.name)`",
        "列表的每一项写作 `$0`，用圆括号：`{function}$0.名称)`")(
          ["function": .text("\(function)(\(Parser.label(of: function))")]),
      fixes: [replaceFix(range, text)])
  }

  /// The token after an argument: a `,` or `)` of its level.
  private mutating func endOfArgument(_ start: Int) -> Int? {
    var level = 0
    var token = start
    for _ in 0..<Parser.farReach {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket, .leftBrace: level += 1
      case .rightParen where level == 0, .comma where level == 0: return token
      case .rightParen, .rightBracket, .rightBrace: level -= 1
      case .stringTail, .stringMiddle, .endOfFile: return nil
      default: break
      }
      let next = peek(after: token)
      guard next.sameLine else { return nil }
      token = next.index
    }
    return nil
  }
}
