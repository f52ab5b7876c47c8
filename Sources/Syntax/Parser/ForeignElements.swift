import CtlDiagnostics

/// Elements that are written as calls, and the modifiers after them.
extension Parser {
  /// Whether the parentheses after a name are those of a call, rather than states: nothing that could
  /// be a value follows them.
  mutating func isCallForm(_ paren: Int) -> Bool {
    var level = 0
    var token = paren
    for _ in 0..<Parser.farReach {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket, .leftBrace: level += 1
      case .rightParen, .rightBracket, .rightBrace: level -= 1
      case .endOfFile: return false
      default: break
      }
      let next = peek(after: token)
      if level == 0 {
        if !next.sameLine { return true }
        switch next.kind {
        case .leftBrace, .rightBrace, .semicolon, .endOfFile, .dot: return true
        default: return false
        }
      }
      token = next.index
    }
    return false
  }

  /// `Text("Hi")`, `Button("Start") { start() }`, `start()`: an element or an action that is called.
  /// The checker knows the kinds, and says what to write.
  mutating func parseCallForm(_ node: Int, _ inside: MemberContext) {
    builder.setKind(node, .element)
    let start = position
    advance()
    let rest = open(.unexpected)
    skipBalanced()
    while at(.dot) { skipModifier() }
    close(rest)
    reportForeign(
      bytes(from: start),
      Message("`{word}` is written without parentheses", "`{word}` 后不写括号")(
        ["word": .text(word(start))]))
    guard at(.leftBrace), !isAtLineStart else { return }
    if isClosure {
      let block = open(.unexpected)
      skipBalanced()
      while at(.dot) { skipModifier() }
      close(block)
    } else {
      parseBlock(inside)
      if at(.dot) {
        let rest = open(.unexpected)
        while at(.dot) { skipModifier() }
        close(rest)
      }
    }
  }

  /// Whether the block here holds code instead of elements: `{ start() }`, `{ item in …`.
  var isClosure: Bool {
    mutating get {
      let first = peekNext()
      guard first.kind == .identifier else { return first.kind == .rightBrace }
      let second = peek(after: first.index)
      let isLower = source.bytes[Int(tokens.starts[first.index])] >= 0x61
      return second.kind == .inKeyword || (isLower && second.kind == .leftParen)
        || second.kind == .assign || second.kind == .dot || second.kind == .plus
    }
  }

  /// Skips a bracket with everything to its partner.
  mutating func skipBalanced() {
    var level = 0
    repeat {
      switch current {
      case .leftBrace, .leftParen, .leftBracket:
        // One that is never closed ends where its line does.
        if brackets?.ends[position] != nil {
          repeat { advance() } while !isAtLimit && !followsNewline
          return
        }
        level += 1
      case .rightBrace, .rightParen, .rightBracket: level -= 1
      default: break
      }
      advance()
    } while level > 0 && !isAtLimit
  }

  /// `.name(…) { … }`
  mutating func skipModifier() {
    advance()
    if isAtName || current.isKeyword, !followsNewline { advance() }
    if at(.leftParen), !followsNewline { skipBalanced() }
    if at(.leftBrace), !followsNewline { skipBalanced() }
  }
}
