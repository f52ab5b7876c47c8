import CtlDiagnostics

/// `on select -> count += 1; save(count: count)`: an arrow has one step.
extension Parser {
  /// A step after the one of an arrow, on the same line; returns whether it is one.
  mutating func parseStepAfterArrow(_ node: Int) -> Bool {
    let next = peekNext().kind
    guard [.leftParen, .plusAssign, .minusAssign, .assign, .dot].contains(next),
      let (handler, arrow) = handlerBefore()
    else { return false }
    let start = position
    builder.setKind(node, .unexpected)
    skipLine(isWhole: true)
    builder.cut(to: node + 1)
    let end = tokenRange(significant(before: position) ?? start).upperBound
    let head = text(handler..<arrow).trimmedSpaces
    reportForeign(
      tokenRange(start).lowerBound..<end,
      Message(
        "several steps stand in a block, without an arrow: `{head} { …; … }`",
        "几个步骤写在块中，不用箭头：`{head} { …; … }`")(["head": .text(head)]),
      fixes: [
        Fix(
          Phrase(Message("write a block", "改写为块")), .suggestion,
          [edit(tokenRange(arrow), "{"), edit(end..<end, " }")])
      ])
    return true
  }

  /// The `on` and the arrow of the handler before a `;` on this line.
  private mutating func handlerBefore() -> (handler: Int, arrow: Int)? {
    guard var token = significant(before: position), kind(ofToken: token) == .semicolon else {
      return nil
    }
    let first = firstOnLine(token)
    var arrow: Int?
    while token > first {
      token -= 1
      switch kind(ofToken: token) {
      case .leftBrace, .rightBrace: return nil
      case .arrow where arrow == nil: arrow = token
      case .onKeyword: return arrow.map { (token, $0) }
      default: break
      }
    }
    return nil
  }
}
