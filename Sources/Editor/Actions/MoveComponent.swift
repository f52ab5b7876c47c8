import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlWorkspace

extension CodeActionProvider {
  /// Moves the component, enum or record into a file of its own, which every file that names it imports.
  /// Not offered when it names something else of its file, because the new file would have to
  /// import the old one.
  static let moveComponent = CodeActionProvider { context in
    guard let move = Move(context) else { return [] }
    var action = CodeAction(
      title: Message("move `{name}` to `{path}`", "将“{name}”移到“{path}”")(
        ["name": .text(move.name), "path": .text("\(move.name).ctl")]), kind: .move,
      edits: move.edits)
    action.newFile = CodeAction.NewFile(path: move.target, text: move.text)
    return [action]
  }
}

private struct Move {
  let context: ActionContext
  let symbol: Symbol
  let name: String
  let target: String
  /// The declaration with its comments.
  private let extent: Range<Int>
  /// The files that it names, in order.
  private let needs: [FileID]

  init?(_ context: ActionContext) {
    let tree = context.tree
    guard context.path.count >= 2 else { return nil }
    let node = context.path[1]
    switch tree.nodes[node].kind {
    case .componentDeclaration, .enumDeclaration, .recordDeclaration: break
    default: return nil
    }
    // Only from its head, and when something else stays in the file.
    guard let nameNode = tree.child(of: node, .name),
      context.range.lowerBound <= tree.range(of: nameNode).upperBound,
      !tree.nodes[node].flags.contains(.hasError), context.isAloneOnLines(tree.range(of: node)),
      tree.children(of: 0).contains(where: {
        $0 != node && tree.nodes[$0].kind != .importDeclaration
      }),
      let symbol = context.index.occurrence(at: Int(tree.nodes[nameNode].firstToken))?.symbol
    else { return nil }
    self.context = context
    self.symbol = symbol
    name = tree.name(ofToken: Int(tree.nodes[nameNode].firstToken))
    target = FilePath.normalized(FilePath.folder(tree.source.path) + "/\(name).ctl")
    guard tree.source.path.hasPrefix("/") == target.hasPrefix("/"),
      context.snapshot.workspace.file(at: target) == nil,
      !context.snapshot.paths.contains(target)
    else { return nil }
    extent = context.rangeWithComments(node)
    var needs: Set<FileID> = []
    for occurrence in context.index.occurrences {
      let offset = tree.tokenRange(Int(occurrence.token)).lowerBound
      guard extent.contains(offset), let place = context.snapshot.declaration(of: occurrence.symbol)
      else { continue }
      if place.file != context.file {
        needs.insert(place.file)
      } else if !extent.contains(place.range.lowerBound) {
        return nil
      }
    }
    self.needs = needs.sorted()
  }

  var text: String {
    let lines = needs.compactMap { id -> String? in
      guard let path = context.snapshot.workspace.source(id)?.path else { return nil }
      return FilePath.relative(path, from: target).map { "import \"\($0)\"" }
    }
    let end = context.lineEnd
    let imports = lines.sorted().map { $0 + end }.joined()
    return imports + (imports.isEmpty ? "" : end) + context.tree.source.string(extent) + end
  }

  var edits: [Edit] {
    var edits = [context.edit(removed, "")]
    var files: [FileID] = []
    for place in context.snapshot.occurrences(of: symbol).map(\.location)
    where place.file != context.file || !extent.contains(place.range.lowerBound) {
      if !files.contains(place.file) { files.append(place.file) }
    }
    for file in files {
      guard let tree = context.snapshot.index(file)?.tree,
        let path = FilePath.relative(target, from: tree.source.path)
      else { continue }
      edits.append(SyntaxOrigins(tree).addition(ofImports: ["\"\(path)\""]))
    }
    return edits
  }

  /// The declaration with the white space before the next one, or at the end of the file after the
  /// one before.
  private var removed: Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
    let bytes = context.bytes
    var lower = context.lineStart(extent.lowerBound)
    var upper = extent.upperBound
    while upper < bytes.count, isSpace(bytes[upper]) { upper += 1 }
    if upper < bytes.count { return lower..<context.lineStart(upper) }
    upper = extent.upperBound
    while lower > 0, isSpace(bytes[lower - 1]) { lower -= 1 }
    return lower..<upper
  }
}
