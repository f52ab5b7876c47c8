import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Moves properties that differ from control to control out of an appearance or a style.
extension Checker {
  /// Moves a property of an appearance to the elements of the kind that do not set it. Only if
  /// there are few, because a person should be able to check each.
  mutating func moveToInstances(
    _ member: Int, _ name: String, _ kind: Kind, from appearance: Int
  ) -> [Fix] {
    guard let nodes = instances(of: kind.name) else { return [] }
    let title = Message("move it to every `{kind}` here", "移到此处的每个 `{kind}`")
    // An appearance that says nothing else goes too.
    let isAlone =
      tree.child(of: appearance, .block).map { Array(tree.children(of: $0).prefix(2)) } == [member]
    return moving(
      member, name, kind, deleting: isAlone ? appearance : member, to: nodes,
      title(["kind": .text(kind.name.name)]))
  }

  /// The same from a style to the elements that have it.
  mutating func moveToUses(_ member: Int, _ name: String, _ kind: Kind, of style: Style) -> [Fix] {
    guard let nodes = instances(of: kind.name) else { return [] }
    let style = text(style.name)
    let title = Message(
      "move it to every `{kind}` with this style", "移到使用此样式的每个 `{kind}`")
    return moving(
      member, name, kind, deleting: member, to: nodes.filter { has(style: style, $0) },
      title(["kind": .text(kind.name.name)]))
  }

  private func moving(
    _ member: Int, _ name: String, _ kind: Kind, deleting place: Int, to nodes: [Int],
    _ title: Phrase
  ) -> [Fix] {
    guard self.kind(member) == .property, !tree.nodes[member].flags.contains(.hasError),
      let property = PropertyName(name: name), let known = kind.property(named: property),
      known.access == .settable
    else { return [] }
    let text = tree.text(of: member)
    let changes = nodes.filter { !sets(name, $0) }.map {
      Change.addFirst(text, to: OriginID(node: $0))
    }
    guard !changes.isEmpty,
      let edits = SyntaxOrigins(tree).edits(for: [.delete(OriginID(node: place))] + changes)
    else { return [] }
    return [Fix(title, .suggestion, edits)]
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

  /// Whether an element has a style.
  private func has(style: String, _ node: Int) -> Bool {
    guard let block = tree.child(of: node, .block) else { return false }
    return tree.children(of: block).contains {
      kind($0) == .property && tree.tokenKinds[wordToken(tree, $0)] == .styleKeyword
        && tree.expression(in: $0).map { tree.text(of: $0) } == style
    }
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
