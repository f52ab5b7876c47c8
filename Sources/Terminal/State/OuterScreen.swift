import CtlChecker

/// The tree of a screen alone: of one whose chosen tab shows another one, or of that other one.
public struct OuterScreen: Sendable {
  let tree: RenderTree
  let expansion: Expansion

  public init(_ screen: LiveScreen) { (tree, expansion) = (screen.ownTree, screen.expansion) }
}

extension LiveScreen {
  /// The tree of this screen alone, without those in its tabs and without the one around it.
  package var ownTree: RenderTree { Interpreter.tree(program, state, cascade) }

  /// The chosen tab, when it holds a screen: its place among the tabs of the file, and the screen with
  /// the values that it gets now.
  public var chosenScreen: (tab: Int, screen: OpenedScreen)? {
    tree.chosenTab().flatMap(heldScreen)
  }

  /// The same for all its tabs that hold screens.
  public var heldScreens: [(tab: Int, screen: OpenedScreen)] {
    guard let root = tree.nodes.first, root.size > 0 else { return [] }
    return tree.children(of: 0).filter { tree.nodes[$0].kind == .tabBar }
      .flatMap { tree.children(of: $0).compactMap(heldScreen) }
  }

  private func heldScreen(by node: Int) -> (tab: Int, screen: OpenedScreen)? {
    guard owns(node) else { return nil }
    let instance = Int(tree.nodes[node].instance)
    guard let held = evaluator(at: node).heldScreen(by: instance) else { return nil }
    return (place(ofTab: node, in: tree), held)
  }

  /// The place of a tab among those of the file.
  func place(ofTab node: Int, in tree: RenderTree) -> Int {
    let item = expansion.instances[Int(tree.nodes[node].instance)]
    let before = expansion.program(of: item).elements.prefix(item.element.index)
    return before.count { $0.form == .kind && $0.kind == .tab }
  }

  /// Has the values that the outer screen gives it now.
  public mutating func follow(_ opened: OpenedScreen) {
    (state.ranges, state.given) = (opened.ranges, [:])
    for (index, value) in opened.values { has(value, index) }
    settle()
  }

  /// Has what its places in the screen that opened it are now; a parameter whose place is gone stays.
  public mutating func follow(_ places: [Int: ResultPlace], of opener: LiveScreen) {
    for (index, place) in places {
      let former = state.variables[DeclarationKey(program.file, index)]
      guard let value = opener.value(of: place, after: former) else { continue }
      state.ranges[index] = opener.range(of: place)
      has(value.fitting(program.variables[index].type), index)
    }
    settle()
  }

  private mutating func has(_ value: Value, _ parameter: Int) {
    state.variables[DeclarationKey(program.file, parameter)] = value
    state.given[parameter] = value
    if program.variables[parameter].isBinding { handed[parameter] = value }
  }

  /// The element of the outer screen that a node around this one stands for.
  public func keyOfOuter(_ node: Int) -> ElementKey? {
    guard outer != nil, tree.nodes.indices.contains(node), !owns(node) else { return nil }
    let key = tree.nodes[node].key
    return ElementKey(
      instance: key.instance - Int32(expansion.instances.count), rounds: key.rounds)
  }

  /// The node around this screen that stands for one of the outer screen.
  public func node(ofOuter key: ElementKey) -> Int? {
    let instance = key.instance + Int32(expansion.instances.count)
    return tree.nodes.firstIndex { $0.instance == instance && $0.rounds == key.rounds }
  }
}
