import CtlChecker

// Two arguments of a component may speak of the same variable: `Line { item <-> item; all <-> items }`. What
// the component changes in one of them shows in the other.

extension Program {
  /// The variables and parameters that expressions of a screen or component speak of, also by its constants
  /// and by the names of loops.
  func roots(of expressions: [ExpressionID]) -> Set<Symbol> {
    var (pending, seen, result) = (expressions, Set<Symbol>(), Set<Symbol>())
    while let id = pending.popLast() {
      let expression = expression(id)
      pending += operandIDs(of: expression)
      if expression.operation == .elementProperty, let read = ElementRead(self, expression) {
        pending += read.bound.map { [$0] } ?? []
      }
      guard expression.operation == .symbol else { continue }
      let symbol = tables.symbols[Int(expression.payload)]
      guard symbol.file == tables.file, seen.insert(symbol).inserted else { continue }
      let index = Int(symbol.index)
      switch symbol.kind {
      case .parameter: result.insert(symbol)
      case .variable:
        result.insert(symbol)
        // One of a component follows from others until it is written.
        pending += [tables.variables[index].initialValue, tables.variables[index].range].compactMap
        { $0 }
      case .constant: pending.append(tables.constants[index].value)
      case .loopVariable: pending += [tables.source(ofLoop: index), tables.loops[index].sequence]
      default: break
      }
    }
    return result
  }
}

extension ComponentFacts {
  /// Whether steps see one parameter after they, or a component inside, have changed another one.
  static func rereads(
    _ source: Program, _ elements: ArraySlice<Element>, comesBack: (Symbol) -> Bool
  ) -> Bool {
    func parameters(_ places: [ExpressionID]) -> [Symbol] {
      places.compactMap { source.root(of: $0) }.filter { $0.kind == .parameter }
    }
    return elements.contains { element in
      if element.handlers.isEmpty { return false }
      var changed: Set<Symbol> = []
      if element.form == .componentUse, element.payload >= 0,
        comesBack(source.componentUses[Int(element.payload)])
      {
        let bindings = source.properties[element.properties].filter { $0.form == .binding }
        changed = Set(parameters(bindings.map(\.expression)))
      }
      for handler in source.handlers[element.handlers] {
        for step in source.steps[handler.steps] {
          let place = source.changed(by: step.form)
          let read = source.roots(of: source.values(of: step.form) + place)
            .filter { $0.kind == .parameter }
          // One other than one that has changed.
          if read.contains(where: { !changed.isEmpty && changed != [$0] }) { return true }
          changed.formUnion(parameters(place))
        }
      }
      return false
    }
  }
}

extension CodeScope {
  /// The component whose code this is, when its parameters follow from each other.
  private var following: Symbol? {
    guard case .component(let index) = owner, let symbol = files.component(index),
      files.facts.follows(symbol)
    else { return nil }
    return symbol
  }

  /// Whether parameters follow from each other after a change of places: two of them may be one variable.
  func follows(after places: [ExpressionID]) -> Bool {
    following != nil && places.contains { program.root(of: $0)?.kind == .parameter }
  }

  /// `follow()`, after a change of places.
  func followed(after places: [ExpressionID]) -> [Statement] {
    guard follows(after: places), let name = names?.follow else { return [] }
    return [.line(.text("\(name)()"))]
  }

  /// Whether two parameters may be the same variable of the screen.
  var joinsParameters: Bool { following != nil }
}
