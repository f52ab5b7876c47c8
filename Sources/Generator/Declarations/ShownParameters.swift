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
      guard let (source, _) = find(parameter.component) else { return false }
      // Loops and `if let` give it, or its items, other names.
      let names = names(of: Symbol(.parameter, source.file, parameter.index), source)
      return !symbolsRead(in: parameter.component).isDisjoint(with: names)
    } next: { parameter in
      let symbol = Symbol(.parameter, parameter.component.file, parameter.index)
      return arguments(of: parameter.component)[symbol] ?? []
    }
  }

  /// The parameters that a component gives values to and that are shown, by what the values read.
  private func arguments(of symbol: Symbol) -> [Symbol: [Parameter]] {
    if let known = argumentsOfComponents[symbol] { return known }
    var result: [Symbol: [Parameter]] = [:]
    if let (source, component) = find(symbol) {
      for element in elements(of: component.root, source) {
        for entry in source.properties[element.properties] {
          guard let use = shownUse(entry, of: element, source) else { continue }
          for read in source.symbolsRead(by: entry.expression, isShown: false) {
            result[read, default: []].append(
              Parameter(component: use, index: Int(entry.parameter)))
          }
        }
      }
    }
    argumentsOfComponents[symbol] = result
    return result
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

  /// What a component reads besides the texts that it only shows.
  private func symbolsRead(in symbol: Symbol) -> Set<Symbol> {
    if let known = readInComponents[symbol] { return known }
    guard let (source, component) = find(symbol) else { return [] }
    var result: Set<Symbol> = []
    func read(_ id: ExpressionID, isShown: Bool = false) {
      result.formUnion(source.symbolsRead(by: id, isShown: isShown))
    }
    /// Whether it is there is the same for both texts.
    func readCondition(_ id: ExpressionID) {
      let expression = source.expression(id)
      switch expression.operation {
      case .and: source.operandIDs(of: expression).forEach(readCondition)
      case .notEqual where source.constant(source.operand(1, of: expression)) == Value.none:
        read(source.operand(0, of: expression), isShown: true)
      default: read(id)
      }
    }
    for variable in source.variables[component.scope.variables] {
      if let value = variable.initialValue { read(value) }
    }
    for element in elements(of: component.root, source) {
      switch element.form {
      case .branch where element.payload >= 0:
        readCondition(ExpressionID(Int(element.payload)))
      case .loop: read(source.loops[Int(element.payload)].sequence, isShown: true)
      default: break
      }
      for entry in source.properties[element.properties] where entry.form != .binding {
        let isShown = entry.isShownText || shownUse(entry, of: element, source) != nil
        read(entry.expression, isShown: isShown && !Self.isChosen(element))
      }
      for handler in source.handlers[element.handlers] {
        for step in source.steps[handler.steps] {
          for value in source.values(of: step.form) { read(value) }
        }
      }
    }
    readInComponents[symbol] = result
    return result
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
  /// The symbols whose texts people read where they read an expression.
  func shownSymbols(in id: ExpressionID) -> Set<Symbol> {
    var pending = [id]
    var seen: Set<Symbol> = []
    while let id = pending.popLast() {
      for case .symbol(let found) in textSources(of: id) where seen.insert(found).inserted {
        if found.kind == .constant, found.file == self.file {
          pending.append(tables.constants[Int(found.index)].value)
        }
        if found.kind == .loopVariable, isNameOfComposed(found) {
          pending.append(tables.loops[Int(found.index)].sequence)
        }
      }
    }
    return seen
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
