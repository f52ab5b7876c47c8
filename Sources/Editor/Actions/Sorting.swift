import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// Sorts the neighbouring properties of the element in the order of the catalogue; comments go
  /// with them.
  static let sortMembers = CodeActionProvider { context in
    let tree = context.tree
    guard let owner = tree.owner(ofBlockIn: context.path[...]) ?? context.head,
      let name = tree.kind(ofOwner: context.head ?? owner),
      let block = tree.child(of: context.head ?? owner, .block)
    else { return [] }
    let kind = Kind.named(name)
    var order: [String: Int] = [:]
    for (position, property) in kind.properties.enumerated() {
      order[property.name.name] = position
    }
    var edits: [Edit] = []
    var run: [Int] = []
    func flush() {
      edits += sorted(run, context) { order[$0] ?? .max }
      run = []
    }
    for member in tree.children(of: block) {
      let kind = tree.nodes[member].kind
      if kind == .property || kind == .binding { run.append(member) } else { flush() }
    }
    flush()
    guard !edits.isEmpty else { return [] }
    return [
      CodeAction(
        title: Phrase(Message("sort the properties", "排序属性")), kind: .rewrite, edits: edits)
    ]
  }

  /// Sorts members that are alone on their lines: their texts change places.
  private static func sorted(
    _ members: [Int], _ context: ActionContext, by order: (String) -> Int
  ) -> [Edit] {
    let tree = context.tree
    guard members.count > 1,
      members.allSatisfy({
        context.isAloneOnLines(tree.range(of: $0)) && !tree.nodes[$0].flags.contains(.hasError)
      })
    else { return [] }
    let keys = members.map { order(tree.name(ofToken: wordToken(tree, $0))) }
    let target = members.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    let ranges = members.map { context.rangeWithComments($0) }
    return zip(members.indices, target).compactMap { place, source in
      place == source
        ? nil : context.edit(ranges[place], tree.source.string(ranges[source]))
    }
  }

  /// The imports in alphabetical order, each once.
  static let organizeImports = CodeActionProvider { context in
    let tree = context.tree
    let imports = tree.children(of: 0).filter {
      tree.nodes[$0].kind == .importDeclaration && tree.child(of: $0, .stringLiteral) != nil
    }
    guard imports.count > 1,
      imports.allSatisfy({ context.isAloneOnLines(tree.range(of: $0)) }),
      zip(imports, imports.dropFirst()).allSatisfy({ $0 + Int(tree.nodes[$0].size) == $1 })
    else { return [] }
    func path(_ node: Int) -> String {
      tree.child(of: node, .stringLiteral).map {
        tree.source.string(tree.contents(ofString: $0))
      } ?? ""
    }
    var seen: Set<String> = []
    let kept = imports.sorted { (path($0), $0) < (path($1), $1) }.filter {
      seen.insert(path($0)).inserted
    }
    guard kept != imports, let first = imports.first, let last = imports.last else { return [] }
    let text = kept.map { tree.source.string(context.rangeWithComments($0)) }
      .joined(separator: context.lineEnd)
    let start = context.rangeWithComments(first).lowerBound
    let range = start..<tree.range(of: last).upperBound
    // A comment that belongs to no import would be lost.
    let held = imports.map { context.rangeWithComments($0) }
    let isCovered = (Int(tree.nodes[first].firstToken)..<Int(tree.nodes[last].endToken)).allSatisfy
    {
      token in
      switch tree.tokenKinds[token] {
      case .lineComment, .docComment, .blockComment:
        held.contains { $0.contains(tree.tokenRange(token).lowerBound) }
      default: true
      }
    }
    guard isCovered else { return [] }
    return [
      CodeAction(
        title: Phrase(Message("organize imports", "整理导入")), kind: .organizeImports,
        edits: [context.edit(range, text)])
    ]
  }
}
