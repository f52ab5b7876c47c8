import CtlDiagnostics
import CtlText

/// `switch mode { case .day: "A" default: "B" }`, `when (mode) { … }`, `match mode { … }`, `case mode { … }`: choices among
/// values, as a value or around elements and steps.
extension Parser {
  static let switchWords: Set<String> = ["switch", "when", "match", "case"]

  /// `switch c { case .mild: … }`, `match c { 1 => … }`, `case c of`
  mutating func isSwitchStatement() -> Bool {
    if isIndentedSwitch { return true }
    var token = position
    for _ in 0..<Parser.farReach {
      let next = peek(after: token)
      if next.kind == .leftBrace { return beginsCases(next.index) }
      guard next.sameLine, next.kind != .rightBrace else { return false }
      token = next.index
    }
    return false
  }

  /// Whether the block of a switch begins with a case.
  private mutating func beginsCases(_ brace: Int) -> Bool {
    let first = peek(after: brace)
    let second = peek(after: first.index)
    let isArrow = second.kind == .arrow || isFatArrow(second.index)
    switch first.kind {
    case .dot, .string:
      // `when (mode) { .day -> … }`, `switch mode { .day: … }`
      let sign = first.kind == .dot ? peek(after: second.index) : second
      return sign.kind == .arrow || sign.kind == .assign
        || sign.kind == .colon && first.kind == .dot
    case .number, .trueKeyword, .falseKeyword: return isArrow || second.kind == .colon
    case .identifier:
      let name = word(first.index)
      if name == "default", second.kind == .colon { return true }
      if name == "case" {
        return second.sameLine
          && [.dot, .string, .number, .identifier, .trueKeyword, .falseKeyword].contains(
            second.kind)
      }
      if name == "_" { return isArrow }
      // A switch is a control here: `switch { toggled -> save() }`.
      return word(position) != "switch" && hasArrow(from: first.index)
    default: return false
    }
  }

  private mutating func isFatArrow(_ token: Int) -> Bool {
    kind(ofToken: token) == .assign && kind(ofToken: token + 1) == .greater
  }

  /// Whether an arrow stands on a line before any block.
  private mutating func hasArrow(from start: Int) -> Bool {
    var token = start
    for _ in 0..<16 {
      let next = peek(after: token)
      if next.kind == .arrow || isFatArrow(next.index) { return true }
      guard next.sameLine, ![.leftBrace, .rightBrace, .colon, .semicolon].contains(next.kind)
      else { return false }
      token = next.index
    }
    return false
  }

  /// `case mode of`, `match mode:` with its cases on the lines below.
  private var isIndentedSwitch: Bool {
    mutating get {
      guard ["case", "match"].contains(word(position)) else { return false }
      let end = lastOnLine(from: position)
      let next = peek(after: end).index
      guard end > position, word(end) == "of" || kind(ofToken: end) == .colon,
        indentation(of: next) > indentation(of: position)
      else { return false }
      return hasArrow(from: next) || word(next) == "case"
    }
  }

  /// One among steps; returns whether it is here.
  mutating func parseSwitchStep(_ node: Int) -> Bool {
    guard at(.identifier), Parser.switchWords.contains(word(position)), isSwitchStatement() else {
      return false
    }
    parseSwitchStatement(node)
    return true
  }

  mutating func parseSwitchStatement(_ node: Int) {
    let start = position
    let rest = open(.unexpected)
    let parts = skipSwitch(start)
    close(rest)
    builder.setKind(node, .unexpected)
    builder.cut(to: node + 1)
    let range = bytes(from: start)
    explained.append(range)
    let column = indentation(of: start)
    let text = branches(parts.inner).flatMap { statement(parts.subject, $0, column) }
    let problem =
      parts.subject.isEmpty
      ? Message(
        "there is no `{word}` statement: write `if condition { … } else if …`",
        "没有 `{word}` 语句：请写 `if 条件 { … } else if …`")
      : Message(
        "there is no `{word}` statement: write `if {subject} == .case { … } else if …`",
        "没有 `{word}` 语句：请写 `if {subject} == .成员 { … } else if …`")
    reportForeign(
      tokenRange(start),
      problem(["subject": .text(parts.subject), "word": .text(word(start))]),
      fixes: text.map { [writeFix("if", [edit(range, $0)])] } ?? [])
  }

  /// Reads a choice among cases in the place of a value; returns whether one is here.
  mutating func parseForeignSwitch() -> Bool {
    guard brackets != nil, at(.identifier), Parser.switchWords.contains(word(position)),
      isSwitchStatement()
    else { return false }
    let start = position
    let rest = open(.unexpected)
    let parts = skipSwitch(start)
    close(rest)
    let range = bytes(from: start)
    explained.append(range)
    let choice = branches(parts.inner).flatMap { value(parts.subject, $0) }
    reportForeign(
      tokenRange(start),
      Phrase(
        Message(
          "a choice in a value is written `condition ? this : that`", "值中的选择写作 `条件 ? 这个 : 那个`")),
      fixes: choice.map { [writeFix($0, [edit(range, $0)])] } ?? [])
    return true
  }

  /// Skips a switch; what it asks, and the tokens of its cases.
  private mutating func skipSwitch(_ start: Int) -> (subject: String, inner: Range<Int>) {
    func subject(_ text: String) -> String {
      let trimmed = text.trimmedSpaces
      return trimmed.hasPrefix("(") && trimmed.hasSuffix(")")
        ? String(trimmed.dropFirst().dropLast()).trimmedSpaces : trimmed
    }
    if isIndentedSwitch {
      let column = indentation(of: start)
      let end = lastOnLine(from: start)
      while position <= end, !isAtLimit { advance() }
      let first = position
      while !isAtLimit, !at(.rightBrace), indentation(of: position) > column {
        let last = lastOnLine(from: position)
        while position <= last, !isAtLimit { advance() }
      }
      return (subject(text(start + 1..<end)), first..<max(first, previousEnd))
    }
    while !at(.leftBrace), !isAtLimit { advance() }
    let brace = position
    skipBalanced()
    return (subject(text(start + 1..<brace)), brace + 1..<max(brace + 1, previousEnd - 1))
  }

  // MARK: Cases

  private struct Branch {
    /// Empty for all that is left over.
    let patterns: [String]
    let body: String
  }

  /// The cases in order; nil when one of them is more than some values.
  private mutating func branches(_ tokens: Range<Int>) -> [Branch]? {
    var result: [Branch] = []
    var token = nextPart(tokens.lowerBound, tokens.upperBound)
    while token < tokens.upperBound, result.count < 24 {
      guard let sign = signOfCase(token, tokens.upperBound) else { return nil }
      guard let patterns = patterns(token..<sign) else { return nil }
      var first = sign + (isFatArrow(sign) ? 2 : 1)
      while first < tokens.upperBound, kind(ofToken: first).isTrivia { first += 1 }
      let end = endOfCase(first, tokens.upperBound)
      var last = end
      while last > first,
        kind(ofToken: last - 1).isTrivia
          || [.comma, .semicolon].contains(kind(ofToken: last - 1))
      {
        last -= 1
      }
      if last > first, word(last - 1) == "break" { last -= 1 }
      if last > first + 1, kind(ofToken: first) == .leftBrace,
        kind(ofToken: last - 1) == .rightBrace
      {
        first += 1
        last -= 1
      }
      let body = first < last ? text(first..<last) : ""
      result.append(Branch(patterns: patterns, body: body))
      token = nextPart(end, tokens.upperBound)
    }
    // What is neither true nor false is nothing.
    if result.count == 2, result[0].patterns == ["true"], result[1].patterns == ["false"] {
      result[1] = Branch(patterns: [], body: result[1].body)
    }
    return result.count > 1 ? result : nil
  }

  private mutating func nextPart(_ start: Int, _ end: Int) -> Int {
    var token = start
    while token < end,
      kind(ofToken: token).isTrivia || [.semicolon, .comma].contains(kind(ofToken: token))
    {
      token += 1
    }
    return token
  }

  /// The `:`, `->` or `=>` after the values of a case.
  private mutating func signOfCase(_ start: Int, _ end: Int) -> Int? {
    var level = 0
    for token in start..<end {
      switch kind(ofToken: token) {
      case .leftParen: level += 1
      case .rightParen: level -= 1
      case .newline, .leftBrace, .rightBrace: return nil
      case .colon where level == 0, .arrow where level == 0: return token
      case .assign where level == 0 && isFatArrow(token): return token
      default: break
      }
    }
    return nil
  }

  private mutating func patterns(_ tokens: Range<Int>) -> [String]? {
    var text = text(tokens).trimmedSpaces
    if text.hasPrefix("case ") { text = String(text.dropFirst(5)).trimmedSpaces }
    if ["default", "else", "_", "otherwise"].contains(text) { return [] }
    if text.hasPrefix("|") { text = String(text.dropFirst()).trimmedSpaces }
    let parts = text.split { $0 == "," || $0 == "|" }.map { String($0).trimmedSpaces }
    for part in parts {
      if part.contains("(") || part.contains("..") || part.first?.isUppercase == true { return nil }
      if ["let ", "var ", "is ", "in ", "if "].contains(where: part.hasPrefix) { return nil }
    }
    return parts.isEmpty ? nil : parts
  }

  /// Where a case ends: at the next one, which begins a line or follows a `;`, a `,` or a value.
  private mutating func endOfCase(_ first: Int, _ end: Int) -> Int {
    var token = first
    var level = 0
    var isFirst = true
    while token < end {
      switch kind(ofToken: token) {
      case .leftBrace, .leftParen, .leftBracket: level += 1
      case .rightBrace, .rightParen, .rightBracket: level -= 1
      case .newline, .semicolon, .comma:
        let next = nextPart(token, end)
        if level == 0, next < end, beginsCase(next, end) { return token }
      case .identifier where level == 0 && !isFirst && ["case", "default"].contains(word(token)):
        return token
      case .elseKeyword where level == 0 && !isFirst && beginsCase(token, end): return token
      default: break
      }
      if !kind(ofToken: token).isTrivia { isFirst = false }
      token += 1
    }
    return end
  }

  private mutating func beginsCase(_ token: Int, _ end: Int) -> Bool {
    if ["case", "default"].contains(word(token)) { return true }
    guard kind(ofToken: token) != .onKeyword, let sign = signOfCase(token, end) else {
      return false
    }
    return kind(ofToken: sign) != .colon || kind(ofToken: token) == .dot
  }

  /// `mode == .day || mode == .night`
  private func condition(_ subject: String, _ patterns: [String]) -> String {
    patterns.map { pattern in
      if subject.isEmpty { return pattern }
      switch pattern {
      case "true": return subject
      case "false": return "!\(subject)"
      default: return "\(subject) == \(pattern)"
      }
    }.joined(separator: " || ")
  }

  /// `mode == .day ? "A" : "B"`; nil when a case has more than one value.
  private func value(_ subject: String, _ branches: [Branch]) -> String? {
    guard let last = branches.last, branches.dropLast().allSatisfy({ !$0.patterns.isEmpty }),
      branches.allSatisfy({ !$0.body.isEmpty && !$0.body.contains { $0.isNewline || $0 == "{" } })
    else { return nil }
    func text(_ branch: Branch) -> String {
      let body = branch.body.trimmedSpaces
      return body.hasPrefix("return ") ? String(body.dropFirst(7)) : body
    }
    return branches.dropLast().map { "\(condition(subject, $0.patterns)) ? \(text($0)) : " }
      .joined() + text(last)
  }

  /// `if mode == .day { … } else { … }`
  private func statement(_ subject: String, _ branches: [Branch], _ column: Int) -> String? {
    guard branches.dropLast().allSatisfy({ !$0.patterns.isEmpty }),
      branches.allSatisfy({ !$0.body.contains("fallthrough") && !$0.body.contains("return") })
    else { return nil }
    let spaces = String(repeating: " ", count: column)
    var result = ""
    for branch in branches {
      let head = branch.patterns.isEmpty ? "" : "if \(condition(subject, branch.patterns)) "
      let lines = branch.body.split(whereSeparator: \.isNewline).map { String($0) }
      // The first line begins where the body does.
      let margin = lines.dropFirst().map { $0.prefix { $0 == " " }.count }.min() ?? 0
      let body = lines.enumerated().map { index, line in
        "\(spaces)  \(index == 0 ? String(line.drop { $0 == " " }) : String(line.dropFirst(margin)))\n"
      }
      result += (result.isEmpty ? "" : " else ") + "\(head){\n" + body.joined() + "\(spaces)}"
    }
    return result
  }
}
