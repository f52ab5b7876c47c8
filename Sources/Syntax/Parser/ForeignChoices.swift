import CtlDiagnostics

/// Values that other languages choose with `if`.
extension Parser {
  /// `if flag { "a" } else { "b" }` or `if (flag) "a" else "b"` as a value.
  mutating func parseForeignChoice() {
    let start = position
    let rest = open(.unexpected)
    // Conditions and values in turn, and a last value.
    var parts: [Range<Int>] = []
    var from = position + 1
    var hasLast = true
    while !isAtLimit, !at(.rightBrace), !at(.semicolon), position == start || !isAtLineStart {
      if at(.leftBrace) {
        parts.append(from..<max(from, position))
        let brace = position
        skipBalanced()
        parts.append(brace + 1..<max(brace + 1, previousEnd - 1))
        hasLast = at(.elseKeyword) && !isAtLineStart
        if !hasLast { break }
        (from, hasLast) = endOfElse()
      } else if at(.elseKeyword) {
        let value = startOfLastValue(from..<position)
        parts += [from..<value, value..<position]
        (from, hasLast) = endOfElse()
      }
      advance()
    }
    if hasLast, from > start + 1 { parts.append(from..<max(from, previousEnd)) }
    close(rest)
    let texts = parts.filter { !$0.isEmpty }.map {
      String(text($0).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
    let choice = choice(of: texts)
    reportForeign(
      bytes(start..<max(previousEnd, start + 1)),
      Phrase(
        Message(
          "a choice in a value is written `condition ? this : that`", "值中的选择写作 `条件 ? 这个 : 那个`")),
      fixes: choice.map { [writeFix($0, [edit(bytes(from: start), $0)])] } ?? [])
  }

  /// The end of `else`, or of `else if`, after which no last value stands.
  private mutating func endOfElse() -> (token: Int, isLast: Bool) {
    let next = peekNext()
    let isLast = next.kind != .ifKeyword || !next.sameLine
    return (isLast ? position + 1 : next.index + 1, isLast)
  }

  /// `flag ? "a" : other ? "b" : "c"`; nil where a part is missing.
  private func choice(of texts: [String]) -> String? {
    guard texts.count >= 3, !texts.count.isMultiple(of: 2), texts.count <= 15 else { return nil }
    let pairs = stride(from: 0, to: texts.count - 1, by: 2).map {
      "\(texts[$0]) ? \(texts[$0 + 1])"
    }
    return (pairs + [texts[texts.count - 1]]).joined(separator: " : ")
  }

  /// Where the value begins that follows a condition without a sign between: after parentheses, or
  /// where one text or word comes last.
  private mutating func startOfLastValue(_ tokens: Range<Int>) -> Int {
    var words: [(token: Int, kind: TokenKind)] = []
    for token in tokens where !kind(ofToken: token).isTrivia {
      words.append((token, kind(ofToken: token)))
    }
    if words.first?.kind == .leftParen {
      var depth = 0
      for word in words {
        if word.kind == .leftParen { depth += 1 }
        if word.kind == .rightParen { depth -= 1 }
        if depth == 0 { return word.token + 1 }
      }
    }
    let ends: [TokenKind] = [.string, .number, .identifier]
    guard words.count > 1, let last = words.popLast(), ends.contains(last.kind),
      (ends + [.rightParen]).contains(words[words.count - 1].kind)
    else { return tokens.upperBound }
    return last.token
  }
}
