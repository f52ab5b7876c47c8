import CtlDiagnostics

/// The states of a screen or component that its file names: the one that it begins with, its samples,
/// what its handlers set, and what the screens of the file open it with. Variables of enums are left out:
/// what they may be is known without their states.
public final class KnownStates {
  /// What some variables are, at the same time.
  public typealias State = [(variable: Int, value: ExpressionID)]

  private var byScope: [FileID: [Int: [State]]] = [:]

  public init() {}

  /// The states in which a variable has a value that is known, with the first variable of its scope.
  func states(of variable: Int, in program: Program) -> (scope: Int, states: [State])? {
    guard let scope = program.scope(ofVariable: variable) else { return nil }
    let states = states(of: scope, in: program)
    guard states.contains(where: { $0.contains { $0.variable == variable } }) else { return nil }
    return (scope.variables.lowerBound, states)
  }

  private func states(of scope: Program.Owner, in program: Program) -> [State] {
    if let known = byScope[program.file]?[scope.variables.lowerBound] { return known }
    let first: State = program.inOrderOfNeed(scope.variables).compactMap { index in
      program.variables[index].initialValue.flatMap { program.state(index, $0) }
    }
    var states = [first]
    for arguments in scope.screen.map(program.openings(ofScreen:)) ?? [] {
      states.append(first.replacing(program.known(arguments)))
    }
    for sample in program.samples[scope.samples] {
      let values = program.sampleValues[sample.values].map { ($0.variable, $0.expression) }
      states.append(first.replacing(program.known(values)))
    }
    for handler in program.handlers(inside: scope.root) {
      let set = program.known(program.assignments(of: handler))
      if !set.isEmpty { states.append(set) }
    }
    states = Array(states.filter { !$0.isEmpty }.prefix(Choice.limit))
    byScope[program.file, default: [:]][scope.variables.lowerBound] = states
    return states
  }
}

extension KnownStates.State {
  fileprivate func replacing(_ others: KnownStates.State) -> Self {
    filter { own in !others.contains { $0.variable == own.variable } } + others
  }
}

extension Program {
  /// A screen or component with variables.
  fileprivate struct Owner {
    var variables, samples: Range<Int>
    var root: ElementID
    var screen: Int?
  }

  fileprivate func scope(ofVariable index: Int) -> Owner? {
    for (screen, item) in self.screens.enumerated() where item.scope.variables.contains(index) {
      return Owner(
        variables: item.scope.variables, samples: item.scope.samples, root: item.root,
        screen: screen)
    }
    return self.components.first { $0.scope.variables.contains(index) }.map {
      Owner(variables: $0.scope.variables, samples: $0.scope.samples, root: $0.root)
    }
  }

  /// A value of a variable that says something: one that is empty or 0 waits for another one.
  fileprivate func state(_ index: Int, _ value: ExpressionID) -> KnownStates.State.Element? {
    let type = self.variables[index].type
    guard type.base != .enumeration || !type.isPlain else { return nil }
    return constant(value).map(\.isEmptyValue) == true ? nil : (index, value)
  }

  fileprivate func known(_ values: [(variable: Int, value: ExpressionID)]) -> KnownStates.State {
    values.compactMap { constant($0.value) == nil ? nil : state($0.variable, $0.value) }
  }

  fileprivate func handlers(inside root: ElementID) -> [Handler] {
    self.elements[root.index..<root.index + Int(element(root).size)].flatMap {
      tables.handlers[$0.handlers]
    }
  }

  /// The values that a handler gives to variables, the last one of each.
  fileprivate func assignments(of handler: Handler) -> [(variable: Int, value: ExpressionID)] {
    var result: [Int: ExpressionID] = [:]
    for step in self.steps[handler.steps] {
      guard case .assign(let place, let value) = step.form else { continue }
      let expression = expression(place)
      guard expression.operation == .symbol else { continue }
      let symbol = self.symbols[Int(expression.payload)]
      if symbol.kind == .variable, symbol.file == self.file { result[Int(symbol.index)] = value }
    }
    return result.sorted { $0.key < $1.key }.map { (variable: $0.key, value: $0.value) }
  }

  /// The arguments with which screens of the file open one of them.
  fileprivate func openings(ofScreen index: Int) -> [[(variable: Int, value: ExpressionID)]] {
    let parameters = tables.parameters(of: self.screens[index])
    if parameters.isEmpty { return [] }
    return self.steps.compactMap { step in
      guard case .open(let opening) = step.form, opening.screen.kind == .screen,
        opening.screen.file == self.file, Int(opening.screen.index) == index
      else { return nil }
      return zip(parameters, self.operands[opening.arguments]).compactMap { parameter, argument in
        let id = ExpressionID(Int(argument))
        return expression(id).operation == .poison ? nil : (variable: parameter, value: id)
      }
    }
  }
}

extension Value {
  fileprivate var isEmptyValue: Bool {
    switch self {
    case .none: true
    case .bool: false
    case .string(let text): text.isEmpty
    case .list(let items): items.isEmpty
    default: number == 0
    }
  }
}
