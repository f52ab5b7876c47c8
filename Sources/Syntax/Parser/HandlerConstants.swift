import CtlDiagnostics

/// `var sum = price + tip` in a handler.
extension Parser {
  /// Writes `let`, where the word stands before a name and a value.
  mutating func namingFix() -> [Fix]? {
    let start = position
    guard kind(ofToken: start) == .varKeyword || ["const", "val", "auto"].contains(word(start))
    else { return nil }
    let name = peekNext()
    guard name.sameLine, kind(ofToken: name.index) == .identifier else { return nil }
    let sign = peek(after: name.index)
    guard sign.sameLine, sign.kind == .assign || sign.kind == .colon else { return nil }
    // One that no later step reads was meant to change the variable of that name.
    guard kind(ofToken: start) != .varKeyword || isRead(name.index) else { return [] }
    return [writeFix("let", [edit(tokenRange(start), "let")])]
  }

  /// Whether the rest of the block has a name again.
  private mutating func isRead(_ name: Int) -> Bool {
    var level = 0
    var token = name + 1
    for _ in 0..<Parser.farReach {
      switch kind(ofToken: token) {
      case .leftBrace: level += 1
      case .rightBrace:
        level -= 1
        if level < 0 { return false }
      case .endOfFile: return false
      case .identifier where word(token) == word(name): return true
      default: break
      }
      token += 1
    }
    return true
  }

  /// `-> let sum = price + tip`, which no step after it could use; returns whether it stands here.
  mutating func reportNameAfterArrow() -> Bool {
    let name = peekNext()
    guard at(.letKeyword) || at(.varKeyword), name.sameLine,
      kind(ofToken: name.index) == .identifier, peek(after: name.index).kind == .assign
    else { return false }
    reportForeign(
      bytes(position..<name.index + 1),
      Phrase(
        Message(
          "a value gets a name between `{` and `}`, for the steps after it: `{ let sum = …; … }`",
          "值的名称写在“{”和“}”之间，供后面的步骤使用：`{ let sum = …; … }`")))
    skipLine(isWhole: true)
    return true
  }
}
