import CtlDiagnostics
import CtlText

/// Looks ahead in broken lines. Only the second pass does this, and each look is bounded.
extension Parser {
  /// How many tokens a look ahead may pass.
  private static let reach = 32

  /// Reports and skips the text between the head of a member and its block on the same line.
  mutating func skipToBlock(with edits: [Edit] = []) {
    guard brackets != nil, !isAtBlock, !isAtLineStart, isBlockNear(position) else { return }
    var brace = position
    while kind(ofToken: brace) != .leftBrace { brace = peek(after: brace).index }
    let junk = tokenRange(position).lowerBound..<tokenRange(brace).lowerBound
    // Some of what stands there has a meaning in other languages.
    let head = kind(ofToken: wordOfHead)
    let isStatement = [.ifKeyword, .forKeyword, .elseKeyword].contains(head)
    let hasMeaning =
      isStatement && (at(.inKeyword) || at(.colon) && peekNext().kind != .leftBrace)
      || [.appearanceKeyword, .styleKeyword].contains(head) && at(.comma)
      || isAtOrder
    let text = source.string(junk).trimmedSpaces
    var fix = deleteFix(junk, saying: text.contains(" ") ? text : nil)
    fix.edits += edits.filter { $0.location.range.lowerBound >= junk.upperBound }
    expected(.block, fixes: hasMeaning ? [] : [fix])
    let node = open(.unexpected)
    while !at(.leftBrace), !isAtLimit { advance() }
    close(node)
  }

  /// The same after the head of an element, which may lack a block.
  mutating func skipHead() {
    let isCall = at(.leftParen) && isCallForText(position)
    guard isCall || isBlockNear(position) else { return }
    if at(.colon), reportElementAfterColon() { return }
    if at(.colon) || at(.assign) {
      let fix = Fix(
        Message("delete it", "删除它")(), .safe, [Edit(Location(file, tokenRange(position)), "")])
      expected(.block, fixes: [fix])
    } else if reportActionAfterText() {
      // What follows the text is told as a handler.
    } else {
      expected(.head)
    }
    let node = open(.unexpected)
    while !at(.leftBrace), !at(.rightBrace), !isAtLimit, !isAtLineStart { advance() }
    close(node)
  }

  /// Whether a `{` follows on the line of a token, with nothing before it that could begin a
  /// member.
  mutating func isBlockNear(_ start: Int) -> Bool {
    var token = start
    for _ in 0..<Parser.reach {
      if token >= limit || kind(ofToken: token) == .rightBrace { return false }
      let next = peek(after: token)
      guard next.sameLine else { return false }
      switch next.kind {
      case .leftBrace: return true
      case .rightBrace, .semicolon, .bind, .arrow, .assign: return false
      default: token = next.index
      }
    }
    return false
  }

  /// `slider: {`: a colon between a kind and its block.
  mutating func isBlock(after colon: Int) -> Bool {
    let next = peek(after: colon)
    return next.kind == .leftBrace && next.sameLine
  }

  /// `row("Display") {`, `label("Display")`: parentheses where a kind has its text or its block.
  mutating func isCallForText(_ paren: Int) -> Bool {
    let first = peek(after: paren).kind
    let isText = first == .string || first == .stringHead
    var token = paren
    for _ in 0..<Parser.reach {
      let next = peek(after: token)
      if kind(ofToken: token) == .rightParen {
        if next.kind == .leftBrace && next.sameLine { return true }
        return isText && (!next.sameLine || next.kind == .rightBrace || next.kind == .endOfFile)
      }
      guard next.sameLine else { return false }
      token = next.index
    }
    return false
  }

  /// `-> name(`
  mutating func isCall(after arrow: Int) -> Bool {
    let name = peek(after: arrow)
    let paren = peek(after: name.index)
    return name.sameLine && name.kind == .identifier && paren.sameLine && paren.kind == .leftParen
  }

  /// Whether a name in a layout begins a member that belongs elsewhere: `label "One"`, `value: 1`.
  mutating func startsMember() -> Bool {
    let next = peekNext()
    guard next.sameLine else { return false }
    switch next.kind {
    case .string, .stringHead, .leftBrace, .identifier, .quotedIdentifier, .colon, .bind:
      return true
    default: return false
    }
  }

  /// A name at the top of a file: `scren Settings {`.
  mutating func parseMisspelt(_ node: Int) {
    let word = source.string(tokenRange(position))
    let words = [
      TokenKind.importKeyword, .screenKeyword, .componentKeyword, .enumKeyword, .recordKeyword,
      .appearanceKeyword,
    ]
    let next = peekNext()
    guard next.sameLine, next.kind == .identifier || next.kind == .string,
      let near = ForeignWords.keywords[word]?.here.first
        ?? nearestName(to: word, among: words.compactMap(\.spelling)),
      let kind = words.first(where: { $0.spelling == near })
    else {
      parseNamed(node, .file)
      return
    }
    let fix = Fix(
      Message("write `{word}`", "改为 `{word}`")(["word": .text(near)]), .suggestion,
      [Edit(Location(file, tokenRange(position)), near)])
    expected(.declaration, atToken: true, fixes: [fix])
    switch kind {
    case .importKeyword: parseImport(node)
    case .screenKeyword: parseScreen(node)
    case .componentKeyword: parseComponent(node)
    case .enumKeyword: parseEnum(node)
    case .recordKeyword: parseRecord(node)
    default: parseAppearance(node)
    }
  }

  /// `.a.b ==`: the rest of an anchor, and a relation.
  mutating func isPath(_ dot: Int) -> Bool {
    var token = dot
    for _ in 0..<Parser.reach {
      let next = peek(after: token)
      guard next.sameLine else { return false }
      switch next.kind {
      case .equal, .lessOrEqual, .greaterOrEqual: return true
      case .identifier, .dot: token = next.index
      default: return false
      }
    }
    return false
  }
}
