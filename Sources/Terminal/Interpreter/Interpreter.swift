import CtlCatalogue
import CtlChecker
import CtlLayout

/// Makes the tree of a screen at a state: takes the branch that holds, repeats loops, puts
/// components in the place of their uses, and computes every property. Iterative, so that nesting
/// costs no stack; ends at `RenderTree.limit` elements.
struct Interpreter {
  let evaluator: Evaluator
  let expansion: Expansion
  var tree = RenderTree()
  private var stack: [Open] = []
  private var iterations = 0
  /// Of the tab bar that is open: the contents of its tabs.
  private var tabs: [TabContents] = []
  /// The instances that are looked at, with what holds them; nil for all.
  private let focus: Range<Int>?

  /// Instances whose nodes are being made.
  private struct Open {
    let start: Int
    let end: Int
    var next: Int
    /// The node that they become children of.
    let node: Int
    /// Whether the node ends with them.
    var closesNode = false
    var loop: LoopValues?
    /// The loops around, where those inside are others.
    var rounds: [LoopRound]?
  }

  /// The instances in a tab, and the loops around it.
  private struct TabContents {
    let instances: Range<Int>
    let rounds: [LoopRound]
  }

  init(_ evaluator: Evaluator, focus: Range<Int>? = nil) {
    self.evaluator = evaluator
    self.focus = focus
    expansion = evaluator.expansion
  }

  static func tree(_ program: Program, _ state: ScreenState) -> RenderTree {
    tree(program, state, Cascade(Expansion(program, .screen(state.screen))))
  }

  /// - Parameter focus: the instances that are looked at, with what holds them; nil for all.
  static func tree(
    _ program: Program, _ state: ScreenState, _ cascade: Cascade, focus: Range<Int>? = nil
  ) -> RenderTree {
    var interpreter = Interpreter(Evaluator(cascade, state), focus: focus)
    interpreter.run()
    interpreter.describe(program, state)
    return interpreter.tree
  }

  private mutating func run() {
    guard !expansion.instances.isEmpty else { return }
    open(0, parent: -1, .child)
    while let top = stack.last {
      if tree.nodes.count >= RenderTree.limit || iterations >= RenderTree.limit {
        tree.isTruncated = true
        while !stack.isEmpty { close() }
        break
      }
      if top.next < top.end {
        step(top)
      } else if top.loop != nil {
        nextIteration()
      } else {
        close()
      }
    }
    cover()
    completeAccessibility()
    // What is hidden may keep the place that constraints give it, with all that is in it.
    var keeps: [Bool] = []
    for node in tree.nodes {
      let isInside = node.hiding == .around && node.parent >= 0
      keeps.append(
        !node.isHidden || (isInside ? keeps[Int(node.parent)] : node.hiding == .keepsPlace))
    }
    let named = tree.nodes.enumerated().map { index, node in
      !keeps[index] || Kind.named(node.kind).role == .part ? -1 : node.instance
    }
    tree.constraints = ResolvedConstraints(expansion, named).constraints
  }

  private mutating func step(_ top: Open) {
    let instance = top.next
    let size = Int(expansion.instances[instance].size)
    stack[stack.count - 1].next += size
    if let focus, !focus.overlaps(instance..<instance + size) { return }
    let element = evaluator.element(of: instance)
    let inside = instance + 1..<instance + size
    switch element.form {
    case .kind:
      let parent = top.node
      guard let place = place(of: instance, in: parent) else { return }
      open(instance, parent: parent, place)
    case .conditional:
      if let branch = evaluator.branch(of: inside) {
        enter(branch + 1..<branch + Int(expansion.instances[branch].size), top.node)
      }
    case .loop:
      let scope = evaluator.scope(of: instance)
      guard scope.program.loops.indices.contains(Int(element.payload)) else { return }
      let loop = scope.program.loops[Int(element.payload)]
      let sequence = evaluator.outcome(loop.sequence, scope)
      // Elsewhere an empty range is its lower end.
      guard sequence.problem != .emptyRange, let values = LoopValues(sequence.value) else { return }
      evaluator.enterLoop(scope.program, Int(element.payload))
      stack.append(
        Open(
          start: inside.lowerBound, end: inside.upperBound, next: inside.upperBound,
          node: top.node, loop: values))
    case .componentUse, .componentRoot, .branch, .slot, .fill, .unknown: enter(inside, top.node)
    }
  }

  private mutating func enter(_ instances: Range<Int>, _ node: Int) {
    if instances.isEmpty { return }
    stack.append(
      Open(
        start: instances.lowerBound, end: instances.upperBound, next: instances.lowerBound,
        node: node))
  }

  private mutating func nextIteration() {
    let top = stack.count - 1
    iterations += 1
    if let value = stack[top].loop?.next() {
      evaluator.setLoopValue(value)
      stack[top].next = stack[top].start
    } else {
      evaluator.leaveLoop()
      stack.removeLast()
    }
  }

  // MARK: Nodes

  private mutating func open(_ instance: Int, parent: Int, _ place: RenderNode.Place) {
    let index = tree.nodes.count
    var (node, control) = evaluator.node(of: instance)
    node.parent = Int32(parent)
    node.place = place
    if parent >= 0 {
      let holder = tree.nodes[parent]
      let isGone =
        !tree.shows(node.place, of: parent)
        || node.kind == .swipeAction && !holder.states.contains(.swiped)
      let isHiddenItself = node.isHidden || control?.isHidden == true
      if isGone {
        node.hiding = .gone
      } else if !isHiddenItself {
        node.hiding = .around
      }
      node.isHidden = holder.isHidden || isHiddenItself || isGone
      // A part has no tint of its own.
      if Kind.named(node.kind).property(named: .tintColor) == nil { node.tint = holder.tint }
    }
    node.describedBy = evaluator.referenced(.describedBy, of: instance).map { Int32($0) } ?? -1
    node.valueLabel = evaluator.referenced(.valueLabel, of: instance).map { Int32($0) } ?? -1
    node.accessibility = evaluator.accessibility(of: node)
    tree.nodes.append(node)
    if let control { tree.setControl(control, of: index) }
    let inside = instance + 1..<instance + Int(expansion.instances[instance].size)
    if node.kind == .tab {
      tree.nodes[index].position = Int32(tabs.count)
      tabs.append(TabContents(instances: inside, rounds: evaluator.loops))
      return
    }
    stack.append(
      Open(
        start: inside.lowerBound, end: inside.upperBound, next: inside.lowerBound, node: index,
        closesNode: true))
  }

  private mutating func close() {
    guard let top = stack.popLast() else { return }
    if top.loop != nil { evaluator.leaveLoop() }
    if let rounds = top.rounds { evaluator.enter(rounds) }
    guard top.closesNode else { return }
    let drawing = KindDrawing.of(tree.nodes[top.node].kind)
    for var part in drawing?.parts(evaluator, top.node, tree) ?? [] {
      part.parent = Int32(top.node)
      part.isHidden = tree.nodes[top.node].isHidden
      part.hiding = .around
      part.tint = tree.nodes[top.node].tint
      tree.nodes.append(part)
    }
    tree.nodes[top.node].size = Int32(tree.nodes.count - top.node)
    drawing?.connect(evaluator, top.node, &tree)
    if tree.nodes[top.node].kind == .tabBar { openTab(of: top.node) }
  }

  /// The contents of the chosen tab stand where its bar stands.
  private mutating func openTab(of bar: Int) {
    defer { tabs = [] }
    tree.markTab(of: bar)
    guard let tab = tree.chosenTab(of: bar),
      let contents = tabs.indices.contains(tab) ? tabs[tab] : nil
    else { return }
    let place = Int(tree.nodes[bar].parent)
    guard !contents.instances.isEmpty, !stack.isEmpty else { return }
    let around = evaluator.loops
    evaluator.enter(contents.rounds)
    stack.append(
      Open(
        start: contents.instances.lowerBound, end: contents.instances.upperBound,
        next: contents.instances.lowerBound, node: place, rounds: around))
  }

  /// Where an element stands; nil for one that was written as a value and is not in use.
  private func place(of instance: Int, in parent: Int) -> RenderNode.Place? {
    let holder = tree.nodes[parent]
    guard Kind.named(holder.kind).children == .none else { return .child }
    let element = expansion.instances[instance].element
    let ends: [(PropertyName, RenderNode.Place)] = [
      (.leftView, .leftView), (.rightView, .rightView),
    ]
    for (name, place) in ends
    where evaluator.viewElement(name, of: Int(holder.instance)) == element {
      return place
    }
    return nil
  }

  private mutating func describe(_ program: Program, _ state: ScreenState) {
    guard let screen = program.screen(state.screen), let root = tree.nodes.first else { return }
    tree.context.name = program.text(screen.name)
    tree.context.title = root.text ?? ""
    tree.context.isPad = root.member(.device) == "iPad"
    tree.context.isLandscape = root.member(.orientation) == "landscape"
    tree.context.screen = ScreenSize.first(of: root)
    tree.context.sound = state.sound
    tree.context.pull = state.pull
    tree.context.variables = screen.scope.variables.map { index in
      let value = state.variables[DeclarationKey(program.file, index)] ?? .none
      let name = program.text(program.variables[index].name)
      if program.variables[index].type.innermost.base == .record {
        tree.context.records[name] = evaluator.written(value.beginning(100))
      }
      return (name, evaluator.resolved(value))
    }
    tree.context.tasks = screen.scope.tasks.flatMap { index in
      let progress = state.tasks[DeclarationKey(program.file, index)] ?? TaskProgress()
      let items: [Value?] = progress.items.isEmpty ? [nil] : progress.items
      return items.map { (program.name(ofTask: index, for: $0), progress[$0]) }
    }
  }
}

extension Value {
  /// The same, with so many items of a list at most.
  fileprivate func beginning(_ count: Int) -> Value {
    if case .list(let items) = self { .list(Array(items.prefix(count))) } else { self }
  }
}

/// The values that a loop goes through, one at a time: a range is never made into a list.
struct LoopValues {
  private let list: [Value]
  private let first: Int
  private let count: Int
  private var position = 0

  init?(_ value: Value?) {
    switch value {
    case .list(let items)?:
      (list, first, count) = (items, 0, items.count)
    case .range(.int(let lower), .int(let upper), let isClosed)?:
      guard lower <= upper else { return nil }
      let (length, overflows) = upper.subtractingReportingOverflow(lower)
      let count = overflows ? Int.max - 1 : min(length, Int.max - 1)
      (list, first, self.count) = ([], lower, isClosed ? count + 1 : count)
    default: return nil
    }
  }

  mutating func next() -> Value? {
    guard position < count else { return nil }
    defer { position += 1 }
    return list.isEmpty ? .int(first &+ position) : list[position]
  }
}
