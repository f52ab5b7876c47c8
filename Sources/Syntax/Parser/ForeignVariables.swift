import CtlDiagnostics
import CtlText

/// Variables of other languages: `val n by mutableStateOf(0)`, `const [n, setN] = useState(0)`,
/// `property int n: 0`.
extension Parser {
  mutating func parseForeignVariable(
    _ node: Int, _ spelled: String, _ next: (index: Int, kind: TokenKind, sameLine: Bool),
    _ context: MemberContext
  ) -> Bool {
    let word = ForeignWords.keywords[spelled]?.here.first
    let second = peek(after: next.index)
    guard second.sameLine else { return false }
    if word == "let" || word == "var", next.kind == .leftBracket, second.kind == .identifier {
      return declare(node, second.index, isState: true)
    }
    if word == "let" || word == "var", next.kind == .identifier, second.kind == .identifier,
      ["by", "as", "of"].contains(self.word(second.index))
    {
      return declare(node, next.index)
    }
    if word == "let" || word == "var", next.kind == .identifier, second.kind == .assign,
      case let call = peek(after: second.index),
      ["remember", "rememberSaveable"].contains(self.word(call.index))
    {
      return declare(node, next.index)
    }
    if spelled == "property", next.kind == .identifier, second.kind == .identifier {
      let name = self.word(next.index)
      let isAny = ["var", "variant", "alias"].contains(name)
      let type = isAny ? nil : ForeignWords.types[name]?.here.first ?? name
      return declare(node, second.index, type: type, isParameter: context == .component)
    }
    return false
  }

  /// Reads the rest of the line as a variable with the literal that is there.
  private mutating func declare(
    _ node: Int, _ name: Int, type: String? = nil, isState: Bool = false,
    isParameter: Bool = false
  ) -> Bool {
    let start = position
    let end = lastOnLine(from: start)
    let value = (name + 1...max(name + 1, end)).first {
      [.string, .number, .trueKeyword, .falseKeyword, .color].contains(kind(ofToken: $0))
    }
    var text = "var \(word(name))"
    if let type { text += ": \(type)" }
    if let value { text += " = \(word(value))" }
    let range = bytes(start..<end + 1)
    builder.setKind(node, isParameter ? .parameter : .variableDeclaration)
    let head = open(.unexpected)
    while position < name, !isAtLimit { advance() }
    close(head)
    leaf(.name)
    let rest = open(.unexpected)
    while position <= end, !isAtLimit { advance() }
    if previousEnd > builder.firstToken(of: rest) { close(rest) } else { builder.cut(to: rest) }
    if isParameter {
      memberHasError = true
      strayParameters.members.append((String(text.dropFirst(4)), range))
      return true
    }
    reportForeign(
      range,
      Phrase(
        Message(
          "a variable is state already: it is written `var count: Int = 0`",
          "变量本身就是状态，写作 `var count: Int = 0`")),
      fixes: value != nil || type != nil ? [replaceFix(range, text)] : [])
    return true
  }

  /// `property int n: 1`, which would be read as an element and a property.
  mutating func isTypedProperty(_ type: Int, _ context: MemberContext) -> Bool {
    guard brackets == nil, context == .screen || context == .component,
      source.bytes[tokenRange(position)].elementsEqual("property".utf8),
      case let name = peek(after: type), name.kind == .identifier, name.sameLine
    else { return false }
    let sign = peek(after: name.index)
    return !sign.sameLine || sign.kind == .colon
  }

  /// `var twice: Int { n * 2 }`, `var n = 0 { didSet { … } }`
  /// - Parameter variable: The word `var`.
  mutating func skipComputedVariable(_ variable: Int) {
    let brace = position
    var first = peekNext()
    let isObserver = first.kind == .identifier && ["didSet", "willSet"].contains(word(first.index))
    let hasValue = (variable..<brace).contains { kind(ofToken: $0) == .assign }
    if hasValue, !isObserver { return }
    let isReturned = first.kind == .identifier && word(first.index) == "return"
    if isReturned { first = peek(after: first.index) }
    let rest = open(.unexpected)
    skipBalanced()
    close(rest)
    let end = previousEnd - 1
    if isObserver {
      reportForeign(
        tokenRange(brace),
        Phrase(
          Message(
            "what follows from another value is a handler of the screen: `on name.changed { … }`",
            "变量改变之后要做的事写成界面的事件处理：`on 名称.changed { … }`")))
      return
    }
    let isAccessor = first.kind == .identifier && ["get", "set"].contains(word(first.index))
    let isOneLine = first.index < end && !isAccessor && lastOnLine(from: brace) >= end
    reportForeign(
      tokenRange(brace),
      Phrase(
        Message(
          "a value that follows from others is a constant: `let twice = n * 2`",
          "由其他值得出的值是常量：`let twice = n * 2`")),
      fixes: isOneLine
        ? [
          writeFix(
            "let",
            [
              edit(tokenRange(variable), "let"),
              edit(tokenRange(brace).lowerBound..<tokenRange(first.index).lowerBound, "= "),
              edit(self.end(before: end)..<tokenRange(end).upperBound, ""),
            ])
        ] : [])
  }

  /// `func twice() -> Int { n * 2 }`; returns whether it is one.
  mutating func parseFunctionOfValue(_ node: Int, _ name: Int) -> Bool {
    guard kind(ofToken: name) == .identifier, let (close, brace) = headOfFunctionOfValue(name),
      let end = endOfBlock(brace)
    else { return false }
    let start = position
    builder.setKind(node, .constantDeclaration)
    let rest = open(.unexpected)
    while !isAtLimit, tokenRange(position).lowerBound < end { advance() }
    self.close(rest)
    var first = peek(after: brace)
    if first.kind == .identifier, word(first.index) == "return" { first = peek(after: first.index) }
    let last = previousEnd - 1
    let hasParameters = peek(after: peek(after: name).index).index != close
    let lastOfValue = significant(before: last) ?? last
    let isOneValue = first.index < last && lastOnLine(from: first.index) >= lastOfValue
    reportForeign(
      bytes(start..<close + 1),
      Phrase(
        Message(
          "there are no functions: a value that follows from others is a constant, `let twice = n * 2`",
          "没有函数：由其他值得出的值是常量，`let twice = n * 2`")),
      fixes: hasParameters || !isOneValue
        ? []
        : [
          writeFix(
            "let",
            [
              edit(tokenRange(start), "let"),
              edit(
                tokenRange(name).upperBound..<tokenRange(first.index).lowerBound, " = "),
              edit(self.end(before: last)..<tokenRange(last).upperBound, ""),
            ])
        ])
    return true
  }

  /// The `)` and the `{` of `twice() -> Int {` on one line.
  private mutating func headOfFunctionOfValue(_ name: Int) -> (close: Int, brace: Int)? {
    let open = peek(after: name)
    guard open.kind == .leftParen, open.sameLine, let close = endOfBrackets(open.index)
    else { return nil }
    let arrow = peek(after: close)
    guard arrow.kind == .arrow, arrow.sameLine else { return nil }
    return braceOnLine(arrow.index).map { (close, $0) }
  }

  /// Where what stands before a token ends.
  private mutating func end(before token: Int) -> Int {
    tokenRange(significant(before: token) ?? token).upperBound
  }

  /// `enum class Size`
  mutating func skipSecondWord() {
    guard at(.identifier), ["class", "struct", "type"].contains(word(position)),
      case let next = peekNext(), next.kind == .identifier, next.sameLine
    else { return }
    reportForeign(
      tokenRange(position),
      Message("`{word}` means nothing here", "此处的 `{word}` 没有意义")(["word": .text(word(position))]),
      fixes: [deleteFix(rangeWithSpace(position))])
    leaf(.unexpected)
  }

  // MARK: Steps

  /// `guard n > 0 else { return }` among steps; returns whether it is one.
  mutating func parseForeignGuard(_ node: Int) -> Bool {
    guard at(.identifier), word(position) == "guard" || word(position) == "unless",
      peekNext().sameLine
    else { return false }
    let start = position
    let end = lastOnLine(from: start)
    let otherwise = (start...max(start, end)).first { kind(ofToken: $0) == .elseKeyword }
    var fixes: [Fix] = []
    if let otherwise, let close = endOfBrackets(peek(after: otherwise).index),
      let outer = endOfSteps(from: close)
    {
      let condition = text(peek(after: start).index..<otherwise).trimmedSpaces
      let place = tokenRange(outer).lowerBound
      let separator = peek(after: close)
      let last = separator.kind == .semicolon ? separator.index : close
      // What it does before it leaves, it does in the other case.
      let open = peek(after: otherwise).index
      var left = self.text(open + 1..<close).trimmedSpaces
      if left.hasSuffix("return") {
        left = String(left.dropLast("return".count)).trimmedSpaces
        while left.hasSuffix(";") { left = String(left.dropLast()).trimmedSpaces }
      }
      let rest = left.isEmpty ? "" : "else { \(left) } "
      fixes = [
        writeFix(
          "if \(condition) { … }",
          [
            edit(bytes(start..<last + 1), "if \(condition) {"), edit(place..<place, "} \(rest)"),
          ])
      ]
    }
    builder.setKind(node, .unexpected)
    while position <= (otherwise ?? start), !isAtLimit { advance() }
    if at(.leftBrace) { skipBalanced() }
    if kind(ofToken: peek(after: start).index) == .letKeyword {
      // The steps after it use what it names.
      while !at(.rightBrace), !isAtLimit {
        if at(.leftBrace) { skipBalanced() } else { advance() }
      }
    }
    builder.cut(to: node + 1)
    reportForeign(
      tokenRange(start),
      Message(
        "`{word}` is an `if` around the steps that depend on it: `if n > 0 { … }`",
        "`{word}` 在这里写成包住步骤的 `if`：`if n > 0 { … }`")(["word": .text(word(start))]),
      fixes: fixes)
    return true
  }

  /// The `}` of the block around a token.
  private mutating func endOfSteps(from start: Int) -> Int? {
    var level = 0
    var token = start
    for _ in 0..<1024 {
      token = peek(after: token).index
      switch kind(ofToken: token) {
      case .leftBrace: level += 1
      case .rightBrace:
        if level == 0 { return token }
        level -= 1
      case .endOfFile: return nil
      default: break
      }
    }
    return nil
  }

  /// `{ value in n = value }`, `{ it -> n += 1 }`, `{ () => n += 1 }`: the head of a closure among steps;
  /// returns whether it is one.
  mutating func parseStepParameters(_ node: Int) -> Bool {
    let start = position
    var sign = peekNext()
    if at(.leftParen), let end = endOfBrackets(start) { sign = peek(after: end) }
    guard at(.identifier) || at(.leftParen), sign.sameLine else { return false }
    var end = sign.index
    switch sign.kind {
    case .arrow, .inKeyword: break
    case .assign where kind(ofToken: sign.index + 1) == .greater: end += 1
    default: return false
    }
    let next = peek(after: end)
    let range =
      tokenRange(start)
      .lowerBound..<(next.sameLine ? tokenRange(next.index).lowerBound : tokenRange(end).upperBound)
    builder.setKind(node, .unexpected)
    while position <= end, !isAtLimit { advance() }
    builder.cut(to: node + 1)
    reportForeign(
      bytes(start..<end + 1),
      Phrase(
        Message(
          "a block of steps has no parameters; an event names its values: `on retry(count) { … }`",
          "步骤块没有参数；事件的值写作 `on retry(count) { … }`")), fixes: [deleteFix(range)])
    return true
  }
}
