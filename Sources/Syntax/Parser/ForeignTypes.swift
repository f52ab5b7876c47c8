import CtlDiagnostics
import CtlText

/// Types as other languages write them after their names.
extension Parser {
  /// `String | nil`, `String or nil` after a type, whose node is given.
  mutating func parseForeignOptionalType(_ node: Int) {
    let none = peekNext()
    let isWord = at(.identifier) && word(position) == "or"
    guard at(.or) || isWord, !isAtLineStart, none.sameLine,
      none.kind == .nilKeyword || ["null", "undefined", "None", "none"].contains(word(none.index))
    else { return }
    let range = bytes(previousEnd..<none.index + 1)
    let optional = builder.wrap(node, .optionalType)
    let start = position
    // The lexer reports a single `|`.
    if isWord || tokenRange(start).count == 2 {
      reportForeign(
        tokenRange(start),
        Phrase(
          Message(
            "a type that may lack its value has a `?`: `String?`", "可能没有值的类型加 `?`：`String?`")),
        fixes: [writeFix("?", [edit(range, "?")])])
    }
    let rest = open(.unexpected)
    while position <= none.index { advance() }
    close(rest)
    close(optional)
  }

  /// `screen B<T>`, `screen B[start: Int]` after the name, or after a title that begins at a token.
  mutating func parseForeignParameters(after title: Int? = nil) {
    guard brackets != nil, !isAtLineStart else { return }
    let start = position
    if at(.less) {
      let rest = open(.unexpected)
      repeat {
        advance()
      } while !isAtLimit && !isAtLineStart && !isAtBrace
        && kind(ofToken: previous) != .greater
      close(rest)
      reportForeign(
        bytes(from: start),
        Phrase(
          Message(
            "there are no type parameters: a parameter has one type", "没有类型参数：每个参数只有一个类型")),
        fixes: [deleteFix(bytes(from: start))])
    } else if at(.leftBracket), let end = endOfBrackets(start), peekNext().kind == .identifier,
      peek(after: peekNext().index).kind == .colon
    {
      reportForeign(
        bytes(start..<end + 1),
        Phrase(
          Message(
            "parameters stand in parentheses: `(start: Int)`", "参数写在圆括号中：`(start: Int)`")),
        fixes: [
          title.map { title in
            let name = tokenRange(significant(before: title) ?? title).upperBound
            let list = "(\(text(start + 1..<end)))"
            return writeFix(
              list,
              [
                edit(name..<name, list), edit(bytes(previousEnd..<end + 1), ""),
              ])
          } ?? writeFix("(…)", [edit(tokenRange(start), "("), edit(tokenRange(end), ")")])
        ])
      let list = open(.parameters)
      openBrackets += 1
      advance()
      while position < end, !isAtLimit {
        let before = position
        parseParameter()
        _ = eat(.comma)
        if position == before { break }
      }
      openBrackets -= 1
      while position <= end, !isAtLimit { advance() }
      close(list)
    }
  }
}
