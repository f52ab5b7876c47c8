import CtlDiagnostics
import CtlText

/// What stands between members where a new line or a `;` belongs.
extension Parser {
  /// The rest of a line after a member.
  mutating func skipRest() {
    if isAtUnit {
      reportUnit()
      return
    }
    guard at(.comma) else {
      // A mistake in the member already explains the rest of its line.
      if !memberHasError { expected(.separator) }
      skipLine()
      return
    }
    guard isSeparator(position) else {
      expected(.separator)
      skipLine(isWhole: true)
      return
    }
    if position < commasEnd {
      // Reported with the first of them.
      memberHasError = true
    } else {
      expected(.separator, fixes: brackets == nil ? [] : [commasFix()])
    }
    leaf(.unexpected)
  }

  /// Whether a comma stands between two members, or after the last one of a block.
  private mutating func isSeparator(_ comma: Int) -> Bool {
    let next = peek(after: comma)
    if next.kind == .rightBrace || next.kind == .endOfFile { return true }
    if comma == position, isAtPropertyAfterText { return false }
    return isMember(next.index)
  }

  /// Whether a member begins at a token, as far as the next one shows.
  private mutating func isMember(_ token: Int) -> Bool {
    switch peek(after: token).sameLine ? peek(after: token).kind : .newline {
    case .colon, .bind, .leftBrace, .string, .stringHead, .arrow, .identifier, .leftParen: true
    default: kind(ofToken: token).isKeyword
    }
  }

  /// The fix for all commas between members from the current one to the end of the declaration: people who
  /// write one write all of them.
  private mutating func commasFix() -> Fix {
    let end = brackets?.declaration(after: position) ?? endOfFile
    var edits: [Edit] = []
    var open: [TokenKind] = []
    // The word with which the member before a comma begins.
    var word = TokenKind.unknown
    var isFirst = true
    var writesSign = false
    var token = position
    while token < end {
      let kind = kind(ofToken: token)
      let next = peek(after: token)
      if isFirst, token != position { word = kind }
      isFirst = !next.sameLine && open.isEmpty
      switch kind {
      case .leftParen, .leftBracket, .stringHead: open.append(kind)
      case .rightParen, .rightBracket, .stringTail: _ = open.popLast()
      case .leftBrace, .rightBrace, .semicolon: isFirst = open.isEmpty
      case .comma where open.isEmpty:
        if token == position || mayHaveComma(after: word, before: next), isSeparator(token) {
          let isInLine = next.sameLine && next.kind != .rightBrace
          writesSign = writesSign || isInLine
          edits.append(edit(tokenRange(token), isInLine ? ";" : ""))
          isFirst = true
        }
      default: break
      }
      token = next.index
    }
    commasEnd = end
    let title =
      writesSign
      ? Message("write `;`", "改为“;”")
      : edits.count == 1 ? Message("delete it", "删除它") : Message("delete them", "删除它们")
    return Fix(title(), .safe, edits)
  }

  /// Whether a comma after a member that begins with a word, and before another one, stands for the end of
  /// the member.
  private func mayHaveComma(
    after word: TokenKind, before next: (index: Int, kind: TokenKind, sameLine: Bool)
  ) -> Bool {
    switch word {
    case .appearanceKeyword, .styleKeyword, .importKeyword, .forKeyword, .ifKeyword, .enumKeyword:
      false
    case .varKeyword, .letKeyword:
      !next.sameLine || next.kind.isKeyword || next.kind == .rightBrace
    default: true
    }
  }
}
