import CtlDiagnostics
import CtlText

extension SyntaxTree {
  /// Limits that keep every tool safe on any input.
  public static let nestingLimit = 256
  public static let fileSizeLimit = 64 << 20

  /// Parses any bytes. Never fails: mistakes are findings, and the rest of the file is in the tree.
  public static func parse(_ source: SourceText, file: FileID = FileID(0)) -> SyntaxTree {
    var findings: [Finding] = []
    let isTooLarge = source.bytes.count > fileSizeLimit
    var source = source
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
    let tokens = isTooLarge ? TokenList(unread: source.bytes.count) : TokenList(source.bytes)
    findings += tokens.errors.map { $0.finding(in: source, file: file) }
    let nodes = tokens.kinds.withUnsafeBufferPointer { kinds in
      var parser = Parser(kinds.baseAddress!, kinds.count, tokens.starts, source, file)
      parser.parseFile()
      findings += parser.findings
      return parser.takeNodes()
    }
    findings.sort(by: Finding.inOrder)
    return SyntaxTree(
      file: file, source: source, tokens: tokens, nodes: nodes, findings: findings)
  }

  public static func parse(_ text: String, path: String = "Test.ctl") -> SyntaxTree {
    parse(SourceText(path: path, bytes: Array(text.utf8)))
  }
}

/// Recursive descent over the tokens into one array of nodes.
///
/// A struct over raw memory, because a class or an array costs several times the parsing itself.
/// Every loop consumes a token on each turn or leaves, and recursion is bounded by `nestingLimit`,
/// so the work is linear in the number of tokens.
struct Parser {
  private let kinds: UnsafePointer<TokenKind>
  private let kindCount: Int
  let starts: [UInt32]
  let source: SourceText
  let file: FileID

  /// The token that is looked at, never trivia.
  private(set) var position = 0
  private(set) var current: TokenKind = .endOfFile
  /// Whether a line ended between the previous token and this one.
  private(set) var isAtLineStart = true
  /// Behind the last token that was consumed.
  private(set) var previousEnd = 0

  private var nodes: UnsafeMutablePointer<Node>
  private var nodeCapacity: Int
  private(set) var nodeCount = 0

  var findings: [Finding] = []
  private var lastErrorPosition = -1
  private var depth = 0
  /// Set when a declaration begins inside a block: the blocks around it end here, unreported.
  var isAbandoningBlocks = false

  init(
    _ kinds: UnsafePointer<TokenKind>, _ count: Int, _ starts: [UInt32], _ source: SourceText,
    _ file: FileID
  ) {
    self.kinds = kinds
    self.kindCount = count
    self.starts = starts
    self.source = source
    self.file = file
    nodeCapacity = count / 2 + 16
    nodes = .allocate(capacity: nodeCapacity)
    look(from: 0)
    isAtLineStart = true
  }

  /// The finished nodes; the parser is empty afterwards.
  mutating func takeNodes() -> [Node] {
    let result = Array(UnsafeBufferPointer(start: nodes, count: nodeCount))
    nodes.deallocate()
    nodeCount = 0
    nodeCapacity = 0
    return result
  }

  // MARK: Tokens

  @inline(__always) private mutating func look(from start: Int) {
    var index = start
    var sawNewline = false
    while true {
      let kind = kinds[index]
      if !kind.isTrivia { break }
      if kind == .newline { sawNewline = true }
      index += 1
    }
    position = index
    current = kinds[index]
    isAtLineStart = sawNewline
  }

  /// Consumes the current token; the end of the file is never consumed.
  @inline(__always) mutating func advance() {
    guard current != .endOfFile else { return }
    previousEnd = position + 1
    look(from: position + 1)
  }

  /// The kind of the significant token after the current one, and whether it is on the same line.
  @inline(__always) func peekNext() -> (kind: TokenKind, sameLine: Bool) {
    peek(after: position).peeked
  }

  @inline(__always)
  func peek(after token: Int) -> (index: Int, peeked: (kind: TokenKind, sameLine: Bool)) {
    var index = min(token + 1, kindCount - 1)
    var sameLine = true
    while kinds[index].isTrivia {
      if kinds[index] == .newline { sameLine = false }
      index += 1
    }
    return (index, (kinds[index], sameLine))
  }

  @inline(__always) func at(_ kind: TokenKind) -> Bool { current == kind }

  @inline(__always) mutating func eat(_ kind: TokenKind) -> Bool {
    guard current == kind else { return false }
    advance()
    return true
  }

  var isAtName: Bool { current == .identifier || current == .quotedIdentifier }
  var isAtEnd: Bool { current == .endOfFile }
  func kind(ofToken token: Int) -> TokenKind { kinds[token] }

  // MARK: Nodes

  @inline(__always) mutating func open(_ kind: NodeKind) -> Int {
    reserveNode()
    nodes[nodeCount] = Node(
      kind: kind, flags: [], size: 0, firstToken: UInt32(truncatingIfNeeded: position),
      endToken: 0)
    nodeCount += 1
    return nodeCount - 1
  }

  @inline(__always) mutating func close(_ node: Int) {
    let end = UInt32(truncatingIfNeeded: previousEnd)
    nodes[node].size = UInt32(truncatingIfNeeded: nodeCount - node)
    // A node without tokens stands behind the token before it.
    nodes[node].firstToken = min(nodes[node].firstToken, end)
    nodes[node].endToken = end
  }

  /// A node of the current token alone.
  @inline(__always) mutating func leaf(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    close(node)
  }

  /// Puts a new parent around everything from a finished node on.
  mutating func wrap(_ node: Int, _ kind: NodeKind) -> Int {
    reserveNode()
    let first = nodes[node].firstToken
    (nodes + node + 1).update(from: nodes + node, count: nodeCount - node)
    nodes[node] = Node(kind: kind, flags: [], size: 0, firstToken: first, endToken: 0)
    nodeCount += 1
    return node
  }

  mutating func setKind(_ node: Int, _ kind: NodeKind) { nodes[node].kind = kind }
  mutating func markError(_ node: Int) { nodes[node].flags.insert(.hasError) }
  /// Forgets what was parsed inside a node that turned out to be broken.
  mutating func dropChildren(of node: Int) { nodeCount = node + 1 }
  /// Forgets a node that was closed without a token in it.
  mutating func removeIfEmpty(_ node: Int) {
    if nodes[node].firstToken == nodes[node].endToken { nodeCount = node }
  }
  /// Whether no block is open.
  var isTopLevel: Bool { depth == 0 }
  func nodeKind(_ node: Int) -> NodeKind { nodes[node].kind }
  func firstToken(of node: Int) -> Int { Int(nodes[node].firstToken) }

  @inline(__always) private mutating func reserveNode() {
    if nodeCount == nodeCapacity { grow() }
  }

  @inline(never) private mutating func grow() {
    let capacity = nodeCapacity * 2 + 16
    let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
    larger.moveInitialize(from: nodes, count: nodeCount)
    nodes.deallocate()
    nodes = larger
    nodeCapacity = capacity
  }

  /// The file holds every token, trivia at its rim included.
  mutating func closeFile(_ node: Int) {
    nodes[node].firstToken = 0
    nodes[node].endToken = UInt32(truncatingIfNeeded: kindCount)
  }

  // MARK: Depth

  /// Enters a level of nesting. At the limit it reports once, skips what is inside and answers no.
  mutating func enter() -> Bool {
    depth += 1
    if depth <= SyntaxTree.nestingLimit { return true }
    depth -= 1
    if lastErrorPosition != position {
      lastErrorPosition = position
      findings.append(
        Finding(
          SyntaxCode.nesting, at: Location(file, tokenRange(position)),
          ["limit": .number(SyntaxTree.nestingLimit)]))
    }
    skipNested()
    return false
  }

  mutating func leave() { depth -= 1 }

  /// Skips to the bracket that closes the level around, without consuming it.
  private mutating func skipNested() {
    let node = open(.unexpected)
    var level = 0
    skipping: while !isAtEnd {
      switch current {
      case .leftBrace, .leftParen, .leftBracket, .stringHead: level += 1
      case .rightBrace, .rightParen, .rightBracket, .stringTail:
        if level == 0 { break skipping }
        level -= 1
      default: break
      }
      advance()
    }
    close(node)
  }

  // MARK: Errors

  func tokenRange(_ token: Int) -> Range<Int> {
    let start = Int(starts[token])
    return start..<(token + 1 < starts.count ? Int(starts[token + 1]) : start)
  }

  /// Where something is missing: on the current token, or behind the previous one when the current
  /// token is on another line.
  private func placeOfError() -> Range<Int> {
    if (isAtLineStart || isAtEnd) && previousEnd > 0 {
      let end = tokenRange(previousEnd - 1).upperBound
      return end..<end
    }
    return tokenRange(position)
  }

  /// Reports what was expected; a second report at the same token is the same mistake.
  mutating func expected(_ what: Expected) {
    guard lastErrorPosition != position else { return }
    lastErrorPosition = position
    if current == .unknown { return }  // the lexer has said so
    if current.isKeyword, what == .name {
      reportKeyword()
      return
    }
    if let bracket = closing(current), what != .name, what != .expression {
      report(SyntaxCode.unmatched, tokenRange(position), ["bracket": .text(bracket)])
      return
    }
    report(
      SyntaxCode.unexpected, placeOfError(),
      ["expected": .phrase(Phrase(what.message)), "found": .phrase(found())])
  }

  mutating func report(
    _ code: Code, _ range: Range<Int>, _ arguments: KeyValuePairs<String, Message.Argument>,
    related: [Finding.Related] = [], fixes: [Fix] = []
  ) {
    findings.append(
      Finding(code, at: Location(file, range), arguments, related: related, fixes: fixes))
  }

  /// Whether an error was reported at the current token.
  var hasErrorHere: Bool { lastErrorPosition == position }
  mutating func silenceHere() { lastErrorPosition = position }

  private mutating func reportKeyword() {
    let range = tokenRange(position)
    let word = source.string(range)
    let fix = Fix(
      Message("put it in back-quotes", "加上反引号")(), .safe,
      [Edit(Location(file, range), "`\(word)`")])
    report(SyntaxCode.keywordAsName, range, ["word": .text(word)], fixes: [fix])
  }

  private func found() -> Phrase {
    if isAtEnd { return Phrase(Message("the end of the file", "文件结尾")) }
    if isAtLineStart && previousEnd > 0 { return Phrase(Message("the end of the line", "行尾")) }
    let text = source.string(tokenRange(position))
    let short = text.count > 24 ? text.prefix(23) + "…" : text[...]
    return Message("`{text}`", "“{text}”")(["text": .text(String(short))])
  }

  private func closing(_ kind: TokenKind) -> String? {
    kind == .rightBrace || kind == .rightParen || kind == .rightBracket ? kind.spelling : nil
  }
}

extension LexicalError {
  func finding(in source: SourceText, file: FileID) -> Finding {
    let location = Location(file, range)
    switch kind {
    case .notUTF8: return Finding(SyntaxCode.encoding, at: location)
    case .unknownCharacter:
      return Finding(
        SyntaxCode.unknownCharacter, at: location, ["character": .text(source.string(range))])
    case .unterminatedString: return Finding(SyntaxCode.unterminatedString, at: location)
    case .unterminatedComment: return Finding(SyntaxCode.unterminatedComment, at: location)
    case .unterminatedName: return Finding(SyntaxCode.unterminatedName, at: location)
    case .malformedColor: return Finding(SyntaxCode.malformedColor, at: location)
    }
  }
}
