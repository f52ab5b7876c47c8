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
    leaveInnerDeclarations(tokens)
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

  /// A declaration in the first column is inside of another one where the braces say so: where what stands
  /// before it and a few that follow it have all their partners together. Each token is read a few times.
  private mutating func leaveInnerDeclarations(_ tokens: TokenList) {
    let bounds = [0] + declarations + [tokens.kinds.count - 1]
    declarations = []
    var index = 0
    while index + 1 < bounds.count {
      var end = index + 1
      var balance = Balance()
      balance.read(tokens, bounds[index]..<bounds[end])
      var next = end
      while !balance.isBroken, !balance.open.isEmpty, next + 1 < bounds.count,
        next - index < Brackets.innerDeclarations
      {
        balance.read(tokens, bounds[next]..<bounds[next + 1])
        next += 1
        if balance.isMatched { end = next }
      }
      if end + 1 < bounds.count { declarations.append(bounds[end]) }
      index = end
    }
  }

  private static let innerDeclarations = 8

  /// Whether every bracket in a run of tokens has its partner.
  private static func match(_ tokens: TokenList, _ range: Range<Int>) -> Bool {
    var balance = Balance()
    balance.read(tokens, range)
    return balance.isMatched
  }

  /// The brackets that are open after some tokens.
  private struct Balance {
    private(set) var open: [TokenKind] = []
    /// Whether a bracket closed another one than its partner.
    private(set) var isBroken = false

    var isMatched: Bool { !isBroken && open.isEmpty }

    mutating func read(_ tokens: TokenList, _ range: Range<Int>) {
      for token in range where !isBroken {
        switch tokens.kinds[token] {
        case .leftBrace, .leftParen, .leftBracket, .stringHead: open.append(tokens.kinds[token])
        case .rightBrace: isBroken = open.popLast() != .leftBrace
        case .rightParen: isBroken = open.popLast() != .leftParen
        case .rightBracket: isBroken = open.popLast() != .leftBracket
        case .stringTail: isBroken = open.popLast() != .stringHead
        case .stringMiddle: isBroken = open.last != .stringHead
        default: break
        }
      }
    }
  }
}
