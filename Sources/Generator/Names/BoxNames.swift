import CtlChecker

/// What constraints on a use of a component name in generated code: the only element of the component.
extension FileTable {
  /// The path from an element to the one that has its box, empty for one that has a box itself, and whether
  /// that has a name; without one it is called what the innermost use that constraints name is. Nil without a
  /// box.
  func box(of id: ElementID, in program: Program) -> (path: String, isNamed: Bool)? {
    guard program.element(id).form == .componentUse else { return ("", true) }
    var (path, named) = ("", "")
    var (program, id) = (program, id)
    for _ in 0..<64 {
      let symbol = program.componentUses[Int(program.element(id).payload)]
      guard let only = program.onlyElement(ofUse: id) else { return nil }
      let name = members(of: symbol)?.references[only.element.index]
      (program, id) = only
      guard program.element(id).form == .componentUse else {
        return name.map { ("\(path).\($0)", true) } ?? (named, false)
      }
      guard let name else { return nil }
      path += ".\(name)"
      if constrained(symbol, program).contains(id.index) { named = path }
    }
    return nil
  }

  private func constrained(_ symbol: Symbol, _ program: Program) -> Set<Int> {
    if let known = constrained[symbol] { return known }
    let made = program.constrained(program.components[Int(symbol.index)].scope)
    constrained[symbol] = made
    return made
  }
}

extension Program {
  /// The elements that the constraints of a screen or component name.
  func constrained(_ scope: CtlChecker.Scope) -> Set<Int> {
    Set(self.constraints[scope.constraints].flatMap { $0.form.elements.map(\.index) })
  }
}
