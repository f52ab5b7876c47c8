import CtlCatalogue
import CtlChecker
import CtlDiagnostics

// Screens in tabs: the tree of one and what the outer screen shows around it are one picture.

extension Evaluator {
  /// The screen that a tab holds, with the values that it gets now.
  func heldScreen(by instance: Int) -> OpenedScreen? {
    let scope = scope(of: instance)
    let element = expansion.instances[instance].element
    guard let held = scope.program.heldScreen(by: element) else { return nil }
    return opened(held.screen, held.arguments, .push, scope)?.screen
  }
}

extension RenderTree {
  /// The elements of another screen in this tree: where they were written, and the number of the first.
  public struct Guest: Sendable {
    public let expansion: Expansion
    public let start: Int32
  }

  /// The tab whose contents are shown.
  func chosenTab() -> Int? {
    guard let root = nodes.first, root.size > 0 else { return nil }
    for bar in children(of: 0) where nodes[bar].kind == .tabBar {
      if let tab = chosenTab(of: bar) { return children(of: bar)[tab] }
    }
    return nil
  }

  /// A screen in its tab: its own elements, then the tab bar and the alerts of the outer screen, and the status
  /// bar, where it says nothing about that itself.
  /// - Parameter isInUse: Whether the inner screen is the one in use, so that its elements keep their
  ///   numbers; else those of the outer one do.
  static func joined(
    _ inner: (tree: RenderTree, expansion: Expansion),
    in outer: (tree: RenderTree, expansion: Expansion), isInUse: Bool
  ) -> RenderTree {
    var tree = inner.tree
    tree.inherit(outer.tree.nodes.first?.tint)
    let own = isInUse ? inner.expansion : outer.expansion
    let start = Int32(own.instances.count)
    if !isInUse {
      for index in tree.nodes.indices { tree.nodes[index].renumber(by: start) }
    }
    let hasStatusBar = inner.tree.children(of: 0).contains {
      inner.tree.nodes[$0].kind == .statusBar
    }
    for child in outer.tree.children(of: 0)
    where outer.tree.nodes[child].instance < Int32(outer.expansion.instances.count)
      && (outer.tree.nodes[child].isAroundTabs
        || outer.tree.nodes[child].kind == .statusBar && !hasStatusBar)
    {
      tree.append(child, of: outer.tree, renumberingBy: isInUse ? start : 0)
    }
    let context = outer.tree.context
    if isInUse {
      tree.context.isPad = context.isPad
      tree.context.isLandscape = context.isLandscape
      tree.context.screen = context.screen
    } else {
      tree.context = context
      tree.context.title = inner.tree.context.title
    }
    tree.isTruncated = tree.isTruncated || outer.tree.isTruncated
    tree.guest = Guest(expansion: isInUse ? outer.expansion : inner.expansion, start: start)
    return tree
  }

  /// The view of a screen in a tab is inside that of the outer one, whose tint its elements have. What lies over
  /// the screen is in no view.
  private mutating func inherit(_ tint: Color?) {
    guard let tint else { return }
    var index = 0
    while index < nodes.count {
      let kind = nodes[index].kind
      if kind == .popover || Kind.named(kind).isModal {
        index += Int(nodes[index].size)
        continue
      }
      if nodes[index].tint == nil { nodes[index].tint = tint }
      index += 1
    }
  }

  /// Puts an element of another tree at the end of the screen.
  private mutating func append(_ other: Int, of outer: RenderTree, renumberingBy start: Int32) {
    let offset = Int32(nodes.count - other)
    let first = Int32(controls.count)
    controls += outer.controls
    for var node in outer.nodes[other..<other + Int(outer.nodes[other].size)] {
      node.parent = Int(node.parent) < other ? 0 : node.parent + offset
      if node.control >= 0 { node.control += first }
      node.renumber(by: start)
      nodes.append(node)
    }
    nodes[0].size = Int32(nodes.count)
  }
}

extension RenderNode {
  /// Whether it stays when a tab shows another screen.
  fileprivate var isAroundTabs: Bool { kind == .tabBar || Kind.named(kind).isModal && !isHidden }

  fileprivate mutating func renumber(by start: Int32) {
    instance += start
    if describedBy >= 0 { describedBy += start }
    if valueLabel >= 0 { valueLabel += start }
  }
}

extension ScreenState {
  /// The state in which a tab shows its screen.
  init(_ opened: OpenedScreen, in outer: ScreenState) {
    self.init(
      opened.program, screen: opened.screen, now: outer.now, with: opened.values, in: opened.ranges)
    // The device, and what is said of all elements of a kind.
    overrides = outer.overrides.filter { KindName(name: $0.element) != nil }
    sound = outer.sound
    look(as: outer)
  }
}

extension Interpreter {
  /// The tree of a screen; where its chosen tab holds another one, that as it begins.
  static func whole(_ program: Program, _ state: ScreenState, _ cascade: Cascade) -> RenderTree {
    let tree = tree(program, state, cascade)
    guard let tab = tree.chosenTab() else { return tree }
    let evaluator = Evaluator(cascade, state)
    evaluator.enter(tree.nodes[tab].rounds)
    guard let held = evaluator.heldScreen(by: Int(tree.nodes[tab].instance)) else { return tree }
    let inner = Cascade(Expansion(held.program, .screen(held.screen)))
    let shown = self.tree(held.program, ScreenState(held, in: state), inner)
    return .joined(
      (shown, inner.expansion), in: (tree, cascade.expansion), isInUse: false)
  }
}
