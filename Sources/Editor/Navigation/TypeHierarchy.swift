import CtlChecker
import CtlDiagnostics
import CtlSyntax

// A component that consists only of a use of another one is a special case of it, as a type is of
// its supertype.

extension EditorSnapshot {
  /// The component under the cursor, by its name or by the name of a use.
  public func typeHierarchyItem(at offset: Int, in file: FileID) -> HierarchyItem? {
    guard case .symbol(let symbol)? = subject(at: offset, in: file)?.subject else { return nil }
    switch symbol.kind {
    case .component: return item(symbol)
    case .element:
      guard let program = program(symbol.file) else { return nil }
      return component(usedBy: ElementID(Int(symbol.index)), program).flatMap { item($0) }
    default: return nil
    }
  }

  /// The component that one consists of; at most one.
  public func supertypes(of item: HierarchyItem) -> [HierarchyItem] {
    guard let symbol = symbol(of: item), let general = general(of: symbol) else { return [] }
    return self.item(general).map { [$0] } ?? []
  }

  /// The components that consist of one.
  public func subtypes(of item: HierarchyItem) -> [HierarchyItem] {
    guard let symbol = symbol(of: item) else { return [] }
    return files.flatMap { file in
      file.program.components.indices.compactMap { index in
        let special = Symbol(.component, file.id, index)
        return general(of: special) == symbol ? self.item(special) : nil
      }
    }
  }

  private func general(of symbol: Symbol) -> Symbol? {
    guard symbol.kind == .component, let program = program(symbol.file) else { return nil }
    let root = program.components[Int(symbol.index)].root
    let size = Int(program.element(root).size)
    // The root has one element, and nothing else.
    guard size > 1, root.index + 1 < program.elements.count,
      Int(program.elements[root.index + 1].size) == size - 1
    else { return nil }
    return component(usedBy: ElementID(root.index + 1), program)
  }

  private func component(usedBy id: ElementID, _ program: Program) -> Symbol? {
    let element = program.element(id)
    guard element.form == .componentUse, element.payload >= 0 else { return nil }
    return program.componentUses[Int(element.payload)]
  }
}
