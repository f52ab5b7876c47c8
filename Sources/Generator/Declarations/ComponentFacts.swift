import CtlCatalogue
import CtlChecker

/// What follows from the inside of components for those who use them; each fact is found once.
final class ComponentFacts {
  private let program: Program
  private var actions: [Symbol: Bool] = [:]
  private var taking: [Symbol: Bool] = [:]
  private var ranges: [Parameter: Bool] = [:]

  private struct Parameter: Hashable {
    var component: Symbol
    var index: Int
  }

  init(_ program: Program) { self.program = program }

  /// Whether a component, or one inside of it, has actions.
  func hasActions(_ symbol: Symbol) -> Bool {
    if let known = actions[symbol] { return known }
    // A component inside itself has been reported.
    actions[symbol] = false
    guard let source = program.program(of: symbol.file) else { return false }
    let component = source.components[Int(symbol.index)]
    let result =
      !component.scope.actions.isEmpty
      || uses(below: component.root, of: source).contains { hasActions($0) }
    actions[symbol] = result
    return result
  }

  /// Whether what people do in a component, or in one inside of it, goes into variables.
  func takes(_ symbol: Symbol) -> Bool {
    if let known = taking[symbol] { return known }
    taking[symbol] = false
    guard let source = program.program(of: symbol.file) else { return false }
    let root = source.components[Int(symbol.index)].root
    let elements = root.index..<root.index + Int(source.element(root).size)
    let result =
      elements.contains { index in
        let element = source.elements[index]
        return element.form == .kind
          && source.properties[element.properties].contains {
            $0.form == .binding && KindSpelling.taken.contains($0.name)
          }
      } || uses(below: root, of: source).contains { takes($0) }
    taking[symbol] = result
    return result
  }

  /// The components that are used below an element, each once, in order.
  func uses(below root: ElementID, of program: Program) -> [Symbol] {
    var result: [Symbol] = []
    var seen: Set<Symbol> = []
    for index in root.index..<root.index + Int(program.element(root).size) {
      let element = program.elements[index]
      guard element.form == .componentUse, element.payload >= 0 else { continue }
      let symbol = program.componentUses[Int(element.payload)]
      if seen.insert(symbol).inserted { result.append(symbol) }
    }
    return result
  }

  /// Whether a two-way parameter gives its range to a slider or stepper: the caller then says it.
  func givesRange(_ index: Int, of symbol: Symbol) -> Bool {
    let key = Parameter(component: symbol, index: index)
    if let known = ranges[key] { return known }
    ranges[key] = false
    guard let source = program.program(of: symbol.file) else { return false }
    let parameter = source.parameters[index]
    guard parameter.isBinding, parameter.type.isNumber else { return false }
    let root = source.components[Int(symbol.index)].root
    let elements = root.index..<root.index + Int(source.element(root).size)
    let result = elements.contains { element in
      source.properties[source.elements[element].properties].contains { entry in
        entry.form == .binding && names(entry.expression, index, source)
          && takesRange(entry, source.elements[element], source)
      }
    }
    ranges[key] = result
    return result
  }

  /// Whether a binding takes the range of its variable.
  private func takesRange(_ entry: PropertyEntry, _ element: Element, _ source: Program) -> Bool {
    if element.form == .componentUse, entry.parameter >= 0 {
      return givesRange(Int(entry.parameter), of: source.componentUses[Int(element.payload)])
    }
    guard entry.name == .value, element.kind == .slider || element.kind == .stepper else {
      return false
    }
    let stated = source.properties[element.properties].filter {
      $0.form == .property && ($0.name == .minimumValue || $0.name == .maximumValue)
    }
    return stated.count < 2
  }

  private func names(_ id: ExpressionID, _ parameter: Int, _ source: Program) -> Bool {
    let expression = source.expression(id)
    guard expression.operation == .symbol else { return false }
    let symbol = source.symbols[Int(expression.payload)]
    return symbol.kind == .parameter && Int(symbol.index) == parameter
  }
}
