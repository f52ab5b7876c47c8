import CtlDiagnostics
import CtlText

/// Handlers of other languages: `onAppear { … }`, `onClick = { … }`, `clicked => { … }`,
/// `onRetry: count = 1`. The checker knows the events of the element, and says what to write.
extension Parser {
  /// Whether the name here is that of a handler, and a block or a step follows it.
  mutating func isForeignHandler(
    _ next: (index: Int, kind: TokenKind, sameLine: Bool)
  ) -> Bool {
    switch next.kind {
    case .leftBrace, .colon, .assign, .arrow: break
    default: return false
    }
    // What stands around the word settles nearly every member before the word is read.
    if next.kind == .leftBrace {
      guard beginsWithOn() || hasSteps(next.index) else { return false }
      return ForeignWords.isHandler(word(position))
    }
    let second = peek(after: next.index)
    guard second.sameLine else { return false }
    let mayBeEvent =
      next.kind == .colon && (second.kind == .identifier || second.kind == .leftBrace)
    let mayBeHandler =
      switch second.kind {
      case _ where next.kind == .arrow: true
      case .leftParen: endOfClosureHead(second.index) != nil
      case .leftBrace, .greater: true
      case .identifier: next.kind == .colon && isAssignment(second.index)
      default: false
      }
    guard mayBeEvent || mayBeHandler else { return false }
    let word = word(position)
    if next.kind == .colon, ForeignWords.events.contains(word) { return mayBeEvent }
    return mayBeHandler && ForeignWords.isHandler(word)
  }

  private mutating func beginsWithOn() -> Bool {
    source.bytes[tokenRange(position)].starts(with: "on".utf8)
  }

  /// Whether a block has steps, as far as its first words show.
  private mutating func hasSteps(_ brace: Int) -> Bool {
    let first = peek(after: brace)
    guard first.kind == .identifier else { return first.kind == .ifKeyword }
    let second = peek(after: first.index)
    return !second.sameLine
      || second.kind.isAssignment || [.leftParen, .dot, .rightBrace].contains(second.kind)
  }

  /// `count = 1`, `account.isOpen += 1` at a name.
  private mutating func isAssignment(_ start: Int) -> Bool {
    var token = start
    for _ in 0..<8 {
      let next = peek(after: token)
      guard next.sameLine else { return false }
      if next.kind.isAssignment { return true }
      guard next.kind == .dot || next.kind == .identifier else { return false }
      token = next.index
    }
    return false
  }

  /// The parenthesis that closes `(value)` of `(value) => …` and `(value) { … }`.
  private mutating func endOfClosureHead(_ open: Int) -> Int? {
    var token = open
    for _ in 0..<8 {
      let next = peek(after: token)
      guard next.sameLine else { return nil }
      token = next.index
      guard next.kind == .rightParen else { continue }
      let sign = peek(after: token)
      let isArrow = sign.kind == .assign && peek(after: sign.index).kind == .greater
      return isArrow || sign.kind == .leftBrace ? token : nil
    }
    return nil
  }

  mutating func parseForeignHandler(_ node: Int) {
    builder.setKind(node, .handler)
    let start = position
    advance()
    let rest = open(.unexpected)
    while at(.colon) || at(.assign) || at(.greater) || at(.arrow) { advance() }
    if at(.leftParen), let end = endOfClosureHead(position) {
      while position <= end || at(.assign) || at(.greater) { advance() }
    }
    if previousEnd > start + 1 { close(rest) } else { builder.cut(to: rest) }
    let range = bytes(from: start)
    reportForeign(
      range,
      Message(
        "a handler is written `on event { … }`, not `{word}`", "事件处理写作 `on 事件 { … }`，而不是 `{word}`")(
          ["word": .text(word(start))]))
    if isAtBlock {
      parseBlock(.steps)
    } else {
      parseHandledStep()
    }
  }
}

extension ForeignWords {
  /// Whether a word is that of a handler elsewhere: `onTap`, `clicked`.
  public static func isHandler(_ word: String) -> Bool {
    guard word.utf8.count <= 40 else { return false }
    let lowercased = word.lowercased()
    if handlers.contains(lowercased) || beginnings.contains(lowercased) { return true }
    let rest = word.dropFirst(2)
    return word.hasPrefix("on") && rest.first?.isUppercase == true
  }
}
