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
  private mutating func skipModifier() {
    advance()
    if isAtName || current.isKeyword, !followsNewline { advance() }
    if at(.leftParen), !followsNewline { skipBalanced() }
    if at(.leftBrace), !followsNewline { skipBalanced() }
  }

  /// `.font(.headline)` after an element, on its line or on lines of its own.
  mutating func parseModifiers() {
    let start = position
    let before = previousEnd
    var members: [String]? = []
    let rest = open(.unexpected)
    while at(.dot), !isAtLimit {
      let dot = position
      skipModifier()
      if let member = property(ofModifier: dot..<previousEnd) {
        members?.append(member)
      } else {
        members = nil
      }
    }
    close(rest)
    var fixes: [Fix] = []
    if before > 0, let members {
      let last = kind(ofToken: before - 1)
      if last == .string || last == .stringTail || last == .identifier {
        let block = " { \(members.joined(separator: "; ")) }"
        let range = tokenRange(before - 1).upperBound..<tokenRange(previousEnd - 1).upperBound
        fixes = [writeFix(String(block.dropFirst()), [edit(range, block)])]
      }
    }
    reportForeign(
      bytes(from: start),
      Message(
        "properties stand in the block of their element: `{block}`", "属性写在元素的块中：`{block}`")(
          ["block": .text("{ \(members?.joined(separator: "; ") ?? "font: .headline") }")]),
      fixes: fixes)
  }

  /// `.disabled(x)` as `isEnabled: !x`; nil for a modifier with several arguments, or unknown ones.
  private mutating func property(ofModifier tokens: Range<Int>) -> String? {
    let name = peek(after: tokens.lowerBound).index
    let paren = peek(after: name).index
    guard paren < tokens.upperBound, kind(ofToken: paren) == .leftParen else { return nil }
    let inner = paren + 1..<max(paren + 1, tokens.upperBound - 1)
    guard !inner.isEmpty,
      !inner.contains(where: { [.comma, .colon, .newline].contains(kind(ofToken: $0)) })
    else { return nil }
    let spelled = word(name)
    // Only a stack has margins.
    let here = ForeignWords.properties[spelled]?.here.first { $0 != "margins" }
    let isOpposite = ForeignWords.opposites.contains(spelled.lowercased())
    return "\(here ?? spelled): \(isOpposite ? "!" : "")\(text(inner))"
  }
}
