/// The brackets of a file without a partner, and where the missing one belongs according to the
/// indentation. Made only for files with a mistake.
struct Brackets {
  /// For each opening bracket without a partner, the token before which it ends.
  private(set) var ends: [Int: Int] = [:]
  /// The last tokens of lines that lack a `{` at their end.
  private(set) var missingBraces: Set<Int> = []
  /// Closing brackets that close nothing.
  private(set) var strays: [Int] = []
  /// Where the declarations of the file begin: a keyword in the first column.
  private(set) var declarations: [Int] = []

  /// The first declaration after a token.
  func declaration(after token: Int) -> Int? {
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle] <= token { low = middle + 1 } else { high = middle }
    }
    return low < declarations.count ? declarations[low] : nil
  }
}

extension Brackets {
  init(_ tokens: TokenList, brokenStrings: Set<Int>) {
    findDeclarations(tokens)
    var start = 0
    for end in declarations + [tokens.kinds.count - 1] {
      // A declaration whose brackets match may be indented as its author likes.
      let isMatched = Brackets.match(tokens, start..<end)
      if ends.count + strays.count < BracketMatcher.limit, !isMatched {
        var matcher = BracketMatcher(tokens, brokenStrings)
        matcher.run(start..<end)
        ends.merge(matcher.ends) { first, _ in first }
        missingBraces.formUnion(matcher.missingBraces)
        strays += matcher.strays
      }
      start = end
    }
    strays.sort()
  }

  private mutating func findDeclarations(_ tokens: TokenList) {
    var isColumnZero = true
    for token in tokens.kinds.indices {
      switch tokens.kinds[token] {
      case .newline: isColumnZero = true
      case .importKeyword, .screenKeyword, .componentKeyword, .enumKeyword, .recordKeyword:
        if isColumnZero, Brackets.startsDeclaration(tokens, token) { declarations.append(token) }
        isColumnZero = false
      case .identifier where isColumnZero:
        // `public screen A {`
        let next = token + 2
        if tokens.kinds[token + 1] == .whitespace,
          tokens.kinds[next].beginsPublicDeclaration,
          Brackets.startsDeclaration(tokens, next)
        {
          declarations.append(token)
        }
        isColumnZero = false
      default: isColumnZero = false
      }
    }
  }

  /// Whether a keyword is followed by the other words of its declaration: `screen A {`.
  private static func startsDeclaration(_ tokens: TokenList, _ token: Int) -> Bool {
    func next(_ token: Int) -> Int {
      let following = token + 1
      return tokens.kinds[following] == .whitespace ? following + 1 : following
    }
    let second = next(token)
    if tokens.kinds[token] == .importKeyword {
      switch tokens.kinds[second] {
      case .string, .newline: return true
      case .identifier: return [.newline, .endOfFile].contains(tokens.kinds[next(second)])
      default: return false
      }
    }
    switch tokens.kinds[second] {
    case .leftBrace, .string: return true
    case .identifier, .quotedIdentifier:
      switch tokens.kinds[next(second)] {
      case .leftBrace, .leftParen, .string, .stringHead, .newline, .endOfFile: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether every bracket in a run of tokens has its partner.
  private static func match(_ tokens: TokenList, _ range: Range<Int>) -> Bool {
    var open: [TokenKind] = []
    for token in range {
      switch tokens.kinds[token] {
      case .leftBrace, .leftParen, .leftBracket, .stringHead: open.append(tokens.kinds[token])
      case .rightBrace: if open.popLast() != .leftBrace { return false }
      case .rightParen: if open.popLast() != .leftParen { return false }
      case .rightBracket: if open.popLast() != .leftBracket { return false }
      case .stringTail: if open.popLast() != .stringHead { return false }
      case .stringMiddle: if open.last != .stringHead { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
