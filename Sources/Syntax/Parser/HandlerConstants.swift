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
    return [writeFix("let", [edit(tokenRange(start), "let")])]
  }
}
