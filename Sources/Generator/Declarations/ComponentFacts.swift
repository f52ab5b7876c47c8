import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Facts about the inside of components for the code that uses them; each fact is found once.
final class ComponentFacts {
  private let program: Program
  private var actions = Reachability<Symbol>()
  private var performing = Reachability<Symbol>()
  private var taking = Reachability<Symbol>()
  private var keeping = Reachability<Symbol>()
  private var reading = Reachability<Symbol>()
  private var targeted = Reachability<Symbol>()
  private var following = Reachability<Symbol>()
  private var ranges = Reachability<Parameter>()
  private var shown = Reachability<Parameter>()
  var read = Reachability<Parameter>()
  /// By file: what loops and `if let` call a value or its items.
  var namesOfParameters: [FileID: [Symbol: [Symbol]]] = [:]
  private var inner: [Symbol: [Symbol]] = [:]
  // What the elements of a component do with each of its parameters, found in one walk.
  private var textsOfComponents: [Symbol: [Int: [Place]]] = [:]
  private var bindingsOfComponents: [Symbol: [Int: [Place]]] = [:]
  private var assignedInComponents: [Symbol: Set<Int>] = [:]
  var readInComponents: [Symbol: Set<Symbol>] = [:]
  var argumentsOfComponents: [Symbol: [Symbol: [Parameter]]] = [:]

  struct Parameter: Hashable {
    var component: Symbol
    var index: Int
  }

  /// A property or an argument in a component.
  private typealias Place = (entry: PropertyEntry, element: Element, source: Program)

  init(_ program: Program) { self.program = program }

  /// Whether a component, or one inside of it, has actions.
  func hasActions(_ symbol: Symbol) -> Bool {
    actions.leads(from: symbol) { symbol in
      find(symbol).map { source, component in
        component.scope.actions.contains { !source.actions[$0].isEvent }
      } ?? false
    } next: {
      uses(in: $0)
    }
  }

  /// Whether a component, or one inside of it, has handlers that do something.
  func performs(_ symbol: Symbol) -> Bool {
    performing.leads(from: symbol) { symbol in
      guard let (source, component) = find(symbol) else { return false }
      return elements(of: component.root, source).contains { element in
        source.handlers[element.handlers].contains { !$0.steps.isEmpty }
      }
    } next: {
      uses(in: $0)
    }
  }

  /// Whether people use elements of a component, or of one inside it.
  func hasTargets(_ symbol: Symbol) -> Bool {
    targeted.leads(from: symbol) { symbol in
      guard let (source, component) = find(symbol) else { return false }
      return elements(of: component.root, source).contains { source.isTarget($0) }
    } next: {
      uses(in: $0)
    }
  }

  /// Whether what people do in a component, or in one inside it, goes into variables.
  func takes(_ symbol: Symbol) -> Bool {
    taking.leads(from: symbol) { symbol in
      guard let (source, component) = find(symbol) else { return false }
      return elements(of: component.root, source).contains { element in
        source.properties[element.properties].contains { KindSpelling.takes($0, of: element) }
      }
    } next: {
      uses(in: $0)
    }
  }

  /// Whether a component, or one inside it, stores values of its own.
  func keeps(_ symbol: Symbol) -> Bool {
    keeping.leads(from: symbol) { symbol in
      find(symbol).map {
        !$0.component.scope.variables.isEmpty || !$0.component.scope.tasks.isEmpty
      } ?? false
    } next: {
      uses(in: $0)
    }
  }

  /// Whether changes in a component come back to the screen that uses it.
  func comesBack(_ symbol: Symbol) -> Bool {
    keeps(symbol) || takes(symbol) || performs(symbol)
  }

  /// Whether a component, or one inside it, sees what follows in its parameters from a change of one: the
  /// caller then says what they are.
  func follows(_ symbol: Symbol) -> Bool {
    guard let (source, component) = find(symbol), component.parameters.count > 1,
      component.parameters.contains(where: { source.parameters[$0].isBinding })
    else { return false }
    return following.leads(from: symbol) { symbol in
      guard let (source, component) = find(symbol), component.parameters.count > 1 else {
        return false
      }
      return Self.rereads(source, elements(of: component.root, source)) { comesBack($0) }
    } next: {
      uses(in: $0)
    }
  }

  /// Whether the description of a component, or of one inside it, reads controls.
  func readsControls(_ symbol: Symbol) -> Bool {
    reading.leads(from: symbol) { symbol in
      guard let (source, component) = find(symbol) else { return false }
      return Dependencies(source, component.root, component.scope).readsControls
    } next: {
      uses(in: $0)
    }
  }

  /// Whether a two-way parameter gives its range to a slider, a stepper or a step of a handler: the
  /// caller then passes it.
  func givesRange(_ index: Int, of symbol: Symbol) -> Bool {
    ranges.leads(from: Parameter(component: symbol, index: index)) { parameter in
      isAssigned(parameter)
        || bindings(parameter).contains { entry, element, source in
          guard entry.name == .value, element.form == .kind,
            Kind.named(element.kind).followsRange
          else { return false }
          let stated = source.properties[element.properties].filter {
            $0.form == .property && ($0.name == .minimumValue || $0.name == .maximumValue)
          }
          return stated.count < 2
        }
    } next: { parameter in
      bindings(parameter).compactMap { entry, element, source in
        guard element.form == .componentUse, entry.parameter >= 0 else { return nil }
        return Parameter(
          component: source.componentUses[Int(element.payload)], index: Int(entry.parameter))
      }
    }
  }

  /// Whether people read the text of a parameter, in the component or in one inside it.
  func shows(_ index: Int, of symbol: Symbol) -> Bool {
    shown.leads(from: Parameter(component: symbol, index: index)) { parameter in
      texts(of: parameter).contains { $0.entry.isShownText }
    } next: { parameter in
      texts(of: parameter).compactMap { entry, element, source in
        guard element.form == .componentUse, element.payload >= 0, entry.parameter >= 0 else {
          return nil
        }
        return Parameter(
          component: source.componentUses[Int(element.payload)], index: Int(entry.parameter))
      }
    }
  }

  /// The properties and arguments that show a parameter.
  private func texts(of parameter: Parameter) -> [Place] {
    if textsOfComponents[parameter.component] == nil {
      textsOfComponents[parameter.component] = places(in: parameter.component) {
        entry, element, source in
        guard entry.form != .binding, entry.isShownText || element.form == .componentUse else {
          return []
        }
        return source.shownSymbols(in: entry.expression).compactMap {
          $0.kind == .parameter && $0.file == source.file ? Int($0.index) : nil
        }
      }
    }
    return textsOfComponents[parameter.component]?[parameter.index] ?? []
  }

  /// The bindings of a two-way parameter of numbers.
  private func bindings(_ parameter: Parameter) -> [Place] {
    if bindingsOfComponents[parameter.component] == nil {
      bindingsOfComponents[parameter.component] = places(in: parameter.component) {
        entry, element, source in
        guard entry.form == .binding, let index = self.parameter(entry.expression, source),
          source.parameters[index].isBinding, source.parameters[index].type.isNumber
        else { return [] }
        return [index]
      }
    }
    return bindingsOfComponents[parameter.component]?[parameter.index] ?? []
  }

  /// The properties and arguments in a component, by the parameters of it that they have to do with.
  private func places(
    in symbol: Symbol, by parameters: (PropertyEntry, Element, Program) -> [Int]
  ) -> [Int: [Place]] {
    guard let (source, component) = find(symbol) else { return [:] }
    var result: [Int: [Place]] = [:]
    for element in elements(of: component.root, source) {
      for entry in source.properties[element.properties] {
        for index in parameters(entry, element, source)
        where component.parameters.contains(index) {
          result[index, default: []].append((entry, element, source))
        }
      }
    }
    return result
  }

  /// Whether a step gives a two-way parameter of numbers a value.
  private func isAssigned(_ parameter: Parameter) -> Bool {
    if let known = assignedInComponents[parameter.component] {
      return known.contains(parameter.index)
    }
    var result: Set<Int> = []
    if let (source, component) = find(parameter.component) {
      for element in elements(of: component.root, source) {
        for handler in source.handlers[element.handlers] {
          for place in source.steps[handler.steps].flatMap({ source.changed(by: $0.form) }) {
            guard let index = self.parameter(place, source),
              component.parameters.contains(index), source.parameters[index].isBinding,
              source.parameters[index].type.isNumber
            else { continue }
            result.insert(index)
          }
        }
      }
    }
    assignedInComponents[parameter.component] = result
    return result.contains(parameter.index)
  }

  /// The parameter of the file that an expression is.
  private func parameter(_ id: ExpressionID, _ source: Program) -> Int? {
    let expression = source.expression(id)
    guard expression.operation == .symbol else { return nil }
    let symbol = source.symbols[Int(expression.payload)]
    return symbol.kind == .parameter && symbol.file == source.file ? Int(symbol.index) : nil
  }

  // MARK: Uses

  /// The components used below an element, each once, in order.
  func uses(below root: ElementID, of source: Program) -> [Symbol] {
    var result: [Symbol] = []
    var seen: Set<Symbol> = []
    for element in elements(of: root, source)
    where element.form == .componentUse && element.payload >= 0 {
      let symbol = source.componentUses[Int(element.payload)]
      if seen.insert(symbol).inserted { result.append(symbol) }
    }
    return result
  }

  private func uses(in symbol: Symbol) -> [Symbol] {
    if let known = inner[symbol] { return known }
    let result = find(symbol).map { uses(below: $0.component.root, of: $0.source) } ?? []
    inner[symbol] = result
    return result
  }

  func find(_ symbol: Symbol) -> (source: Program, component: CtlChecker.Component)? {
    program.program(of: symbol.file).map { ($0, $0.components[Int(symbol.index)]) }
  }

  func elements(of root: ElementID, _ source: Program) -> ArraySlice<Element> {
    source.elements[root.index..<root.index + Int(source.element(root).size)]
  }
}
