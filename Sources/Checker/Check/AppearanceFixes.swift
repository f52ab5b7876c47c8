import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// What differs from control to control, moved out of an appearance.
extension Checker {
  /// Moves a property of an appearance to the elements of the kind that do not set it. Only while
  /// they are few, because a person should be able to look at each.
  mutating func moveToInstances(_ member: Int, _ name: String, _ kind: Kind) -> [Fix] {
    guard self.kind(member) == .property, !tree.nodes[member].flags.contains(.hasError),
      let property = PropertyName(name: name), let known = kind.property(named: property),
      known.access == .settable, let nodes = instances(of: kind.name)
    else { return [] }
    let text = tree.text(of: member)
    var edits = [Edit(Location(file, tree.deletionRange(tree.range(of: member))), "")]
    for node in nodes where !sets(name, node) { edits.append(insertion(of: text, in: node)) }
    guard edits.count > 1 else { return [] }
    return [
      Fix(
        Message("move it to every `{kind}` here", "移到此处的每个 `{kind}`")([
          "kind": .text(kind.name.name)
        ]),
        .suggestion, edits.sorted { $0.location < $1.location })
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

  /// Whether an element says something about a property itself.
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

  /// The first member of an element, on a line of its own if the others have theirs.
  private func insertion(of text: String, in node: Int) -> Edit {
    func edit(_ place: Int, _ text: String) -> Edit { Edit(Location(file, place..<place), text) }
    guard let block = tree.child(of: node, .block) else {
      return edit(tree.range(of: node).upperBound, " { \(text) }")
    }
    let start = tree.range(of: block).lowerBound + 1
    guard let first = tree.children(of: block).first(where: { _ in true }) else {
      return edit(start, " \(text)\(tree.source.bytes[start...].first == 0x7D ? " " : "")")
    }
    let gap = tree.source.bytes[start..<tree.range(of: first).lowerBound]
    // A comment before the first member stays with it.
    guard gap.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }), gap.contains(0x0A) else {
      return edit(start, " \(text);")
    }
    return edit(start, tree.source.string(gap.startIndex..<gap.endIndex) + text)
  }
}
