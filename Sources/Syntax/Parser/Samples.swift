import CtlDiagnostics

extension Parser {
  /// `sample "Name" { variable: value }`
  mutating func parseSample(_ node: Int) {
    builder.setKind(node, .sampleDeclaration)
    advance()
    if at(.string), !isAtLineStart {
      leaf(.stringLiteral)
    } else {
      expected(.string, fixes: quotesFix() + nameFix())
    }
    skipToBlock()
    parseBlock(.sample)
  }

  /// `sample {`
  private mutating func nameFix() -> [Fix] {
    guard brackets != nil, at(.leftBrace), !isAtLineStart else { return [] }
    let place = tokenRange(previous).upperBound
    return [writeFix("\"Sample\"", [edit(place..<place, " \"Sample\"")])]
  }

  /// `sample Nobody Yet {`: the words before the block in quotation marks.
  private mutating func quotesFix() -> [Fix] {
    guard brackets != nil, isAtName, !isAtLineStart else { return [] }
    var last = position
    for _ in 0..<8 {
      let next = peek(after: last)
      guard next.sameLine, next.kind == .identifier else { break }
      last = next.index
    }
    let range = bytes(position..<last + 1)
    return [replaceFix(range, "\"\(source.string(range))\"")]
  }
}
