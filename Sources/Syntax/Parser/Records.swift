import CtlDiagnostics

/// Records and their fields.
extension Parser {
  mutating func parseRecord(_ node: Int) {
    builder.setKind(node, .recordDeclaration)
    advance()
    parseDeclaredName()
    skipToBlock()
    parseBlock(.record)
  }

  /// `name: Type [in range] [= default]`
  mutating func parseRecordField() {
    let outer = beginMember()
    let node = open(.recordField)
    parseAttributes()
    if brackets != nil, at(.varKeyword) || at(.letKeyword) { skipFieldWord() }
    guard isAtName || current.isSoftKeyword else {
      expected(.fieldName, atToken: true)
      finishBroken(node, outer)
      return
    }
    leaf(.name)
    parseVariableRest(needsType: true)
    close(node)
    if at(.comma), !isAtLineStart { reportFieldComma() }
    endMember(node, .record, outer)
  }

  /// `var name: String`: the habit of another language.
  private mutating func skipFieldWord() {
    let next = peekNext()
    guard next.sameLine, next.kind == .identifier || next.kind == .quotedIdentifier else { return }
    let range = tokenRange(position).lowerBound..<tokenRange(next.index).lowerBound
    expected(.fieldName, atToken: true, fixes: [deleteFix(range)])
    advance()
  }

  /// `x: Int, y: Int`
  private mutating func reportFieldComma() {
    guard peekNext().sameLine, peekNext().kind != .rightBrace else {
      expected(.separator, atToken: true, fixes: [deleteFix(tokenRange(position))])
      leaf(.unexpected)
      return
    }
    expected(.separator, atToken: true, fixes: [writeFix(";", [edit(tokenRange(position), ";")])])
    leaf(.unexpected)
  }
}
