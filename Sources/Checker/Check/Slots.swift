import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Slots of components, and the elements of uses that fill them.
extension Checker {
  // MARK: Declarations

  /// Numbers the slots of every component before any element, so that uses know them.
  mutating func declareSlots() {
    for index in tables.components.indices {
      let node = tables.components[index].origin.node
      let first = tables.slots.count
      var declared: [NameID?: Int] = [:]
      for child in node..<node + Int(nodes[node].size) where kind(child) == .slot {
        declareSlot(child, &declared)
      }
      tables.components[index].slots = first..<tables.slots.count
    }
  }

  private mutating func declareSlot(_ node: Int, _ declared: inout [NameID?: Int]) {
    let token = nameToken(node)
    let name = token.map { self.name(ofToken: $0) }
    let place = token ?? wordToken(tree, node)
    if let other = declared[name].map({ tables.slots[$0] }) {
      reportDuplicate(
        text(ofToken: place), at: location(ofToken: place),
        first: location(other.origin, .name), fixes: [deletion(ofMember: node)])
    } else if let name, Vocabulary.kind(name) != nil || fileScope[name]?.kind == .component {
      report(
        Finding(
          LanguageCode.slot, at: location(ofToken: place),
          Message(
            "`{name}` is a kind of element: give the slot another name",
            "`{name}` 是元素的种类：请给插槽取其他名称")(["name": .text(text(name))])))
    }
    if declared[name] == nil { declared[name] = tables.slots.count }
    slotOfNode[node] = tables.slots.count
    tables.slots.append(Slot(name: name, origin: OriginID(node: node), element: ElementID(0)))
  }

  /// The slots of a component of this file or of another one.
  private func slots(of symbol: Symbol) -> (program: Program?, slots: Range<Int>) {
    let index = Int(symbol.index)
    if symbol.file == file { return (nil, tables.components[index].slots) }
    guard let program = tables.imported[symbol.file] else { return (nil, 0..<0) }
    return (program, program.components[index].slots)
  }

  private func slotName(_ index: Int, _ program: Program?) -> String? {
    if let program { return program.slots[index].name.map { program.text($0) } }
    return tables.slots[index].name.map { text($0) }
  }

  /// The names of the slots of a component, for proposals.
  func slotNames(of symbol: Symbol) -> [String] {
    let (program, slots) = slots(of: symbol)
    return slots.compactMap { slotName($0, program) }
  }

  /// `footer: label "Hot"` in a use of a component with a slot of that name.
  func meaning(ofFilling spelled: String, _ node: Int, _ use: Element) -> Suggestion? {
    guard use.payload >= 0,
      slotNames(of: tables.componentUses[Int(use.payload)]).contains(spelled)
    else { return nil }
    let label = Message(
      "it is a slot, which a block fills: `{name} { … }`", "它是插槽，用块填充：`{name} { … }`")([
        "name": .text(spelled)
      ])
    guard let value = tree.expression(in: node) else { return (label, []) }
    let text = tree.text(of: value)
    switch kind(value) {
    case .element: return (label, [rewrite(node, "\(spelled) { \(text) }")])
    case .stringLiteral, .interpolatedString:
      return (label, [rewrite(node, "\(spelled) { label \(text) }")])
    default: return (label, [])
    }
  }

  // MARK: Elements

  mutating func shapeSlot(_ node: Int, _ parent: ElementID) {
    collectAttributes(node)
    let id = openElement(.slot, .view, node, parent: parent.index)
    if let index = slotOfNode[node] {
      tables.elements[id.index].payload = Int32(index)
      tables.slots[index].element = id
      reportLoop(around: id, node)
    } else {
      reportStraySlot(node)
    }
    if let block = tree.child(of: node, .block) { shapeMembers(block, id) }
    closeElement(id)
    pendingPlacements.append((id, wordToken(tree, node)))
  }

  /// `slot footer { … }` in a use, where the name alone fills it.
  private mutating func reportStraySlot(_ node: Int) {
    let word = wordToken(tree, node)
    var near: Suggestion = (nil, [])
    if let name = nameToken(node), tree.child(of: node, .block) != nil {
      let text = text(ofToken: name)
      near.label = Message(
        "in the use of a component its name fills it: `{name} { … }`",
        "在组件的使用处，用名称填充：`{name} { … }`")(
          ["name": .text(text)])
      let range = tree.tokenRange(word).lowerBound..<tree.tokenRange(name).lowerBound
      near.fixes = [
        Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])
      ]
    }
    report(
      Finding(
        SyntaxCode.misplacedDeclaration, at: location(ofToken: word),
        ["word": "slot", "place": .words("outside a component", "组件之外")], label: near.label,
        fixes: near.fixes))
  }

  /// The elements of a use are there once, so a loop cannot repeat them.
  private mutating func reportLoop(around id: ElementID, _ node: Int) {
    guard tables.elements[id.index].loopDepth > 0 else { return }
    report(
      Finding(
        LanguageCode.slot, at: location(ofToken: wordToken(tree, node)),
        Phrase(
          Message("a slot cannot be in a loop: a use fills it once", "插槽不能在循环中：使用处只填充一次"))))
  }

  /// The members of a use: a block with the name of a slot fills that one, every other element the
  /// slot without a name.
  mutating func shapeUse(_ block: Int, _ use: ElementID, _ component: Symbol) {
    let (program, slots) = slots(of: component)
    var open: ElementID?
    var filled: [Int: Int] = [:]
    for member in tree.children(of: block) {
      if kind(member) == .element,
        let slot = self.member(
          name(ofToken: wordToken(tree, member)), of: slots, .slot, in: program)
      {
        if let id = open { closeElement(id) }
        open = nil
        shapeFill(member, use, Symbol(.slot, component.file, slot), &filled)
        continue
      }
      let isElement = [.element, .ifStatement, .forStatement, .slot].contains(kind(member))
      if isElement, open == nil,
        let plain = self.member(nil, of: slots, .slot, in: program)
      {
        let id = openElement(.fill, .view, block, parent: use.index)
        tables.elements[id.index].payload = Int32(plain)
        open = id
      }
      shapeMember(member, isElement ? open ?? use : use)
    }
    if let id = open { closeElement(id) }
  }

  /// `footer { … }`
  private mutating func shapeFill(
    _ node: Int, _ use: ElementID, _ slot: Symbol, _ filled: inout [Int: Int]
  ) {
    collectAttributes(node)
    let token = wordToken(tree, node)
    refer(token, slot)
    if let first = filled[Int(slot.index)] {
      reportDuplicate(
        text(ofToken: token), at: location(ofToken: token), first: location(ofToken: first),
        first: Message("first filled here", "首次填充于此"))
    }
    filled[Int(slot.index)] = token
    let view = ElementSyntax(unchecked: tree, node)
    if let extra = view.nameToken.map({ location(ofToken: $0) })
      ?? view.primaryText.map({ location($0) })
    {
      report(
        Finding(
          LanguageCode.slot, at: extra,
          Message("a slot is filled with a block: `{name} { … }`", "插槽用块填充：`{name} { … }`")(
            ["name": .text(text(ofToken: token))]),
          fixes: [Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(extra, "")])]))
    }
    let id = openElement(.fill, .view, node, parent: use.index)
    tables.elements[id.index].payload = Int32(slot.index)
    if let block = view.block { shapeMembers(block.node, id) }
    closeElement(id)
  }

  // MARK: Placement

  /// Elements in a use of a component without a slot; one finding for all of them.
  mutating func reportWithoutSlot(_ child: Element, _ use: Element, _ token: Int) {
    guard usesWithoutSlot.insert(UInt32(use.origin.node)).inserted, use.payload >= 0 else { return }
    let symbol = tables.componentUses[Int(use.payload)]
    let component =
      symbol.file == file ? tables.components[Int(symbol.index)].origin.node : nil
    // A word for a slot in another language has been reported in the component.
    if let component, hasForeignSlot(component) || isIncomplete(component) { return }
    report(
      Finding(
        LanguageCode.placement, at: location(ofToken: token),
        ["child": .phrase(describe(child)), "parent": .phrase(describe(use))],
        related: place(symbol),
        notes: [
          Message(
            "Only a component with a `slot` has a place for elements.", "只有带 `slot` 的组件才有放置元素的地方。")()
        ],
        fixes: component.flatMap { bareContentFix($0) ?? slotFix($0) }.map { [$0] } ?? []))
  }

  /// `content` alone in a component, where other languages put what a use contains.
  private func bareContentFix(_ component: Int) -> Fix? {
    let end = component + Int(nodes[component].size)
    let bare = (component..<end).first { node in
      kind(node) == .element && tree.child(of: node, .block) == nil
        && ["content", "children"].contains(tree.text(of: node))
    }
    return bare.map { rewrite($0, "slot") }
  }

  private func hasForeignSlot(_ component: Int) -> Bool {
    tables.findings.contains {
      guard location(component).range.contains($0.location.range.lowerBound) else { return false }
      let word = tree.source.string($0.location.range)
      return $0.code.id == ControlCode.unknownKind.id
        && ForeignWords.kinds[word]?.here.first == "slot"
        || $0.code.id == LanguageCode.unknownType.id && Checker.typesOfElements.contains(word)
    }
  }

  /// Adds `slot` at the end of a component.
  private func slotFix(_ component: Int) -> Fix? {
    guard let block = tree.child(of: component, .block) else { return nil }
    let end = Int(nodes[block].endToken) - 1
    guard end > 0, tree.tokenKinds[end] == .rightBrace, let last = tree.significant(before: end)
    else { return nil }
    let isOnLine = !(last..<end).contains { tree.tokenKinds[$0] == .newline }
    let place = tree.tokenRange(last).upperBound
    return Fix(
      Phrase(Message("add `slot` to the component", "在组件中加上 `slot`")), .suggestion,
      [Edit(Location(file, place..<place), isOnLine ? "; slot" : "\n  slot")])
  }

  /// What holds the contents of a slot, through the slots of components: the nearest element of a
  /// kind, or the body of a component or a use, whose surroundings are not known here.
  func holder(of id: ElementID) -> Element {
    var source: Program?
    func element(_ index: Int) -> Element {
      source?.elements[index] ?? tables.elements[index]
    }
    var current = element(Int(tables.elements[id.index].parent))
    for _ in 0..<256 {
      switch current.form {
      case .branch, .loop, .conditional, .slot:
        guard current.parent >= 0 else { return current }
        current = element(Int(current.parent))
      case .fill:
        let use = element(Int(current.parent))
        guard current.payload >= 0, use.payload >= 0 else { return use }
        let symbol =
          source?.componentUses[Int(use.payload)] ?? tables.componentUses[Int(use.payload)]
        source = symbol.file == file ? nil : tables.imported[symbol.file]
        let slot = Int(current.payload)
        let inside = source?.slots[slot].element ?? tables.slots[slot].element
        current = element(inside.index)
      default: return current
      }
    }
    return current
  }

  /// Where the elements in slots stand is known when every component has its elements.
  mutating func checkPendingPlacements() {
    for (id, token) in pendingPlacements { checkPlacement(id, token) }
    pendingPlacements.removeAll()
  }
}
