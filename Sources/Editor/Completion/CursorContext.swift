import CtlSyntax

/// The context of a cursor, from the tokens before it: the current word, the brackets around it,
/// its member and the block around that. Works in the middle of an unfinished line, because it uses
/// the tree only for the block.
struct CursorContext {
  let tree: SyntaxTree
  let offset: Int
  /// The bytes of the word at the cursor; empty between words.
  let word: Range<Int>
  /// The significant tokens of the member before the word, bracket by bracket, innermost first; the
  /// last frame is the member itself. Closed brackets are left out.
  let frames: [Frame]
  /// The nodes around the cursor down to its block, the file first.
  let blockPath: [Int]
  /// The significant token after the word, and whether it is on the same line.
  let next: (token: Int, isOnLine: Bool)
  /// The first token that is not before the cursor's word.
  let end: Int

  struct Frame {
    /// The bracket that opens it; nil for the member.
    var opener: Int?
    var tokens: [Int] = []
  }

  init(_ tree: SyntaxTree, _ offset: Int) {
    self.tree = tree
    self.offset = offset
    let token = tree.wordToken(at: offset)
    word = token.map { tree.tokenRange($0) } ?? offset..<offset
    // The tokens that end at or before the word.
    var end = token ?? tree.token(at: offset)
    if token == nil, tree.tokenRange(end).lowerBound < offset { end += 1 }
    next = CursorContext.next(tree, from: token.map { $0 + 1 } ?? end)
    frames = CursorContext.frames(tree, before: end)
    self.end = end
    blockPath = tree.blockPath(at: word.lowerBound)
  }

  /// The tokens of the innermost frame.
  var tokens: [Int] { frames[0].tokens }
  /// The tokens of the member, without attributes.
  var member: ArraySlice<Int> {
    let tokens = frames[frames.count - 1].tokens
    var start = 0
    while start < tokens.count, kind(tokens[start]) == .at { start = min(start + 2, tokens.count) }
    return tokens[start...]
  }
  var opener: Int? { frames[0].opener }
  /// What follows the first word of the member, or its states in parentheses: `:` or `<->`.
  var memberSign: TokenKind? {
    let rest = member.dropFirst()
    guard let second = rest.first else { return nil }
    return kind(second) == .rightParen ? rest.dropFirst().first.map { kind($0) } : kind(second)
  }
  var previous: Int? { tokens.last ?? opener }
  var isInBrackets: Bool { frames.count > 1 }

  /// The kind of a token. Of two dots with the cursor between them, as in `name..count`, the first is a dot.
  func kind(_ token: Int) -> TokenKind {
    let kind = tree.tokenKinds[token]
    guard kind == .closedRange, case let range = tree.tokenRange(token),
      range == offset - 1..<offset + 1
    else { return kind }
    return .dot
  }
  func text(_ token: Int) -> String { tree.name(ofToken: token) }

  /// The tokens after the last comma of a frame.
  func item(_ frame: Int = 0) -> ArraySlice<Int> {
    let tokens = frames[frame].tokens
    let start = tokens.lastIndex { kind($0) == .comma }.map { $0 + 1 } ?? 0
    return tokens[start...]
  }

  /// The name of an argument that has one, with `:` or `<->` after it.
  func label(of item: ArraySlice<Int>) -> String? {
    guard item.count >= 2, [.colon, .bind].contains(kind(item[item.startIndex + 1])) else {
      return nil
    }
    return text(item[item.startIndex])
  }

  /// How many commas are before the cursor in a frame.
  func position(_ frame: Int = 0) -> Int {
    frames[frame].tokens.lazy.filter { kind($0) == .comma }.count
  }

  private static func next(_ tree: SyntaxTree, from token: Int) -> (token: Int, isOnLine: Bool) {
    var token = token
    var isOnLine = true
    while token < tree.tokenCount - 1, tree.tokenKinds[token].isTrivia {
      if tree.tokenKinds[token] == .newline { isOnLine = false }
      token += 1
    }
    return (min(token, tree.tokenCount - 1), isOnLine)
  }

  private static func frames(_ tree: SyntaxTree, before end: Int) -> [Frame] {
    var frames = [Frame()]
    var closed = 0
    var token = end - 1
    var follower: Int?
    // Line ends after this token are inside brackets.
    var openUntil = Int.max
    // Deeper than anything that the parser reads.
    scan: while token >= 0, frames.count <= SyntaxTree.nestingLimit {
      let kind = tree.tokenKinds[token]
      switch kind {
      case .rightParen, .rightBracket, .stringTail:
        closed += 1
        // A closed bracket leaves its end, to show that a value comes before.
        if closed == 1 { frames[frames.count - 1].tokens.append(token) }
      case .leftParen, .leftBracket, .stringHead:
        if closed > 0 {
          closed -= 1
        } else {
          frames[frames.count - 1].opener = token
          frames.append(Frame())
        }
      case .stringMiddle:
        if closed == 0 {
          frames[frames.count - 1].opener = token
          frames.append(Frame())
          closed = 1
          frames[frames.count - 1].tokens.append(token)
        }
      case .leftBrace, .rightBrace, .semicolon:
        if closed == 0 { break scan }
      case .newline:
        guard closed == 0, token < openUntil else { break }
        if continues(tree, at: token, follower) { break }
        // A line end inside brackets is ignored, unless they are never closed.
        guard frames.count < frameLimit, let opener = openBracket(tree, around: token) else {
          break scan
        }
        openUntil = opener
      case .whitespace, .lineComment, .docComment, .blockComment: break
      default:
        if closed == 0 { frames[frames.count - 1].tokens.append(token) }
      }
      if !kind.isTrivia { follower = token }
      token -= 1
    }
    for index in frames.indices { frames[index].tokens.reverse() }
    return frames
  }

  /// Whether a line continues on the next one: there is an operator on either side, or `where` after the head of
  /// a loop.
  private static func continues(_ tree: SyntaxTree, at end: Int, _ follower: Int?) -> Bool {
    if let before = operatorEnd(tree, before: end), isOperator(before) || before == .comma {
      return true
    }
    guard let follower else { return false }
    let after = tree.tokenKinds[follower]
    if isOperator(after), !after.isPrefix { return true }
    return after == .identifier && tree.name(ofToken: follower) == "where"
      && tree.significant(before: end).flatMap { tree.firstOfLine($0) }.map {
        tree.tokenKinds[$0] == .forKeyword
      } == true
  }

  /// The kind of the last word of a line; the `?` of a type ends it.
  private static func operatorEnd(_ tree: SyntaxTree, before end: Int) -> TokenKind? {
    guard let last = tree.significant(before: end) else { return nil }
    let isOfType =
      tree.tokenKinds[last] == .question && last > 0 && !tree.tokenKinds[last - 1].isTrivia
    return isOfType ? nil : tree.tokenKinds[last]
  }

  private static func isOperator(_ kind: TokenKind) -> Bool {
    kind.isOperator || kind == .question
  }

  private static let frameLimit = 32

  /// The bracket of an earlier line that is still open at a line end and is closed later.
  private static func openBracket(_ tree: SyntaxTree, around end: Int) -> Int? {
    var closed = 0
    var token = end - 1
    while token >= 0 {
      switch tree.tokenKinds[token] {
      case .rightParen, .rightBracket: closed += 1
      case .leftParen, .leftBracket:
        if closed == 0 { return isBracketEnd(tree, from: end) ? token : nil }
        closed -= 1
      case .leftBrace, .rightBrace: return nil
      default: break
      }
      token -= 1
    }
    return nil
  }

  /// Whether the open bracket here is closed before the next brace.
  private static func isBracketEnd(_ tree: SyntaxTree, from start: Int) -> Bool {
    var open = 0
    var token = start
    while token < tree.tokenCount {
      switch tree.tokenKinds[token] {
      case .leftParen, .leftBracket: open += 1
      case .rightParen, .rightBracket:
        if open == 0 { return true }
        open -= 1
      case .leftBrace, .rightBrace: return false
      default: break
      }
      token += 1
    }
    return false
  }
}

extension SyntaxTree {
  /// The nodes around an offset, the file first, ending with the innermost block around it or with
  /// the file. A block without an end continues after its last member.
  func blockPath(at offset: Int) -> [Int] {
    var path = [0]
    var result = [0]
    var node = 0
    while true {
      var next: Int?
      for child in children(of: node) {
        let range = self.range(of: child)
        if range.lowerBound > offset { break }
        if offset <= range.upperBound || reaches(child, offset) { next = child }
      }
      guard let next else { return result }
      path.append(next)
      if nodes[next].kind == .block {
        let open = tokenRange(Int(nodes[next].firstToken)).upperBound
        let isAfter = isClosed(next) && offset >= range(of: next).upperBound
        if offset < open || isAfter { return result }
        result = path
      }
      node = next
    }
  }

  /// Whether a node that ends with an open block extends to an offset.
  private func reaches(_ node: Int, _ offset: Int) -> Bool {
    let end = Int(nodes[node].endToken)
    guard end > 0, end < tokenCount, offset <= tokenRange(significant(from: end)).lowerBound
    else { return false }
    var node = node
    while true {
      if nodes[node].kind == .block { return !isClosed(node) }
      var last: Int?
      for child in children(of: node) where Int(nodes[child].endToken) == end { last = child }
      guard let last else { return false }
      node = last
    }
  }

  /// Whether a block has its own `}`.
  func isClosed(_ block: Int) -> Bool {
    let end = Int(nodes[block].endToken)
    guard end - Int(nodes[block].firstToken) >= 2, tokenKinds[end - 1] == .rightBrace else {
      return false
    }
    return !children(of: block).contains { Int(nodes[$0].endToken) == end }
  }
}
