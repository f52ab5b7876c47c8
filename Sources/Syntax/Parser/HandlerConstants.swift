import CtlDiagnostics

/// `let sum = price + tip` in a handler.
extension Parser {
  /// Writes the value where its name is used in the rest of the block, and deletes the line.
  mutating func writtenOutFix() -> [Fix]? {
    let start = position
    guard
      kind(ofToken: start) == .varKeyword || kind(ofToken: start) == .letKeyword
        || ["const", "val", "auto"].contains(word(start))
    else { return nil }
    let name = peekNext()
    guard name.sameLine, kind(ofToken: name.index) == .identifier else { return nil }
    var sign = peek(after: name.index)
    if sign.kind == .colon {
      // `let sum: Double = price`
      sign = peek(after: peek(after: sign.index).index)
    }
    guard sign.sameLine, sign.kind == .assign else { return nil }
    let first = peek(after: sign.index)
    let end = lastOnLine(from: start)
    guard first.sameLine, first.index <= end else { return nil }
    let tokens = (first.index..<end + 1).filter { !kind(ofToken: $0).isTrivia }
    let value = text(first.index..<end + 1)
    let isOne = tokens.count == 1 || tokens.allSatisfy { Parser.isPath(kind(ofToken: $0)) }
    let read = tokens.filter { kind(ofToken: $0) == .identifier }.map { word($0) }
    guard let uses = uses(of: word(name.index), worth: read, after: end) else { return nil }
    let next = peek(after: end)
    let bound = next.kind == .semicolon ? peek(after: next.index).index : next.index
    var edits = [edit(tokenRange(start).lowerBound..<tokenRange(bound).lowerBound, "")]
    edits += uses.map { edit(tokenRange($0), isOne ? value : "(\(value))") }
    return [
      Fix(
        Message("write `{text}` in its place", "在用到它的地方写 `{text}`")(["text": .text(value)]),
        .suggestion, edits)
    ]
  }

  private static func isPath(_ kind: TokenKind) -> Bool { kind == .identifier || kind == .dot }

  /// The uses of a name up to the end of the block; nil when a step changes it, when none reads it, and
  /// when one reads it after a step has changed what it is worth.
  private mutating func uses(of name: String, worth read: [String], after end: Int) -> [Int]? {
    var result: [Int] = []
    var (isChanging, isStale) = (false, false)
    var token = end
    var level = 0
    for _ in 0..<4 * Parser.farReach {
      let before = token
      let next = peek(after: token)
      token = next.index
      // The next step begins.
      if isChanging, !next.sameLine || next.kind == .semicolon { isStale = true }
      switch next.kind {
      case .endOfFile: return nil
      case .leftBrace: level += 1
      case .rightBrace:
        level -= 1
        if level < 0 { return result.isEmpty ? nil : result }
      case .identifier where word(token) == name && kind(ofToken: before) != .dot:
        let next = peek(after: token).kind
        // The label of an argument.
        if next == .colon { continue }
        if next.isAssignment || next == .dot || isStale { return nil }
        result.append(token)
      case .identifier where read.contains(word(token)) && kind(ofToken: before) != .dot:
        if isChanged(token) { isChanging = true }
      default: break
      }
    }
    return nil
  }

  /// Whether a step changes what begins with a token: `from = to`, `list.append(item)`.
  private mutating func isChanged(_ token: Int) -> Bool {
    var next = peek(after: token)
    for _ in 0..<Parser.farReach where next.kind == .dot {
      next = peek(after: peek(after: next.index).index)
    }
    return next.kind.isAssignment || next.kind == .leftParen
  }
}
