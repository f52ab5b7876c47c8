extension Parser {
  /// `sample "Name" { variable: value }`
  mutating func parseSample(_ node: Int) {
    builder.setKind(node, .sampleDeclaration)
    advance()
    if at(.string), !isAtLineStart { leaf(.stringLiteral) } else { expected(.string) }
    skipToBlock()
    parseBlock(.sample)
  }
}
