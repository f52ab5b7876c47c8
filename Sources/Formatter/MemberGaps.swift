import CtlSyntax

extension Builder {
  /// Where a gap between members begins.
  enum MemberPlace { case startOfFile, startOfBlock, afterMember }

  /// Writes the gap between two members: the comments after the first, those before the second, and
  /// at most one empty line at a time; the separators are removed. A closing gap leaves the last
  /// line end to its caller.
  mutating func memberGap(_ place: MemberPlace, to end: Int, closing: Bool = false) {
    guard next <= end else { return }
    if place == .afterMember, kinds[end].continuesLine,
      let separator = kinds[next..<end].firstIndex(of: .semicolon)
    {
      writeGap(place, to: separator, closing: true)
      let before = kinds[..<separator].last { $0 != .whitespace && $0 != .newline }
      if before == .lineComment || before == .docComment { document.add(.newline) }
      take()
    }
    writeGap(place, to: end, closing: closing)
  }

  private mutating func writeGap(_ place: MemberPlace, to end: Int, closing: Bool) {
    // From here on there is no line end before the next member.
    var lastLine = next - 1
    var hasComment = false
    var newlines = 0
    for token in next..<end {
      switch kinds[token] {
      case .newline:
        lastLine = token
        newlines += 1
      case .lineComment, .docComment:
        lastLine = token
        hasComment = true
      case .blockComment: hasComment = true
      default: if !kinds[token].isTrivia { newlines = 0 }
      }
    }
    defer { next = end }
    guard hasComment else {
      if closing || place == .startOfFile { return }
      document.add(newlines > 1 && place == .afterMember ? .blankLine : .newline)
      return
    }

    newlines = 0
    var isOnLineOfPrevious = place != .startOfFile
    var isAfterBlockComment = false
    var isAfterSeparator = false
    var isAfterSeparatorOnLine = false
    var isAfterDocumentation = false
    // Without the empty line, a comment that documents nothing would document the next member.
    var needsBlankLine = false
    var isFirst = true
    for token in next..<end {
      let kind = kinds[token]
      switch kind {
      case .newline:
        newlines += 1
        isOnLineOfPrevious = false
        isAfterSeparatorOnLine = false
      case .lineComment, .docComment, .blockComment:
        let isBlock = kind == .blockComment
        if isOnLineOfPrevious, isBlock, token > lastLine {
          // It is on the line of both members, or of the brace.
          isOnLineOfPrevious = place == .afterMember && (closing || !isAfterSeparator)
        }
        if isOnLineOfPrevious || (isAfterBlockComment && newlines == 0) {
          if isBlock { document.add(.space) }
          document.add(isBlock ? .verbatim : .trailing, starts[token], starts[token + 1])
        } else {
          lineEnd(place, needsBlankLine ? 2 : newlines, isFirst)
          document.add(.verbatim, starts[token], starts[token + 1])
        }
        needsBlankLine = kind == .docComment && isAfterSeparatorOnLine && !isOnLineOfPrevious
        isAfterBlockComment = isBlock && !isOnLineOfPrevious
        isAfterDocumentation = kind == .docComment
        isFirst = false
        newlines = 0
      case .whitespace: break
      default:
        isAfterSeparator = true
        isAfterSeparatorOnLine = true
        if isAfterDocumentation { needsBlankLine = true }
        newlines = 0
      }
    }
    if closing { return }
    if isAfterBlockComment, newlines == 0 {
      document.add(.space)
    } else {
      lineEnd(place, needsBlankLine ? 2 : newlines, isFirst)
    }
  }

  private mutating func lineEnd(_ place: MemberPlace, _ newlines: Int, _ isFirst: Bool) {
    if isFirst, place == .startOfFile { return }
    let isBlank = newlines > 1 && !(isFirst && place == .startOfBlock)
    document.add(isBlank ? .blankLine : .newline)
  }
}

extension TokenKind {
  /// Whether it would continue the member on the line before, so that a `;` has to stay.
  var continuesLine: Bool {
    switch self {
    case .question, .colon, .leftBrace, .elseKeyword: true
    default: level != nil
    }
  }
}
