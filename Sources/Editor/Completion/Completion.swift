import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension EditorSnapshot {
  /// All proposals at the cursor, best first; none in comments and in text.
  ///
  /// - Parameter limit: of names of the project. If there are more, only names that match the word
  ///   before the cursor are proposed, up to the limit; the words of the language are few.
  public func completions(
    at offset: Int, in file: FileID, limit: Int = 100
  ) -> CompletionList {
    completions(at: offset, in: file, limit: limit, habits: .known)
  }

  package func completions(
    at offset: Int, in file: FileID, limit: Int = 100, habits: Habits
  ) -> CompletionList {
    guard let index = index(file), offset >= 0, offset <= index.tree.source.bytes.count else {
      return CompletionList(items: [], isIncomplete: false)
    }
    var completer = Completer(self, index, offset)
    completer.run()
    completer.orderMembers()
    if habits != Habits() { completer.orderByHabit(habits) }
    let typed = index.tree.source.string(min(completer.context.word.lowerBound, offset)..<offset)
    var items = completer.items + completer.foreignItems(typed)
    let isIncomplete = items.count(where: \.kind.isOfProject) > limit
    if isIncomplete {
      let start = min(completer.context.word.lowerBound, offset)
      let word = Array(index.tree.source.bytes[start..<offset])
      items = items.compactMap { item in
        guard let score = FuzzyMatch.score(word, in: Array(item.label.utf8)) else { return nil }
        var item = item
        // Among names of one rank, the best match comes first.
        if item.kind.isOfProject, !word.isEmpty { item.order = -score }
        return item
      }
    }
    items.sort { ($0.rank, $0.order, $0.label) < ($1.rank, $1.order, $1.label) }
    var left = limit
    items.removeAll { item in
      guard item.kind.isOfProject else { return false }
      left -= 1
      return left < 0
    }
    return CompletionList(items: items, isIncomplete: isIncomplete)
  }
}

/// The proposals at a cursor.
public struct CompletionList: Sendable, Hashable {
  /// Best first.
  public let items: [CompletionItem]
  /// Whether there are more, so that another letter needs another list.
  public let isIncomplete: Bool
}

/// The state while proposals for one cursor are collected.
struct Completer {
  let snapshot: EditorSnapshot
  let index: FileIndex
  let context: CursorContext
  let visibleNames: [VisibleName]
  var items: [CompletionItem] = []

  var tree: SyntaxTree { context.tree }
  var program: Program { index.program }

  init(_ snapshot: EditorSnapshot, _ index: FileIndex, _ offset: Int) {
    self.snapshot = snapshot
    self.index = index
    context = CursorContext(index.tree, offset)
    let tokens = context.frames[context.frames.count - 1].tokens
    let member = tokens.first.map { $0..<(tokens.last ?? $0) + 1 }
    visibleNames =
      Completer.namesOfHead(context, index)
      + snapshot.visibleNames(in: Completer.scopePath(context), index, member: member)
  }

  /// The nodes whose names are visible. The title of a screen sees what its block declares.
  private static func scopePath(_ context: CursorContext) -> [Int] {
    guard context.blockPath.count == 1, context.isInBrackets, let head = context.member.first,
      context.kind(head) == .screenKeyword,
      let opener = context.frames[context.frames.count - 2].opener,
      [.stringHead, .stringMiddle].contains(context.kind(opener))
    else { return context.blockPath }
    return context.tree.path(toToken: head)
  }

  /// The names that a head has given before the cursor: the variable of a loop in its own `where`, and those of
  /// `let` in the conditions that follow. The last one comes first.
  private static func namesOfHead(_ context: CursorContext, _ index: FileIndex) -> [VisibleName] {
    let program = index.program
    guard let head = context.member.first else { return [] }
    let isLoop = context.kind(head) == .forKeyword
    let isKnown = context.member.contains {
      isLoop ? context.text($0) == "where" : context.kind($0) == .comma
    }
    guard isKnown, isLoop || [.ifKeyword, .elseKeyword].contains(context.kind(head)) else {
      return []
    }
    // In its own value, a name is not known yet.
    let item = context.item(context.frames.count - 1).first ?? context.end
    return program.loops.indices.reversed().filter {
      let node = program.loops[$0].origin.node
      let first = Int(context.tree.nodes[node].firstToken)
      return context.tree.nodes[node].kind == .forStatement
        ? isLoop && wordToken(context.tree, node) == head : !isLoop && (head..<item).contains(first)
    }.map {
      VisibleName(
        name: program.text(program.loops[$0].name), symbol: Symbol(.loopVariable, program.file, $0))
    }
  }

  mutating func run() {
    if let token = textToken() {
      if tree.tokenKinds[token] == .string { importPaths(token) }
      return
    }
    if let previous = context.previous, context.kind(previous) == .at {
      attribute()
      return
    }
    if isInAllow() {
      ruleCodes()
      return
    }
    if let previous = context.tokens.last, context.kind(previous) == .dot {
      if let sender = handledSender {
        if sender.kind == .task { failure(of: sender) } else { changes(of: sender) }
      } else if let base = accessBase(previous) {
        access(base)
      } else if let task = sampledTask {
        sampleForms(task)
      } else {
        let expected = expectedType()
        cases(expected)
        references(expected, dot: previous)
      }
      return
    }
    if context.isInBrackets { bracket() } else { plainMember() }
  }

  /// The comment or text that the cursor is inside of.
  func textToken() -> Int? {
    let offset = context.offset
    var token = tree.token(at: offset)
    if tree.tokenRange(token).lowerBound == offset, token > 0 { token -= 1 }
    let range = tree.tokenRange(token)
    guard range.lowerBound < offset else { return nil }
    switch tree.tokenKinds[token] {
    case .lineComment, .docComment: return token
    case .blockComment: return offset < range.upperBound ? token : nil
    case .string, .stringTail:
      let bytes = tree.source.bytes
      let isClosed = range.count >= 2 && bytes[range.upperBound - 1] == 0x22
      return offset < range.upperBound || !isClosed ? token : nil
    case .stringHead, .stringMiddle: return offset < range.upperBound ? token : nil
    case .number, .quantity, .color, .unknown: return token
    default: return nil
    }
  }

  // MARK: Adding

  mutating func add(
    _ label: String, _ kind: CompletionItem.Kind, _ id: String, detail: String? = nil,
    text: String? = nil, snippet: Snippet? = nil, rank: Int, range: Range<Int>? = nil,
    isDeprecated: Bool = false
  ) {
    let text = text ?? label
    items.append(
      CompletionItem(
        label: label, kind: kind, detail: detail, id: id, range: range ?? context.word, text: text,
        snippet: snippet ?? Snippet(text), rank: isDeprecated ? rank + 100 : rank,
        isDeprecated: isDeprecated))
  }

  /// What other files declare, with the import that it needs.
  mutating func importable(
    _ kinds: Set<Symbol.Kind>, rank: Int, fits: (Symbol) -> Bool = { _ in true }
  ) {
    guard let tree = snapshot.index(program.file)?.tree else { return }
    let seen = Set(visibleNames.map(\.name))
    for other in snapshot.importables(for: program.file, kinds)
    where !seen.contains(other.name) && fits(other.symbol) {
      let visible = VisibleName(name: other.name, symbol: other.symbol)
      if other.symbol.kind == .component {
        addComponent(visible, rank: rank)
      } else {
        add(visible, rank: rank)
      }
      items[items.count - 1].detail = other.path
      items[items.count - 1].more = [
        SyntaxOrigins(tree).addition(ofImports: [other.written])
      ]
    }
  }

  mutating func keyword(_ word: String, _ snippet: Snippet? = nil, rank: Int = 60) {
    add(
      word, .keyword, "keyword \(word)", detail: Keyword.named(word)?.form, snippet: snippet,
      rank: rank)
  }

  /// A name, in back-quotes when it is a word of the language.
  mutating func add(
    _ visible: VisibleName, detail: String? = nil, rank: Int, order: Int = 0
  ) {
    let symbol = visible.symbol
    defer { items[items.count - 1].order = order }
    add(
      visible.name, symbol.kind.completionKind,
      snapshot.completionID(symbol, name: visible.name), detail: detail,
      text: visible.name.quotedIfKeyword, rank: rank)
  }

  /// Whether the next token after the word shows its meaning.
  func isFollowed(by kinds: TokenKind...) -> Bool {
    context.next.isOnLine && kinds.contains(tree.tokenKinds[context.next.token])
  }
}

extension String {
  /// As a name in a file: in back-quotes when it is a keyword.
  var quotedIfKeyword: String { TokenKind.keywords.contains(self) ? "`\(self)`" : self }
}

extension Symbol.Kind {
  var completionKind: CompletionItem.Kind {
    switch self {
    case .variable, .loopVariable, .eventParameter: .variable
    case .constant: .constant
    case .parameter: .parameter
    case .action: .action
    case .task: .task
    case .element: .element
    case .screen: .screen
    case .component: .component
    case .slot: .container
    case .style: .constant
    case .enumeration: .enumeration
    case .enumCase: .enumCase
    case .record: .record
    case .field: .field
    }
  }
}
