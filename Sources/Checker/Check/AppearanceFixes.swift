import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Moves properties that differ from control to control out of an appearance.
extension Checker {
  /// Moves a property of an appearance to the elements of the kind that do not set it. Only if
  /// there are few, because a person should be able to check each.
  mutating func moveToInstances(
    _ member: Int, _ name: String, _ kind: Kind, from appearance: Int
  ) -> [Fix] {
    guard self.kind(member) == .property, !tree.nodes[member].flags.contains(.hasError),
      let property = PropertyName(name: name), let known = kind.property(named: property),
      known.access == .settable, let nodes = instances(of: kind.name)
    else { return [] }
    let text = tree.text(of: member)
    // An appearance that says nothing else goes too.
    let isAlone =
      tree.child(of: appearance, .block).map { Array(tree.children(of: $0).prefix(2)) } == [member]
    var changes = [Change.delete(OriginID(node: isAlone ? appearance : member))]
    for node in nodes where !sets(name, node) {
      changes.append(.addFirst(text, to: OriginID(node: node)))
    }
    guard changes.count > 1, let edits = SyntaxOrigins(tree).edits(for: changes) else { return [] }
    return [
      Fix(
        Message("move it to every `{kind}` here", "移到此处的每个 `{kind}`")([
          "kind": .text(kind.name.name)
        ]), .suggestion, edits)
    ]
  }

  /// The elements of a kind in the file, when there are some and no more than a screenful.
  private mutating func instances(of kind: KindName) -> [Int]? {
    if let known = instanceNodes[kind] { return known }
    var found: [Int] = []
    for node in tree.nodes.indices where self.kind(node) == .element {
      if text(ofToken: wordToken(tree, node)) == kind.name { found.append(node) }
      if found.count > 24 { break }
    }
    let nodes = (1...24).contains(found.count) ? found : []
    instanceNodes[kind] = nodes
    return nodes
  }

  /// Whether an element itself sets a property.
  private func sets(_ name: String, _ node: Int) -> Bool {
    if let primary = KindName(name: text(ofToken: wordToken(tree, node)))
      .flatMap({ Kind.named($0).primaryText }), primary.name == name,
      ElementSyntax(unchecked: tree, node).primaryText != nil
    {
      return true
    }
    guard let block = tree.child(of: node, .block) else { return false }
    return tree.children(of: block).contains {
      [.property, .binding].contains(kind($0)) && text(ofToken: wordToken(tree, $0)) == name
    }
  }
}
