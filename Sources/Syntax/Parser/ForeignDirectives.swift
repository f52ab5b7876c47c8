import CtlDiagnostics
import CtlText

/// Directives and braces of templates: `label "A" v-if="isOn"`, `{isOn && label "A"}`.
extension Parser {
  /// `v-model: name`, `v-if="isOn"` as a member; returns whether it is one.
  mutating func parseDirective(_ node: Int) -> Bool {
    guard at(.identifier), word(position) == "v", kind(ofToken: position + 1) == .minus else {
      return false
    }
    builder.setKind(node, .unexpected)
    readDirective(position)
    builder.cut(to: node + 1)
    return true
  }

  /// The same after the head of an element.
  mutating func parseDirectiveOfHead() {
    guard kind(ofToken: position + 1) == .minus else { return }
    let node = open(.unexpected)
    let head = firstOnLine(position)
    readDirective(head)
    close(node)
  }

  /// `v-if="isOn"`; `head` begins the element when it stands before it.
  private mutating func readDirective(_ head: Int) {
    let start = position
    let name = word(start + 2)
    let end = lastOnLine(from: start)
    let first = min(start + 3, endOfFile)
    let value = (first..<max(first, min(end + 1, endOfFile))).first {
      [.string, .identifier].contains(kind(ofToken: $0))
    }
    let text = value.map { word($0).filter { $0 != "\"" } } ?? ""
    let isAfter = head < start
    let element = isAfter ? self.text(head..<start).trimmedSpaces : ""
    let last = value ?? start + 2
    let rest = last < end ? self.text(last + 1..<end + 1) : ""
    while position <= last, !isAtLimit { advance() }
    let whole = bytes(head..<end + 1)
    func report(_ en: String, _ zh: String, _ fixes: [Fix]) {
      reportForeign(bytes(start..<last + 1), Phrase(Message(en, zh)), fixes: fixes)
    }
    switch name {
    case "if", "show":
      report(
        "a condition stands around its elements: `if flag { … }`", "条件写在元素外面：`if flag { … }`",
        isAfter && !text.isEmpty ? [replaceFix(whole, "if \(text) { \(element)\(rest) }")] : [])
    case "for":
      report(
        "a loop stands around its elements: `for item in list { … }`",
        "循环写在元素外面：`for 元素 in 列表 { … }`",
        isAfter && text.contains(" in ") && !text.contains("(")
          ? [replaceFix(whole, "for \(text) { \(element)\(rest) }")] : [])
    case "else":
      report("`else` follows the `}` of an `if`", "`else` 紧跟在 `if` 的“}”之后", [])
    default:
      report(
        "a variable is bound with `<->`: `text <-> name`, `isOn <-> flag`",
        "变量用 `<->` 绑定：`text <-> name`、`isOn <-> flag`",
        !isAfter && name == "model" && !text.isEmpty
          ? [replaceFix(bytes(start..<last + 1), "text <-> \(text)")] : [])
    }
  }
}

extension Parser {
  /// `style: { color: "red" }`, `margins: { top: 8 }`: an object as the value of a property; returns
  /// whether it is one.
  mutating func parseForeignObject(_ node: Int) -> Bool {
    let colon = peekNext().index
    let brace = peek(after: colon).index
    guard
      ["style", "margins", "padding", "margin", "font", "insets", "textStyle"].contains(
        word(position)),
      kind(ofToken: brace) == .leftBrace
    else { return false }
    let start = position
    let isStyle = word(start).lowercased().hasSuffix("style")
    let end = endOfBrackets(brace)
    builder.setKind(node, .unexpected)
    while position < brace, !isAtLimit { advance() }
    skipBalanced()
    builder.cut(to: node + 1)
    let inner = end.map { text(brace + 1..<$0).trimmedSpaces.replacing(",", with: ";") }
    reportForeign(
      bytes(start..<brace + 1),
      Phrase(
        Message(
          "a property has one value, and those of a look stand in the block of their element: `{ font: .headline }`",
          "属性只有一个值；外观属性直接写在元素的块中：`{ font: .headline }`")),
      fixes: isStyle ? inner.map { [replaceFix(bytes(from: start), $0)] } ?? [] : [])
    return true
  }
}

extension Parser {
  /// `text: {name}`, `text: {{ name }}`, `text: {Binding name}`: a value in braces; returns whether it is one.
  mutating func parseValueInBraces(_ node: Int) -> Bool {
    var open = peek(after: peekNext().index).index
    guard kind(ofToken: open) == .leftBrace, let end = endOfBrackets(open),
      word(position).first?.isLowercase == true,
      ![
        "content", "body", "children", "child", "items", "stack", "table", "view", "form", "list",
      ].contains(word(position))
    else { return false }
    var close = end
    let inside = peek(after: open)
    if inside.kind == .leftBrace, let inner = endOfBrackets(inside.index),
      peek(after: inner).index == close
    {
      (open, close) = (inside.index, inner)
    }
    var first = peek(after: open).index
    if word(first) == "Binding" { first = peek(after: first).index }
    guard first < close, isValueAlone(first..<close) else { return false }
    let value = text(first..<close).trimmedSpaces
    let braces = peek(after: peekNext().index).index
    let start = position
    builder.setKind(node, .unexpected)
    while position < braces, !isAtLimit { advance() }
    skipBalanced()
    builder.cut(to: node + 1)
    reportForeign(
      bytes(braces..<end + 1),
      Message("a value has no braces: `{text}`", "值不加花括号：`{text}`")([
        "text": .text("\(word(start)): \(value)")
      ]), fixes: [replaceFix(bytes(braces..<end + 1), value)])
    return true
  }

  /// Whether tokens of one line are a value that begins with a name, and no element or step.
  private mutating func isValueAlone(_ tokens: Range<Int>) -> Bool {
    guard tokens.count <= Parser.farReach, kind(ofToken: tokens.lowerBound) == .identifier,
      word(tokens.lowerBound).first?.isLowercase == true
    else { return false }
    var isOperand = false
    for token in tokens where !kind(ofToken: token).isTrivia {
      let kind = kind(ofToken: token)
      switch kind {
      case .leftBrace, .rightBrace, .semicolon, .colon, .arrow, .bind,
        .string where isOperand,
        .stringHead where isOperand, .identifier where isOperand, .number where isOperand:
        return false
      case _ where kind.isAssignment: return false
      default: isOperand = [.identifier, .string, .stringTail, .number].contains(kind)
      }
    }
    return !tokens.contains { kind(ofToken: $0) == .newline }
  }
}

extension Habit {
  static let templates: [Habit] = [
    // `{isOn && label "A"}`, `{names.map(n => label "A")}`
    Habit(.member) { parser in
      guard parser.at(.leftBrace), let end = parser.endOfBrackets(parser.position) else {
        return nil
      }
      let start = parser.position
      let inner = start + 1..<end
      var written: String?
      if let and = inner.first(where: { parser.kind(ofToken: $0) == .and }) {
        let condition = parser.text(start + 1..<and).trimmedSpaces
        written = "if \(condition) { \(parser.text(and + 1..<end).trimmedSpaces) }"
      } else if let map = inner.first(where: { parser.word($0) == "map" }), map > start + 2,
        let sign = inner.first(where: {
          parser.kind(ofToken: $0) == .assign && parser.kind(ofToken: $0 + 1) == .greater
            || parser.kind(ofToken: $0) == .arrow
        }), let name = inner.first(where: { $0 > map && parser.kind(ofToken: $0) == .identifier }),
        name < sign, let last = parser.significant(before: end), sign + 2 < last,
        parser.kind(ofToken: last) == .rightParen
      {
        let from = parser.kind(ofToken: sign) == .arrow ? sign + 1 : sign + 2
        let list = parser.text(start + 1..<map - 1).trimmedSpaces
        let body = parser.text(from..<last).trimmedSpaces
        written = "for \(parser.word(name)) in \(list) { \(body) }"
      }
      return Meaning(
        parser.tokenRange(start),
        "elements stand without braces: `if flag { … }`, `for item in list { … }`",
        "元素外不加花括号：`if flag { … }`、`for 元素 in 列表 { … }`",
        fixes: written.map { [parser.replaceFix(parser.bytes(start..<end + 1), $0)] } ?? [])
    },
    // `withAnimation { n += 1 }`, `Task { await load() }`
    Habit(.step) { parser in
      let word = parser.word(parser.position)
      let brace = parser.peekNext()
      guard parser.at(.identifier), brace.kind == .leftBrace, brace.sameLine,
        let entry = ForeignWords.statements[word], entry.words.contains("withAnimation"),
        let end = parser.endOfBrackets(brace.index)
      else { return nil }
      var inner = parser.text(brace.index + 1..<end).trimmedSpaces
      for prefix in ["try await ", "await "] where inner.hasPrefix(prefix) {
        inner = String(inner.dropFirst(prefix.count))
      }
      return Meaning(
        parser.tokenRange(parser.position), entry.explanation(of: word),
        fixes: [parser.replaceFix(parser.bytes(parser.position..<end + 1), inner)])
    },
  ]
}
