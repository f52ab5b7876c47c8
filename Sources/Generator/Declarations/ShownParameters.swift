import CtlCatalogue
import CtlChecker

/// Parameters of components whose texts people read. The use looks such a text up, since only it knows how
/// the text is put together. Where the component also reads the text itself, to compare it or to hand it on,
/// it has both: the text, and the text as people read it.
extension ComponentFacts {
  /// Whether a component has a parameter in both forms.
  func hasBoth(_ index: Int, of symbol: Symbol) -> Bool {
    guard let (source, component) = find(symbol), component.parameters.contains(index),
      !source.parameters[index].isBinding
    else { return false }
    return shows(index, of: symbol) && reads(index, of: symbol)
  }

  /// Whether a component, or one inside it, reads the value of a parameter, and not only shows its text.
  func reads(_ index: Int, of symbol: Symbol) -> Bool {
    read.leads(from: Parameter(component: symbol, index: index)) { parameter in
      guard let (source, component) = find(parameter.component) else { return false }
      return isRead(Symbol(.parameter, source.file, parameter.index), in: component, source)
    } next: { parameter in
      arguments(of: parameter.component).compactMap { entry, use, source in
        let symbol = Symbol(.parameter, source.file, parameter.index)
        return source.symbolsRead(by: entry.expression, isShown: false).contains(symbol)
          ? Parameter(component: use, index: Int(entry.parameter)) : nil
      }
    }
  }

  /// The values that a component hands to those inside it, which show them.
  private func arguments(
    of symbol: Symbol
  ) -> [(entry: PropertyEntry, use: Symbol, source: Program)] {
    guard let (source, component) = find(symbol) else { return [] }
    return elements(of: component.root, source).flatMap { element in
      source.properties[element.properties].compactMap { entry in
        shownUse(entry, of: element, source).map { (entry, $0, source) }
      }
    }
  }

  /// The component that shows an argument.
  private func shownUse(
    _ entry: PropertyEntry, of element: Element, _ source: Program
  ) -> Symbol? {
    guard entry.form != .binding, entry.parameter >= 0, element.form == .componentUse,
      element.payload >= 0
    else { return nil }
    let use = source.componentUses[Int(element.payload)]
    return shows(Int(entry.parameter), of: use) ? use : nil
  }

  private func isRead(
    _ symbol: Symbol, in component: CtlChecker.Component, _ source: Program
  ) -> Bool {
    // Loops and `if let` give it, or its items, other names.
    let symbols = names(of: symbol, source)
    func reads(_ id: ExpressionID, isShown: Bool = false) -> Bool {
      !source.symbolsRead(by: id, isShown: isShown).isDisjoint(with: symbols)
    }
    /// Whether it is there is the same for both texts.
    func readsCondition(_ id: ExpressionID) -> Bool {
      let expression = source.expression(id)
      switch expression.operation {
      case .and:
        return source.operandIDs(of: expression).contains(where: readsCondition)
      case .notEqual where source.constant(source.operand(1, of: expression)) == Value.none:
        return reads(source.operand(0, of: expression), isShown: true)
      default: return reads(id)
      }
    }
    let variables = source.variables[component.scope.variables]
    if variables.contains(where: { $0.initialValue.map { reads($0) } ?? false }) { return true }
    return elements(of: component.root, source).contains { element in
      switch element.form {
      case .branch where element.payload >= 0:
        if readsCondition(ExpressionID(Int(element.payload))) { return true }
      case .loop:
        if reads(source.loops[Int(element.payload)].sequence, isShown: true) { return true }
      default: break
      }
      for entry in source.properties[element.properties] where entry.form != .binding {
        let isShown = entry.isShownText || shownUse(entry, of: element, source) != nil
        if reads(entry.expression, isShown: isShown && !Self.isChosen(element)) { return true }
      }
      return source.handlers[element.handlers].contains { handler in
        source.steps[handler.steps].contains { step in
          source.values(of: step.form).contains { reads($0) }
        }
      }
    }
  }

  /// A parameter, and the names that loops and `if let` give it or its items.
  private func names(of parameter: Symbol, _ source: Program) -> Set<Symbol> {
    if namesOfParameters[source.file] == nil {
      var found: [Symbol: [Symbol]] = [:]
      for index in source.loops.indices {
        let sequence = source.expression(source.loops[index].sequence)
        guard source.loops[index].form != .name, sequence.operation == .symbol else { continue }
        let named = source.tables.symbols[Int(sequence.payload)]
        found[named, default: []].append(Symbol(.loopVariable, source.file, index))
      }
      namesOfParameters[source.file] = found
    }
    var result: Set<Symbol> = []
    var pending = [parameter]
    while let symbol = pending.popLast() {
      if result.insert(symbol).inserted {
        pending += namesOfParameters[source.file]?[symbol] ?? []
      }
    }
    return result
  }

  /// Whether a variable may get the text of an element that people choose.
  private static func isChosen(_ element: Element) -> Bool {
    element.form == .kind && [.segment, .wheel].contains(element.kind)
  }
}

extension Program {
  /// Whether people read the text of a symbol where they read an expression.
  func shows(_ symbol: Symbol, in id: ExpressionID) -> Bool {
    var pending = [id]
    var seen: Set<Symbol> = []
    while let id = pending.popLast() {
      for case .symbol(let found) in textSources(of: id) where seen.insert(found).inserted {
        if found == symbol { return true }
        if found.kind == .constant, found.file == self.file {
          pending.append(tables.constants[Int(found.index)].value)
        }
        if found.kind == .loopVariable, isNameOfParameter(found) {
          pending.append(tables.loops[Int(found.index)].sequence)
        }
      }
    }
    return false
  }
}

extension FileTable {
  /// Whether a component of a localized app has a parameter in both forms.
  func hasBoth(_ parameter: Int, of symbol: Symbol) -> Bool {
    guard let source = program.program(of: symbol.file) else { return false }
    return options(of: source).isLocalized && facts.hasBoth(parameter, of: symbol)
  }

  /// The name of the parameter with the text as people read it.
  func shownParameterName(_ parameter: Int, of symbol: Symbol) -> String? {
    hasBoth(parameter, of: symbol) ? members(of: symbol)?.shownParameters[parameter] : nil
  }
}
