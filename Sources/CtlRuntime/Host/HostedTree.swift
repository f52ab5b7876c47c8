/// Keeps a host up to date: compares each new tree with what is shown, and tells the host the
/// differences.
///
/// An element is the same as before when its container, its kind and its name are the same; elements
/// without a name are counted among those of their kind. An element of an item of a list goes with its
/// item, and its name follows the place of that. So focus, selection and scroll position stay with what
/// people see.
@MainActor
public final class HostedTree<Host: ScreenHost> {
  private let host: Host
  private var root: Node?
  private var names: [Reference: Node] = [:]

  /// Nothing is shown yet.
  public init(_ host: Host) { self.host = host }

  /// What the host has for the whole screen; nil before the first update.
  public var element: Host.Element? { root?.element }

  private final class Node {
    let key: Key
    let element: Host.Element
    var shown: HostedElement
    var children: [Node] = []
    var name: Reference? { shown.name }

    init(_ key: Key, _ element: Host.Element, _ shown: HostedElement) {
      (self.key, self.element, self.shown) = (key, element, shown)
    }
  }

  /// What makes an element the same among the children of its container.
  private struct Key: Hashable {
    var item: String?
    /// In an item without the rounds of loops.
    var name: String?
    var kind: HostedElement.Kind
    /// Counted from 0 among those of the same name and kind.
    var number = 0
  }

  /// Shows a tree. The host is told nothing when it shows that tree already.
  public func update(to tree: ControlTree) {
    let surroundings = Surroundings(tree)
    let key = Key(name: tree.name?.rawValue, kind: tree.content.kind)
    if let root, root.key == key {
      update(root, to: tree, surroundings, isItem: false)
    } else {
      if let root { remove(root) }
      root = create(key, tree, surroundings, isItem: false)
    }
    host.finish()
  }

  /// Notes what an element shows by itself, because a person has used it: the next update tells the
  /// host where the screen wants something else.
  public func note(_ name: Reference, _ change: (inout ControlTree.Content) -> Void) {
    guard let node = names[name] else { return }
    change(&node.shown.content)
    node.shown.content = node.shown.content.shell
    node.shown.isHidden = node.shown.control?.isHidden ?? node.shown.isHidden
  }

  /// - Parameter isItem: Whether it is in an item of a list.
  private func create(
    _ key: Key, _ tree: ControlTree, _ surroundings: Surroundings, isItem: Bool
  ) -> Node {
    let shown = surroundings.element(tree)
    let node = Node(key, host.create(shown), shown)
    if let name = node.name { names[name] = node }
    host.speak(node.element, shown.spoken)
    let inside = surroundings.inside(tree)
    node.children = keyed(tree.children, isItem: isItem).map {
      create($0, $1, inside, isItem: isItem || $1.item != nil)
    }
    if !node.children.isEmpty { host.layOut(node.element, children: node.children.map(\.element)) }
    return node
  }

  private func update(
    _ node: Node, to tree: ControlTree, _ surroundings: Surroundings, isItem: Bool
  ) {
    let former = node.shown
    var current = surroundings.element(tree)
    if former != current {
      node.shown = current
      if former.name != current.name { rename(node, from: former.name) }
      // What is spoken is told alone.
      current.spoken = former.spoken
      if former != current { host.update(node.element, from: former, to: node.shown) }
      if former.spoken != node.shown.spoken { host.speak(node.element, node.shown.spoken) }
    }
    updateChildren(of: node, to: tree, surroundings.inside(tree), isItem: isItem)
  }

  private func rename(_ node: Node, from former: Reference?) {
    if let former, names[former] === node { names[former] = nil }
    if let name = node.name { names[name] = node }
  }

  private func updateChildren(
    of node: Node, to tree: ControlTree, _ inside: Surroundings, isItem: Bool
  ) {
    let wanted = keyed(tree.children, isItem: isItem)
    func update(_ child: Node, to tree: ControlTree) {
      self.update(child, to: tree, inside, isItem: isItem || tree.item != nil)
    }
    if wanted.elementsEqual(node.children, by: { $0.key == $1.key }) {
      for (child, tree) in zip(node.children, wanted) { update(child, to: tree.tree) }
      return
    }
    var former = Dictionary(node.children.map { ($0.key, $0) }) { first, _ in first }
    let kept = wanted.map { former.removeValue(forKey: $0.key) }
    for child in node.children where former[child.key] != nil { remove(child) }
    node.children = zip(wanted, kept).map { wanted, kept in
      guard let kept else {
        let isItem = isItem || wanted.tree.item != nil
        return create(wanted.key, wanted.tree, inside, isItem: isItem)
      }
      update(kept, to: wanted.tree)
      return kept
    }
    host.layOut(node.element, children: node.children.map(\.element))
  }

  private func remove(_ node: Node) {
    forget(node)
    host.remove(node.element)
  }

  private func forget(_ node: Node) {
    if let name = node.name, names[name] === node { names[name] = nil }
    for child in node.children { forget(child) }
  }

  private func keyed(
    _ children: [ControlTree], isItem: Bool
  ) -> [(key: Key, tree: ControlTree)] {
    var counts: [Key: Int] = [:]
    return children.map { child in
      let isItem = isItem || child.item != nil
      let name = isItem ? child.name?.pattern : child.name?.rawValue
      var key = Key(item: child.item, name: name, kind: child.content.kind)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.number = count
      return (key, child)
    }
  }
}
