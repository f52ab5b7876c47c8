/// Matches the brackets of one declaration by their indentation, as a person would.
///
/// A `}` that begins a line belongs to the `{` of a line with the same indentation; what was opened
/// between them was never closed. Each token pays for its steps, so the work is linear. Beyond
/// `limit`, it gives up: neither the nesting nor the findings of such a file are looked at.
struct BracketMatcher {
  static let limit = 4096

  private(set) var ends: [Int: Int] = [:]
  private(set) var missingBraces: Set<Int> = []
  private(set) var strays: Set<Int> = []

  private let tokens: TokenList
  /// The starts of strings that swallowed the rest of their line.
  private let brokenStrings: Set<Int>
  private var open: [Open] = []
  /// How many `{` are open on lines of each indentation.
  private var openBraces: [Int: Int] = [:]
  /// How many of each other kind are open after the last `{`.
  private var openParens = 0
  private var openSquares = 0
  private var openStrings = 0
  /// `{` whose partner may belong to something else, because it ends a line.
  private var doubtful: [(open: Open, close: Int)] = []
  /// The lines above, each more indented than the one before; the current one is last.
  private var lines: [Line] = []
  /// The line above the current one at its indentation, if the lines between are deeper.
  private var sibling: Line?
  private var siblingHasBody = false
  private var indentation = 0
  private var previous = 0

  private struct Open {
    let token: Int
    let kind: TokenKind
    /// Of its line.
    let indentation: Int
    let line: Int
    /// Whether the lines inside are known to be indented more than the line.
    var isIndented: Bool
    /// The first token of the next line that is not.
    var end: Outdent?
    /// A `}` inside that fits no line; it is taken if no better one comes, and moves the others out.
    var deeperClose: Int?
  }

  private struct Outdent {
    let token: Int
    let indentation: Int
  }

  private struct Line {
    let first: Int
    var last: Int
    let indentation: Int
  }

  init(_ tokens: TokenList, _ brokenStrings: Set<Int>) {
    self.tokens = tokens
    self.brokenStrings = brokenStrings
  }

  mutating func run(_ range: Range<Int>) {
    var isLineStart = true
    var line = 0
    for token in range {
      if open.count + ends.count + strays.count > BracketMatcher.limit { break }
      let kind = tokens.kinds[token]
      if kind == .newline {
        isLineStart = true
        line += 1
      }
      if kind.isTrivia || kind == .unknown { continue }
      if isLineStart { beginLine(token) }
      bracket(token, kind, isLineStart, line)
      isLineStart = false
      previous = token
    }
    leaveParens(range.upperBound)
    var inner: Outdent?
    while let last = open.popLast() { inner = leave(last, at: range.upperBound, inner) }
  }

  private mutating func bracket(_ token: Int, _ kind: TokenKind, _ isFirst: Bool, _ line: Int) {
    switch kind {
    case .leftParen: openParens += 1
    case .leftBracket: openSquares += 1
    case .stringHead: openStrings += 1
    case .rightParen:
      closeParen(token, .leftParen, openParens)
      return
    case .rightBracket:
      closeParen(token, .leftBracket, openSquares)
      return
    case .stringMiddle where openStrings > 0:
      leaveParens(token, within: .stringHead)
      return
    case .stringTail:
      closeParen(token, .stringHead, openStrings)
      return
    case .leftBrace:
      leaveParens(token)
      openBraces[indentation, default: 0] += 1
    case .rightBrace:
      leaveParens(token)
      if isFirst {
        indentation = column(of: token)
        closeFirst(token)
      } else {
        closeLast(token, line)
      }
      return
    default: return
    }
    let outer = open.last?.indentation ?? indentation
    open.append(
      Open(
        token: token, kind: kind, indentation: indentation, line: line,
        isIndented: indentation > outer))
  }

  // MARK: Lines

  private mutating func beginLine(_ token: Int) {
    let column = column(of: token)
    // An interpolation ends with its line at the latest.
    if openStrings > 0 { leaveStrings(token) }
    if let top = open.indices.last {
      let isInside = column > open[top].indentation
      if open[top].kind != .leftBrace {
        if isInside { return }  // the line continues inside parentheses
        if open[top].end == nil { open[top].end = Outdent(token: token, indentation: column) }
      } else if isInside {
        open[top].isIndented = true
      } else if open[top].end == nil, tokens.kinds[token] != .rightBrace {
        open[top].end = Outdent(token: token, indentation: column)
      }
    }
    indentation = column
    if !lines.isEmpty { lines[lines.count - 1].last = previous }
    siblingHasBody = false
    while let last = lines.last, last.indentation > column {
      lines.removeLast()
      siblingHasBody = true
    }
    sibling = lines.last?.indentation == column ? lines.popLast() : nil
    lines.append(Line(first: token, last: token, indentation: column))
  }

  private func column(of token: Int) -> Int {
    guard token > 0, tokens.kinds[token - 1] == .whitespace else { return 0 }
    return Int(tokens.starts[token] - tokens.starts[token - 1])
  }

  // MARK: Parentheses

  private mutating func closeParen(_ token: Int, _ kind: TokenKind, _ count: Int) {
    guard count > 0 else {
      // No such bracket is open here. The tail of a string is not a bracket of its own.
      if kind != .stringHead { strays.insert(token) }
      return
    }
    leaveParens(token, within: kind)
    if let last = open.popLast() { uncount(last.kind) }
  }

  /// Gives up the parentheses inside the last bracket of a kind.
  private mutating func leaveParens(_ token: Int, within kind: TokenKind = .leftBrace) {
    while let last = open.last, last.kind != kind, last.kind != .leftBrace {
      open.removeLast()
      uncount(last.kind)
      if last.kind != .stringHead { ends[last.token] = last.end?.token ?? token }
    }
  }

  private mutating func leaveStrings(_ token: Int) {
    while openStrings > 0 {
      leaveParens(token, within: .stringHead)
      guard let last = open.last, last.kind == .stringHead else { return }
      open.removeLast()
      uncount(.stringHead)
    }
  }

  private mutating func uncount(_ kind: TokenKind) {
    switch kind {
    case .leftParen: openParens -= 1
    case .leftBracket: openSquares -= 1
    case .stringHead: openStrings -= 1
    default: break
    }
  }

  // MARK: Braces

  /// A `}` that does not begin its line.
  private mutating func closeLast(_ token: Int, _ line: Int) {
    guard let last = closeBrace() else {
      strays.insert(token)
      return
    }
    if last.line != line { doubtful.append((last, token)) }
  }

  /// A `}` that begins a line.
  private mutating func closeFirst(_ token: Int) {
    while let last = doubtful.last, last.open.indentation > indentation { doubtful.removeLast() }
    guard let top = open.last, top.indentation >= indentation else {
      closeNothing(token)
      return
    }
    if top.indentation > indentation, openBraces[indentation, default: 0] > 0 {
      var inner: Outdent?
      while let last = open.last, last.indentation > indentation {
        _ = popBrace()
        inner = leave(last, at: token, inner)
      }
    }
    _ = closeBrace()
  }

  /// Closes the last brace. With a `}` to spare inside, the one around it may be closed as well.
  private mutating func closeBrace() -> Open? {
    let last = popBrace()
    if let close = last?.deeperClose, let top = open.indices.last, open[top].deeperClose == nil {
      open[top].deeperClose = close
    }
    return last
  }

  private mutating func popBrace() -> Open? {
    guard let last = open.popLast() else { return nil }
    openBraces[last.indentation, default: 1] -= 1
    return last
  }

  /// No `{` fits: an earlier `}` took it, or the line before lacks it, or there is one `}` too
  /// many.
  private mutating func closeNothing(_ token: Int) {
    if let last = doubtful.last, last.open.indentation == indentation {
      doubtful.removeLast()
      strays.insert(last.close)
    } else if let sibling, isHeader(sibling) {
      missingBraces.insert(sibling.last)
    } else {
      strays.insert(token)
      if let top = open.indices.last, open[top].deeperClose == nil { open[top].deeperClose = token }
    }
  }

  /// Whether a line could begin a block but does not.
  private func isHeader(_ line: Line) -> Bool {
    if tokens.kinds[line.last] == .leftBrace { return false }
    if brokenStrings.contains(Int(tokens.starts[line.last])) { return siblingHasBody }
    switch tokens.kinds[line.first] {
    case .screenKeyword, .componentKeyword, .enumKeyword, .recordKeyword, .appearanceKeyword,
      .ifKeyword, .elseKeyword, .forKeyword, .layoutKeyword, .accessibilityKeyword,
      .sampleKeyword, .styleKeyword:
      return true
    case .onKeyword:
      // `on count.changed`
      return siblingHasBody
        && !tokens.kinds[line.first...line.last].contains { $0 == .arrow || $0 == .leftBrace }
    case .rightParen: return line.first == line.last
    case .rightBrace:
      return tokens.kinds[line.first..<line.last].contains(.elseKeyword)
        || tokens.kinds[line.last] == .elseKeyword
    case .identifier, .quotedIdentifier:
      if isPublicDeclaration(line.first) { return true }
      guard siblingHasBody else { return false }
      // `kind`, `kind name`, `kind "text"`, `kind name "text"`, and nothing else.
      let rest = tokens.kinds[line.first...line.last].dropFirst().filter { !$0.isTrivia }
      return rest.count <= 2
        && rest.allSatisfy { $0 == .identifier || $0 == .quotedIdentifier || $0 == .string }
    default: return false
    }
  }

  /// `public screen A`
  private func isPublicDeclaration(_ word: Int) -> Bool {
    let kinds = tokens.kinds
    return word + 2 < kinds.count && kinds[word + 1] == .whitespace
      && kinds[word + 2] != .letKeyword && kinds[word + 2].beginsPublicDeclaration
  }

  /// Notes where a `{` without a partner ends; returns that place for the one around it.
  private mutating func leave(_ brace: Open, at token: Int, _ inner: Outdent?) -> Outdent? {
    if let close = brace.deeperClose {
      strays.remove(close)
      return inner
    }
    var end = brace.isIndented ? brace.end : nil
    if end == nil, brace.isIndented, let inner, inner.indentation <= brace.indentation {
      end = inner
    }
    ends[brace.token] = end?.token ?? token
    return end ?? inner
  }
}
