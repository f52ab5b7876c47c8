import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A change that an editor offers at a place.
public struct CodeAction: Sendable, Hashable {
  public let title: Phrase
  public let kind: Kind
  public let change: Change
  /// A file that is made first.
  public var newFile: NewFile?
  /// Whether it is the most likely wish.
  public var isPreferred = false
  /// The finding that it removes.
  public var finding: Finding?
  /// What it removes at once with that.
  var others: [Finding] = []
  /// Whether only a check of the changed file tells what it leads to.
  var needsTrial = false
  /// Whether it promises to change neither findings nor what is drawn; a check tells.
  public internal(set) var isRefactoring: Bool

  init(title: Phrase, kind: Kind, edits: [Edit], isPreferred: Bool = false, finding: Finding? = nil)
  {
    self.init(title: title, kind: kind, change: .edits(edits.merged))
    self.isPreferred = isPreferred
    self.finding = finding
  }

  init(title: Phrase, kind: Kind, change: Change) {
    self.title = title
    self.kind = kind
    self.change = change
    isRefactoring = [.extract, .inline, .move].contains(kind)
  }

  /// In the terms of editors.
  public enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case move = "refactor.move"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll.ctl"
    case organizeImports = "source.organizeImports"
    case addImports = "source.addMissingImports"
    case removeImports = "source.removeUnusedImports"
  }

  public enum Change: Sendable, Hashable {
    case edits([Edit])
    /// Every safe fix of the file: `fixAll(in:)`, which takes longer than offering it.
    case fixAll
  }

  public struct NewFile: Sendable, Hashable {
    /// Normalized; the file does not exist yet.
    public let path: String
    public let text: String
  }
}

extension EditorSnapshot {
  /// The actions for the text of a range, or for a cursor when it is empty.
  public func codeActions(in file: FileID, range: Range<Int>) -> [CodeAction] {
    if let actions = designActions(in: file, range: range) { return actions }
    guard let context = ActionContext(self, file, range) else { return [] }
    var titles: Set<Phrase> = []
    return lawful(CodeActionProvider.all.flatMap { $0.actions(context) }).filter {
      // Of several ways to do the same the first one is offered.
      if $0.isRefactoring { return titles.insert($0.title).inserted }
      return $0.change != .fixAll || hasFixesForAll(file)
    }
  }

  /// The edits of an action.
  public func edits(of action: CodeAction, in file: FileID) -> [Edit] {
    edits(of: action, in: file) {}
  }

  /// The edits of an action.
  /// - Parameter step: runs between the steps of longer work, and may stop it.
  public func edits(
    of action: CodeAction, in file: FileID, step: () throws -> Void
  ) rethrows -> [Edit] {
    switch action.change {
    case .edits(let edits): inStyle(edits)
    case .fixAll: try fixAll(in: file, step: step)
    }
  }
}

/// One family of actions: a value in a file of its own, and a line in the list.
struct CodeActionProvider: Sendable {
  let actions: @Sendable (ActionContext) -> [CodeAction]

  static let all: [CodeActionProvider] = [
    .importPaths, .fixes, .fillCall, .closeBlock, .fixAll, .allImports, .createImport, .allow,
    .accessibilityLabel,
    .missingCases, .convertKind, .wrap,
    .extractComponent, .inlineComponent, .moveComponent, .sortMembers, .organizeImports,
  ]
}

/// The place of the actions.
struct ActionContext {
  let snapshot: EditorSnapshot
  let index: FileIndex
  let file: FileID
  /// Inside the file.
  let range: Range<Int>
  let findings: [Finding]
  /// The nodes around the start of the range, the file first.
  let path: [Int]

  var tree: SyntaxTree { index.tree }
  var program: Program { index.program }
  var bytes: [UInt8] { tree.source.bytes }

  init?(_ snapshot: EditorSnapshot, _ file: FileID, _ range: Range<Int>) {
    guard let checked = snapshot.file(file), let index = snapshot.index(file) else { return nil }
    let count = index.tree.source.bytes.count
    let lower = min(max(range.lowerBound, 0), count)
    self.snapshot = snapshot
    self.index = index
    self.file = file
    self.range = lower..<min(max(range.upperBound, lower), count)
    findings = checked.findings
    var token = index.tree.wordToken(at: lower) ?? index.tree.token(at: lower)
    if index.tree.tokenKinds[token].isTrivia, index.tree.tokenRange(token).upperBound < count {
      let next = index.tree.significant(from: token)
      if index.tree.tokenRange(next).lowerBound < self.range.upperBound { token = next }
    }
    path = index.tree.path(toToken: token)
  }

  /// The findings that the range touches.
  var touched: [Finding] {
    findings.filter {
      $0.location.range.lowerBound <= range.upperBound
        && range.lowerBound <= $0.location.range.upperBound
    }
  }

  func edit(_ range: Range<Int>, _ text: String, fields: [String] = []) -> Edit {
    Edit(Location(file, range), text, fields: fields)
  }

  /// The innermost element around the start of the range, if the range is in its head.
  var element: Int? { path.last { tree.nodes[$0].kind == .element } }

  /// The element when the range is in its head, before its block.
  var head: Int? {
    guard let element else { return nil }
    let word = tree.tokenRange(wordToken(tree, element))
    let end = tree.child(of: element, .block).map { tree.range(of: $0).lowerBound }
    let limit = max(word.upperBound, end ?? tree.range(of: element).upperBound)
    return range.lowerBound <= limit && range.lowerBound >= word.lowerBound ? element : nil
  }

  // MARK: Lines

  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// The white space before the first word of the line of an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return tree.source.string(start..<end)
  }

  /// Whether a range begins and ends its lines; a comment after it does not count as the end.
  func isAloneOnLines(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return false }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
  }

  var lineEnd: String {
    guard let newline = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return newline > 0 && bytes[newline - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// The edit that adds a member at the end of an element, which may have no block yet.
  /// - Parameter fields: the words of it that are only proposals.
  func insert(_ member: String, into element: Int, fields: [String] = []) -> Edit? {
    guard let block = tree.child(of: element, .block) else {
      let end = tree.range(of: element).upperBound
      return edit(end..<end, " { \(member) }", fields: fields)
    }
    guard tree.isClosed(block) else { return nil }
    let brace = tree.range(of: block).upperBound - 1
    let line = lineStart(brace)
    let isOwnLine = bytes[line..<brace].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if isOwnLine {
      let indentation = indentation(at: brace) + "  "
      return edit(line..<line, "\(indentation)\(member)\(lineEnd)", fields: fields)
    }
    let before = tree.significant(before: tree.token(at: brace)) ?? 0
    let start = tree.tokenRange(before).upperBound
    let separator = tree.tokenKinds[before] == .leftBrace ? " " : "; "
    // A comment must not swallow the addition.
    guard bytes[start..<brace].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return edit(start..<brace, "\(separator)\(member) ", fields: fields)
  }

  /// Whether a node has comments inside.
  func hasComments(_ node: Int) -> Bool {
    (Int(tree.nodes[node].firstToken)..<Int(tree.nodes[node].endToken)).contains {
      [.lineComment, .docComment, .blockComment].contains(tree.tokenKinds[$0])
    }
  }

  /// A node with the comments right above it that are on lines of their own.
  func rangeWithComments(_ node: Int) -> Range<Int> {
    var start = Int(tree.nodes[node].firstToken)
    var token = start - 1
    var newlines = 0
    while token >= 0, tree.tokenKinds[token].isTrivia {
      switch tree.tokenKinds[token] {
      case .newline:
        newlines += 1
        if newlines > 1 { token = 0 }
      case .lineComment, .docComment:
        var before = token - 1
        while before >= 0, tree.tokenKinds[before] == .whitespace { before -= 1 }
        if before >= 0, tree.tokenKinds[before] != .newline {
          token = 0
        } else {
          start = token
          newlines = 0
        }
      case .blockComment: token = 0
      default: break
      }
      token -= 1
    }
    return tree.tokenRange(start).lowerBound..<tree.range(of: node).upperBound
  }
}
