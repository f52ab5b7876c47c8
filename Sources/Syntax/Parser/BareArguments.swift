import CtlDiagnostics
import CtlText

/// Arguments without their parentheses, or in other brackets: `start minutes: 3`,
/// `push Details { kind: "Assam" }`, `start[3]`.
extension Parser {
  /// Whether arguments follow the name at a token.
  mutating func startsBareArguments(after name: Int) -> Bool {
    var first = peek(after: name)
    guard first.sameLine else { return false }
    if first.kind == .leftBrace {
      guard endOfBrackets(first.index) != nil else { return false }
      first = peek(after: first.index)
    }
    let colon = peek(after: first.index)
    return first.kind == .identifier && first.sameLine && colon.sameLine
      && [.colon, .bind].contains(colon.kind)
  }

  /// Reads what stands after the name of an action or of a screen in the place of arguments.
  /// - Parameter mayBind: Whether they are those of a screen.
  mutating func parseBareArguments(mayBind: Bool = false) {
    guard !isAtLineStart, !isAtLimit, previousEnd > 0, brackets != nil || at(.identifier) else {
      return
    }
    let start = position
    let end: Int?
    switch current {
    case .identifier where brackets == nil:
      if startsBareArguments(after: previous) { stop() }
      return
    case .identifier where startsBareArguments(after: previous): end = endOfBareArguments()
    case .leftBrace where startsBareArguments(after: previous): end = endOfBrackets(start)
    case .leftBracket where start == previousEnd: end = endOfBrackets(start)
    default: return
    }
    guard let end else { return }
    let isBracketed = !at(.identifier)
    let list = arguments(
      isBracketed ? start + 1..<end : start..<end + 1, mayBind: mayBind)
    let name = word(previous)
    let range = tokenRange(previous).upperBound..<tokenRange(end).upperBound
    let node = open(.unexpected)
    while position <= end, !isAtLimit { advance() }
    close(node)
    let text = "\(name)(\(list))"
    reportForeign(
      bytes(start..<end + 1),
      Message("arguments stand in parentheses: `{text}`", "参数写在圆括号中：`{text}`")(["text": .text(text)]
      ),
      fixes: [writeFix(text, [edit(range, "(\(list))")])])
  }

  /// The last token before the end of the line, a `;`, or a brace.
  private mutating func endOfBareArguments() -> Int {
    var token = position
    var level = 0
    for _ in 0..<Parser.farReach {
      let next = peek(after: token)
      guard next.sameLine, next.kind != .endOfFile else { break }
      if level == 0, [.semicolon, .leftBrace, .rightBrace].contains(next.kind) { break }
      if [.leftParen, .leftBracket].contains(next.kind) { level += 1 }
      if [.rightParen, .rightBracket].contains(next.kind) { level -= 1 }
      if level < 0 { break }
      token = next.index
    }
    return token
  }

  /// The partner of a bracket on the same line.
  mutating func endOfBrackets(_ open: Int) -> Int? {
    var level = 0
    var token = open
    for _ in 0..<Parser.farReach {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket, .leftBrace: level += 1
      case .rightParen, .rightBracket, .rightBrace:
        level -= 1
        if level == 0 { return token }
      case .endOfFile: return nil
      default: break
      }
      let next = peek(after: token)
      guard next.sameLine else { return nil }
      token = next.index
    }
    return nil
  }

  /// Arguments as they are written here: with a `,` between them and a `:` after each name.
  mutating func arguments(_ tokens: Range<Int>, mayBind: Bool = false) -> String {
    var text = ""
    for token in tokens {
      switch kind(ofToken: token) {
      case .semicolon: text += ","
      case .bind where !mayBind: text = text.trimmedSpaces + ":"
      default: text += word(token)
      }
    }
    return text.trimmedSpaces
  }

  // MARK: Slots

  /// `slot "footer"`, `slot name="footer"`, `slot(name: "footer")`, `slot: footer`, `slot #footer`:
  /// a slot whose name is no name; returns whether it is one.
  mutating func parseForeignSlotName() -> Bool {
    guard !isAtLineStart, previousEnd > 0 else { return false }
    let start = position
    let next = peekNext()
    switch current {
    case .string, .color, .colon, .assign: break
    case .leftParen where peek(after: next.index).kind == .colon || next.kind == .string: break
    case .identifier where [.assign, .colon, .string].contains(next.kind) && next.sameLine: break
    default: return false
    }
    let end = at(.leftParen) ? endOfBrackets(start) : endOfBareArguments()
    guard let end else { return false }
    let values = (start..<end + 1).filter {
      [.string, .color, .identifier].contains(kind(ofToken: $0))
    }
    guard let value = values.last else { return false }
    let name = word(value).filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let range = tokenRange(previous).upperBound..<tokenRange(end).upperBound
    let node = open(.unexpected)
    while position <= end, !isAtLimit { advance() }
    close(node)
    reportForeign(
      bytes(start..<end + 1),
      Message(
        "the name of a slot stands after the word: `slot {name}`", "插槽的名称写在关键词之后：`slot {name}`")(
          ["name": .text(name)]),
      fixes: name.first?.isLetter == true
        ? [writeFix("slot \(name)", [edit(range, " \(name)")])] : [])
    return true
  }

  // MARK: Types

  /// `Int(0...20)`, `Int<0...20>`, `Int[0...20]`, `Int(0, 20)` after the name of a type; returns whether a
  /// range is there.
  mutating func parseRangeOfType(_ name: Int) -> Bool {
    let signs: [TokenKind] = [.leftParen, .leftBracket, .less]
    guard signs.contains(current) else { return false }
    let start = position
    var end = start
    var values: [Int] = []
    var hasRange = false
    let next = peek(after: start)
    guard [.number, .minus, .quantity].contains(next.kind), next.sameLine else { return false }
    for _ in 0..<12 {
      let next = peek(after: end)
      guard next.sameLine else { return false }
      end = next.index
      if [.rightParen, .rightBracket, .greater].contains(next.kind) { break }
      switch next.kind {
      case .number, .quantity: values.append(next.index)
      case let sign where sign.level == .range: hasRange = true
      case .minus, .comma: break
      default: return false
      }
    }
    guard [.rightParen, .rightBracket, .greater].contains(kind(ofToken: end)),
      hasRange || values.count == 2
    else { return false }
    var inner = text(start + 1..<end).filter { $0 != " " }
    if !hasRange {
      inner = inner.replacing(",", with: "...")
    } else if !inner.contains("..."), !inner.contains("..<") {
      inner = inner.replacing("..", with: "...")
    }
    let range = tokenRange(name).upperBound..<tokenRange(end).upperBound
    let node = open(.unexpected)
    while position <= end, !isAtLimit { advance() }
    close(node)
    reportForeign(
      tokenRange(start),
      Phrase(Message("a range stands after `in`: `Int in 1...10`", "范围写在 `in` 之后：`Int in 1...10`")),
      fixes: [writeFix(" in \(inner)", [edit(range, " in \(inner)")])])
    return true
  }

  /// What a type in the brackets of another one is here: `Binding<Double>`, `State<Double>`.
  mutating func wrapped(
    _ spelled: String, _ inner: String, after sign: Int?
  ) -> (String, Message)? {
    let type = ForeignWords.types[inner]?.here.first ?? inner
    switch spelled.lowercased() {
    case "binding", "mutablestate", "state", "ref", "observable", "published", "signal", "livedata",
      "stateflow", "mutablestateflow", "property", "computed":
      if openBrackets > 0, spelled.lowercased() == "binding" {
        return (
          "binding \(type)",
          Message(
            "a parameter that may change a variable is written `name: binding Type`",
            "可以改变变量的参数写作 `名称: binding 类型`")
        )
      }
      return (
        type,
        Message(
          "a variable is state already: its type stands alone", "变量本身就是状态：只写它的类型")
      )
    default: return nil
    }
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmedSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
