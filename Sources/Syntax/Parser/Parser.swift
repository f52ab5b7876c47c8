import CtlDiagnostics
import CtlText

extension SyntaxTree {
  /// Limits that keep every tool safe on any input.
  public static let nestingLimit = 256
  public static let fileSizeLimit = 64 << 20
  public static let findingLimit = 1000

  /// Parses any bytes. It never fails: mistakes are findings, and the rest of the file is in the
  /// tree.
  public static func parse(_ source: SourceText, file: FileID = FileID(0)) -> SyntaxTree {
    var findings: [Finding] = []
    var source = source
    let isTooLarge = source.bytes.count > fileSizeLimit
    if isTooLarge {
      findings.append(
        Finding(
          SyntaxCode.fileSize, at: Location(file, 0..<0),
          ["limit": .number(fileSizeLimit >> 20)]))
      // Token starts have 32 bits.
      if source.bytes.count > Int(UInt32.max) {
        source = SourceText(path: source.path, bytes: [])
      }
    }
    let utf16 = isTooLarge ? nil : UTF16Text(source.bytes)
    if let utf16 { findings.append(utf16.finding(at: Location(file, 0..<source.bytes.count))) }
    let isUnread = isTooLarge || utf16 != nil
    let tokens = isUnread ? TokenList(unread: source.bytes.count) : TokenList(source.bytes)
    var parser = Parser(tokens, source, file)
    parser.parseFile()
    if parser.hasStopped || tokens.hasLoneQuote, !isUnread {
      parser.restart()
      parser.parseFile()
      parser.reportStrays()
    }
    for error in tokens.errors
    where !parser.explained.contains(where: { $0.contains(error.range.lowerBound) }) {
      findings.append(error.finding(in: source, file: file))
    }
    findings += parser.findings
    findings = findings.inOrder
    if findings.count > findingLimit {
      findings.removeSubrange(findingLimit...)
      findings.append(
        Finding(
          SyntaxCode.findings, at: findings[findingLimit - 1].location,
          ["limit": .number(findingLimit)]))
    }
    return SyntaxTree(
      file: file, source: source, tokens: tokens, nodes: parser.finish(), findings: findings)
  }

  public static func parse(_ text: String, path: String = "Test.ctl") -> SyntaxTree {
    parse(SourceText(path: path, bytes: Array(text.utf8)))
  }
}

/// Recursive descent over the tokens.
///
/// The first pass stops at the first mistake. Then the file is parsed again with a map of its
/// brackets, and that pass reports and recovers. So sound files are fast, and broken ones can
/// afford a closer look. Every loop consumes a token on each turn or ends, and recursion is bounded
/// by `nestingLimit`, so the work is linear in the number of tokens.
///
/// It cannot be copied, and its accessors are `mutating`: a debug build would copy it for each
/// call, and deep nesting would not fit the stack of a secondary thread.
struct Parser: ~Copyable {
  let source: SourceText
  let file: FileID
  let tokens: TokenList
  /// The index of the token that ends the file.
  let endOfFile: Int

  /// The kinds of the tokens; in the second pass, brackets that close nothing are unknown.
  private var kinds: [TokenKind]
  var builder: TreeBuilder

  /// The current token, neither trivia nor unknown.
  private(set) var position = 0
  private(set) var current: TokenKind = .endOfFile
  /// The index after the last token that was consumed.
  private(set) var previousEnd = 0
  private(set) var followsNewline = true
  /// How many parentheses and square brackets are open: inside them lines break freely.
  var openBrackets = 0
  /// How many conditions `a ? b : c` lack their `:` so far.
  var openConditions = 0

  /// What the second pass knows about brackets; nil in the first.
  private(set) var brackets: Brackets?
  /// The token before which the current construct has to end: the end of the file or declaration,
  /// or of a bracket without a partner.
  var limit: Int
  private(set) var hasStopped = false

  var findings: [Finding] = []
  /// The place of the last mistake: a second one at the same token is the same.
  var lastErrorPosition = -1
  /// Whether the current member has a mistake of its own.
  var memberHasError = false
  /// Strings without an end, for mistakes that only follow from them.
  private(set) var brokenStrings: Set<Int> = []
  /// The starts of all tokens that the lexer reports.
  private(set) var brokenTokens: Set<Int> = []
  /// The lines with brackets that close nothing.
  var strayLines = StrayLines()
  /// Whether the word `case` was reported in the current enum.
  /// Where the words end that the last habit explains.
  var explainedEnd = 0
  /// What a finding explains as a whole: signs in it that cannot be read are no further mistakes.
  var explained: [Range<Int>] = []
  var isCaseReported = false
  /// The same for a word or sign among the fields of the current record.
  var isFieldReported = false
  /// Where the last `{` without a partner ends; one cut through several blocks is one mistake.
  var lastUnclosedEnd = -1
  /// The commas before this token are reported with the first of them.
  var commasEnd = -1
  /// The names with hyphens that are reported.
  var hyphenated: Set<String> = []
  /// The parameters among the members of the screen or component around.
  var strayParameters = StrayParameters()
  /// The last word of a variable in parentheses that was reported.
  var lastVariableWord = -1
  /// The records and enums of the file, once they are looked for.
  var declaredTypes: Set<String>?
  /// The `{` of the screen or component around.
  var bodyBrace: Int?
  /// That of the condition or loop around, inside of which names are known that a value may need.
  var branchBrace: Int?
  private var depth = 0
  /// Nesting beyond the limit is one mistake, whatever follows from it.
  var isSilenced = false

  init(_ tokens: TokenList, _ source: SourceText, _ file: FileID) {
    self.tokens = tokens
    self.source = source
    self.file = file
    kinds = tokens.kinds
    endOfFile = tokens.kinds.count - 1
    limit = endOfFile
    builder = TreeBuilder(tokenCount: tokens.kinds.count)
    look(from: 0)
    followsNewline = true
  }

  /// Starts the second pass.
  mutating func restart() {
    builder.cut(to: 0)
    for error in tokens.errors {
      brokenTokens.insert(error.range.lowerBound)
      if error.kind == .unterminatedString { brokenStrings.insert(error.range.lowerBound) }
    }
    let brackets = Brackets(tokens, brokenStrings: brokenStrings)
    for token in brackets.strays { kinds[token] = .unknown }
    strayLines = StrayLines(brackets.strays, tokens)
    self.brackets = brackets
    (previousEnd, openBrackets, depth, lastErrorPosition) = (0, 0, 0, -1)
    openConditions = 0
    (limit, hasStopped, isSilenced, memberHasError) = (endOfFile, false, false, false)
    look(from: 0)
    followsNewline = true
  }

  mutating func finish() -> [Node] { builder.finish() }

  /// Ends the first pass.
  mutating func stop() {
    hasStopped = true
    position = endOfFile
    current = .endOfFile
  }

  // MARK: Tokens

  @inline(__always) private mutating func look(from start: Int) {
    var index = start
    var sawNewline = false
    while kinds[index].rawValue <= TokenKind.unknown.rawValue {
      if kinds[index] == .newline { sawNewline = true }
      index += 1
    }
    position = index
    current = kinds[index]
    followsNewline = sawNewline
  }

  /// Consumes the current token; the end of the file is never consumed.
  @inline(__always) mutating func advance() {
    guard current != .endOfFile else { return }
    previousEnd = position + 1
    look(from: position + 1)
  }

  /// The next token, and whether it is on the same line.
  @inline(__always)
  mutating func peek(after token: Int) -> (index: Int, kind: TokenKind, sameLine: Bool) {
    var index = min(token + 1, endOfFile)
    var sameLine = true
    while kinds[index].rawValue <= TokenKind.unknown.rawValue {
      if kinds[index] == .newline { sameLine = false }
      index += 1
    }
    return (index, kinds[index], sameLine)
  }

  @inline(__always) mutating func peekNext() -> (index: Int, kind: TokenKind, sameLine: Bool) {
    peek(after: position)
  }

  @inline(__always) mutating func at(_ kind: TokenKind) -> Bool { current == kind }

  @inline(__always) mutating func eat(_ kind: TokenKind) -> Bool {
    guard current == kind else { return false }
    advance()
    return true
  }

  /// Whether a line ended before the current token, where line ends matter.
  @inline(__always) var isAtLineStart: Bool { mutating get { followsNewline && openBrackets == 0 } }
  @inline(__always) var isAtName: Bool {
    mutating get { current == .identifier || current == .quotedIdentifier }
  }
  /// Whether the current construct ends here.
  @inline(__always) var isAtLimit: Bool { mutating get { position >= limit } }
  @inline(__always) var isAtBrace: Bool {
    mutating get { current == .leftBrace || current == .rightBrace }
  }
  mutating func kind(ofToken token: Int) -> TokenKind { kinds[token] }

  mutating func tokenRange(_ token: Int) -> Range<Int> {
    let start = Int(tokens.starts[token])
    return start..<(token < endOfFile ? Int(tokens.starts[token + 1]) : start)
  }

  // MARK: Nodes

  @inline(__always) mutating func open(_ kind: NodeKind) -> Int {
    builder.open(kind, at: position)
  }

  @inline(__always) mutating func close(_ node: Int) { builder.close(node, before: previousEnd) }

  /// A node of the current token only.
  @inline(__always) mutating func leaf(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    close(node)
  }

  // MARK: Brackets

  struct OpenBracket {
    fileprivate let token: Int
    fileprivate let outerLimit: Int
  }

  /// Consumes an opening parenthesis or square bracket.
  mutating func openBracket() -> OpenBracket {
    let bracket = OpenBracket(token: position, outerLimit: limit)
    if let end = brackets?.ends[position] { limit = min(limit, end) }
    openBrackets += 1
    advance()
    return bracket
  }

  /// The closing bracket. Tokens in its way are reported and skipped.
  mutating func closeBracket(_ kind: TokenKind, _ bracket: OpenBracket) {
    openBrackets -= 1
    let isUnclosed = brackets?.ends[bracket.token] != nil
    limit = bracket.outerLimit
    if !isUnclosed, eat(kind) { return }
    expected(kind == .rightParen ? .closeParen : .closeBracket, for: bracket.token)
    guard !isUnclosed, !isAtLimit else { return }
    openBrackets += 1
    let node = open(.unexpected)
    skipTo(kind)
    openBrackets -= 1
    if previousEnd > builder.firstToken(of: node) { close(node) } else { builder.cut(to: node) }
    _ = eat(kind)
  }

  /// Skips to a closing bracket of this level, or to a brace.
  private mutating func skipTo(_ kind: TokenKind) {
    var level = 0
    while !isAtLimit, !at(.leftBrace), !at(.rightBrace) {
      switch current {
      case .leftParen, .leftBracket: level += brackets?.ends[position] == nil ? 1 : 0
      case .rightParen, .rightBracket:
        if level == 0 { return }
        level -= 1
      case .stringTail, .stringMiddle: if level == 0 { return }
      default: break
      }
      advance()
    }
  }

  // MARK: Depth

  /// Enters a level of nesting. At the limit it reports once, skips the contents and returns false.
  mutating func enter(block: Bool = false) -> Bool {
    depth += 1
    if depth <= SyntaxTree.nestingLimit { return true }
    depth -= 1
    report(
      SyntaxCode.nesting, tokenRange(position), ["limit": .number(SyntaxTree.nestingLimit)])
    isSilenced = true
    let node = open(.unexpected)
    skipNested(acrossLines: block)
    if previousEnd > builder.firstToken(of: node) { close(node) } else { builder.cut(to: node) }
    return false
  }

  mutating func leave() { depth -= 1 }
  /// Whether no block is open.
  var isTopLevel: Bool { mutating get { depth == 0 } }

  /// Skips to the bracket that closes the level around, or to the end of the line.
  private mutating func skipNested(acrossLines: Bool) {
    var level = 0
    var strings = 0
    while !isAtLimit {
      if followsNewline { strings = 0 }
      switch current {
      case .leftBrace, .leftParen, .leftBracket: level += 1
      case .rightBrace, .rightParen, .rightBracket:
        if level == 0 { return }
        level -= 1
      case .stringHead: strings += 1
      case .stringMiddle, .stringTail:
        if level == 0, strings == 0 { return }
        if current == .stringTail, strings > 0 { strings -= 1 }
      default: break
      }
      advance()
      if level == 0, !acrossLines, isAtLineStart { return }
    }
  }
}
