import CtlSyntax

/// Turns a tree into a document.
///
/// `next` is the first token that is not in the document yet. Tokens enter it in the order of the
/// file, through `take`, and what stands between two of them through `gap` or `memberGap`: nothing
/// can be lost or change places. Recursion follows the tree, whose depth the parser bounds.
struct Builder {
  let kinds: UnsafeBufferPointer<TokenKind>
  let starts: UnsafeBufferPointer<UInt32>
  let nodes: UnsafeBufferPointer<Node>
  /// The nodes that keep their bytes; nil when none do.
  let kept: Kept?
  /// The first token after the byte order mark.
  let fileStart: Int
  /// Whether the file must not begin with its first token, which would become a byte order mark.
  let beginsAfterNewline: Bool
  /// Whether the last comment lacks its end, so that whatever is written after it becomes part of
  /// it.
  let endsInsideComment: Bool

  var document: Document
  var next = 0
  /// The kind of the token that was taken last.
  var last: TokenKind = .endOfFile
  /// Whether this is between the parts of a string, where no line may end.
  var isInString = false
  /// The start and the end of the last search for line ends and comments; see `isOnOneLine`.
  var searched = 0..<0

  init(
    _ kinds: UnsafeBufferPointer<TokenKind>, _ starts: UnsafeBufferPointer<UInt32>,
    _ nodes: UnsafeBufferPointer<Node>, kept: Kept?, fileStart: Int, beginsAfterNewline: Bool,
    endsInsideComment: Bool
  ) {
    self.kinds = kinds
    self.starts = starts
    self.nodes = nodes
    self.kept = kept
    self.fileStart = fileStart
    self.beginsAfterNewline = beginsAfterNewline
    self.endsInsideComment = endsInsideComment
    document = Document(capacity: kinds.count * 2 + 64)
  }

  // MARK: Tokens

  /// The next token that is not trivia.
  @inline(__always) var significant: Int { significant(from: next) }

  @inline(__always) func significant(from token: Int) -> Int {
    var token = token
    while kinds[token].isTrivia { token += 1 }
    return token
  }

  @inline(__always) func firstToken(_ node: Int) -> Int { Int(nodes[node].firstToken) }
  @inline(__always) func endToken(_ node: Int) -> Int { Int(nodes[node].endToken) }
  @inline(__always) func sibling(_ node: Int) -> Int { node + Int(nodes[node].size) }

  /// Writes the next token, which must not be trivia.
  @inline(__always) mutating func take() {
    guard next + 1 < kinds.count else { return }
    last = kinds[next]
    document.add(.text, starts[next], starts[next + 1])
    next += 1
  }

  /// Writes tokens as they are, with the bytes between them.
  mutating func takeVerbatim(upTo end: Int, _ operation: Document.Operation = .verbatim) {
    guard end > next else { return }
    last = kinds[end - 1]
    document.add(operation, starts[next], starts[end])
    next = end
  }

  // MARK: Between the tokens of a member

  enum Gap {
    case none, space, line, softline
    /// Between the items of a list, where an empty line is kept.
    case item, fill
    /// A new line after an attribute.
    case newline
    /// A space that stays at the level of the member, around the braces of a block.
    case brace

    /// Whether this place itself indents lines that end here.
    var isWithinLine: Bool { self == .none || self == .space }
    var mayEndLine: Bool {
      self == .line || self == .softline || self == .fill || self == .item
    }
  }

  /// Writes what stands between the last token and the next one: the comments there, and a space
  /// or a place for a line end. `dropping` names separators that separate nothing.
  @inline(__always)
  mutating func gap(_ gap: Gap, dropping: Separators = [], closing: Bool = false) {
    if kinds[next] == .whitespace { next += 1 }
    if kinds[next].isTrivia || dropping.contains(kinds[next]) {
      crowdedGap(gap, dropping, closing)
    } else {
      if closing { document.add(.dedent) }
      separate(gap)
    }
  }

  @inline(__always) private mutating func separate(_ gap: Gap) {
    switch gap {
    case .none: break
    case .space, .brace: document.add(.space)
    case .line, .item: document.add(isInString ? .space : .line)
    case .softline: if !isInString { document.add(.softline) }
    case .fill: document.add(isInString ? .space : .fill)
    case .newline: document.add(.newline)
    }
  }

  private mutating func crowdedGap(_ gap: Gap, _ dropping: Separators, _ closing: Bool) {
    var end = next
    var hasComment = false
    // From here on there is no line end before the next token.
    var lastLine = next - 1
    var lines = 0
    while kinds[end].isTrivia || dropping.contains(kinds[end]) {
      switch kinds[end] {
      case .newline:
        lastLine = end
        lines += 1
      case .lineComment, .docComment:
        lastLine = end
        hasComment = true
      case .blockComment: hasComment = true
      default: break
      }
      end += 1
    }
    guard hasComment else {
      next = end
      if closing { document.add(.dedent) }
      if lines > 1, gap == .item || gap == .fill { document.add(.blankLine) } else { separate(gap) }
      return
    }

    let isIndented = gap.isWithinLine && !closing && kinds[end] != .comma
    if isIndented { document.add(.indent) }
    let isAfterOpener = last == .leftParen || last == .leftBracket || last == .leftBrace
    var newlines = 0
    var isFirst = true
    var endsLine = false
    var hasEndedLine = false
    for token in next..<end {
      let kind = kinds[token]
      if kind == .newline { newlines += 1 }
      guard kind.isComment else { continue }
      let isBlock = kind == .blockComment
      var operation = isBlock ? Document.Operation.verbatim : .trailing
      if newlines > 0 || endsLine {
        document.add(newlines > 1 && !(isFirst && isAfterOpener) ? .blankLine : .newline)
        hasEndedLine = true
        operation = .verbatim
      } else if isBlock, token > lastLine, gap.mayEndLine, !closing, !hasEndedLine {
        // A comment right before a token stays with it.
        next = end
        separate(gap)
        hasEndedLine = true
      } else if isBlock, !(isFirst && isAfterOpener) {
        document.add(.space)
      }
      document.add(operation, starts[token], starts[token + 1])
      endsLine = !isBlock
      isFirst = false
      newlines = 0
    }
    next = end
    if isIndented, !(endsLine || newlines > 0) { document.add(.dedent) }
    if closing { document.add(.dedent) }
    if endsLine || newlines > 0 {
      document.add(newlines > 1 && !closing ? .blankLine : .newline)
      if isIndented { document.add(.dedent) }
    } else if closing || (gap == .newline && !hasEndedLine) {
      separate(gap)
    } else if gap != .none || !kinds[end].attachesToComment {
      document.add(.space)
    }
  }
}

/// Tokens between members and after the last item of a list.
struct Separators: OptionSet {
  let rawValue: UInt8
  static let comma = Separators(rawValue: 1)
  static let semicolon = Separators(rawValue: 2)

  @inline(__always) func contains(_ kind: TokenKind) -> Bool {
    switch kind {
    case .comma: contains(Separators.comma)
    case .semicolon: contains(Separators.semicolon)
    default: false
    }
  }
}

extension TokenKind {
  @inline(__always) var isComment: Bool {
    self == .lineComment || self == .docComment || self == .blockComment
  }

  /// Whether it follows a block comment without a space, as it follows a name.
  fileprivate var attachesToComment: Bool {
    switch self {
    case .comma, .colon, .rightParen, .rightBracket: true
    default: false
    }
  }
}
