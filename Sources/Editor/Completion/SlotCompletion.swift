import CtlCatalogue
import CtlChecker
import CtlSyntax

/// The slots of the component of a use.
extension Completer {
  /// The component of a use, by its element.
  private func component(of owner: Int) -> (symbol: Symbol, slots: ArraySlice<Slot>)? {
    guard tree.nodes[owner].kind == .element, let id = index.element(ofNode: owner) else {
      return nil
    }
    let element = program.element(id)
    guard element.form == .componentUse, element.payload >= 0 else { return nil }
    let symbol = program.componentUses[Int(element.payload)]
    guard let source = program.program(of: symbol.file) else { return nil }
    return (symbol, source.slots[source.components[Int(symbol.index)].slots])
  }

  /// Whether the members of a block are the contents of a slot: those of a use whose component has one
  /// without a name, or of a block that fills one with a name.
  func fillsSlot(_ owner: Int) -> Bool {
    if let component = component(of: owner) { return component.slots.contains { $0.name == nil } }
    return index.element(ofNode: owner).map { program.element($0).form == .fill } ?? false
  }

  /// The slots with a name that a use has not filled yet.
  mutating func slots(of owner: Int) {
    guard let (symbol, slots) = component(of: owner),
      let source = program.program(of: symbol.file), let block = tree.child(of: owner, .block)
    else { return }
    let filled = tree.children(of: block).compactMap { member in
      tree.nodes[member].kind == .element ? tree.name(ofToken: wordToken(tree, member)) : nil
    }
    for index in slots.indices {
      guard let name = slots[index].name.map({ source.text($0) }), !filled.contains(name) else {
        continue
      }
      let slot = Symbol(.slot, symbol.file, index)
      add(
        name, .container, snapshot.completionID(slot), detail: "slot \(name)",
        snippet: Snippet("\(name) { ") + .end + " }", rank: 12)
    }
  }
}

extension EditorSnapshot {
  /// The kind of the elements that a style is for.
  func styledKind(_ style: Symbol) -> KindName? {
    program(style.file)?.styles[Int(style.index)].kind
  }
}
