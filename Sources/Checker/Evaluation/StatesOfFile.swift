import CtlDiagnostics

/// What is known of one file, in lists by variable: types of dictionaries are dear at every start.
final class OfFile {
  /// The owner of each variable.
  let owners: [Program.Owner?]
  /// The states of each owner, at its first variable.
  var states: [[KnownStates.State]?]
  var named: [[KnownStates.Named]?]
  /// What steps give to each variable and its parts.
  var parts: [[WrittenPart]?]
  /// The arguments with which screens of the file open each of its screens.
  private(set) lazy var openings = program.ownOpenings
  private(set) lazy var together = ChangedTogether(program)
  /// What controls, components and opened screens are bound to.
  private(set) lazy var boundPaths = program.boundPaths
  private let program: Program
  /// What each variable is in the states of its owner.
  var byVariable: [KnownStates.State]

  init(_ program: Program) {
    self.program = program
    let count = program.variables.count
    owners = program.ownersOfVariables
    states = Array(repeating: nil, count: count)
    named = Array(repeating: nil, count: count)
    parts = Array(repeating: nil, count: count)
    byVariable = Array(repeating: [], count: count)
  }
}

extension KnownStates.State {
  func replacing(_ others: KnownStates.State) -> Self {
    filter { own in !others.contains { $0.variable == own.variable } } + others
  }
}

extension Program {
  /// A screen or component with variables.
  struct Owner {
    var variables, samples: Range<Int>
    var root: ElementID
    var screen: Int?
  }

  /// The screen or component of each variable.
  var ownersOfVariables: [Owner?] {
    var result = [Owner?](repeating: nil, count: self.variables.count)
    func add(_ scope: Scope, _ root: ElementID, _ screen: Int?) {
      let owner = Owner(
        variables: scope.variables, samples: scope.samples, root: root, screen: screen)
      for variable in scope.variables { result[variable] = owner }
    }
    for component in self.components { add(component.scope, component.root, nil) }
    for (index, screen) in self.screens.enumerated() { add(screen.scope, screen.root, index) }
    return result
  }

  /// A value of a variable that says something: one that is empty or 0 waits for another one.
  func state(
    _ index: Int, _ value: ExpressionID, _ home: Program
  ) -> KnownStates.State.Element? {
    let type = self.variables[index].type
    guard type.base != .enumeration || !type.isPlain else { return nil }
    return home.constant(value).map(\.isEmptyValue) == true ? nil : (index, value, home)
  }

  /// The values of a sample; a 0 takes the place of another first value.
  func known(_ values: [(variable: Int, value: ExpressionID)]) -> KnownStates.State {
    values.compactMap { variable, value in
      guard let known = constant(value) else { return nil }
      return known.number == 0
        ? (variable, value, self) : state(variable, value, self)
    }
  }

  func allHandlers(inside root: ElementID) -> [Handler] {
    self.elements[root.index..<root.index + Int(element(root).size)].flatMap {
      tables.handlers[$0.handlers]
    }
  }

  /// The values that a handler gives to variables: the last one of each, or those of the branches of an `if`.
  func assignments(of handler: Handler) -> [(variable: Int, values: [ExpressionID])] {
    var result: [(variable: Int, values: [ExpressionID])] = []
    let written = lasting(in: handler.steps).compactMap { part in
      variable(part.path).map { (variable: $0, value: part.value) }
    }
    for (variable, value) in written.sorted(by: { $0.variable < $1.variable }) {
      if result.last?.variable != variable { result.append((variable, [])) }
      result[result.count - 1].values.append(value)
    }
    return result
  }

  /// The variable of the file that a path is the whole of.
  func variable(_ path: PartPath) -> Int? {
    path.steps.isEmpty && path.root.kind == .variable && path.root.file == self.file
      ? Int(path.root.index) : nil
  }

  /// The variable that is the whole of an expression, by its own name or that of an `if let`, if the file
  /// declares it.
  package func ownVariable(_ id: ExpressionID) -> Int? {
    let expression = expression(withoutUnwrapping(id))
    guard expression.operation == .symbol else { return nil }
    let symbol = self.symbols[Int(expression.payload)]
    return symbol.kind == .variable && symbol.file == self.file ? Int(symbol.index) : nil
  }

  /// The variables that the tasks of a sample fill, with what they bring.
  func brought(by sample: Sample, in screen: Screen) -> [(
    variable: Int, value: ExpressionID
  )] {
    var result: [(variable: Int, value: ExpressionID)] = []
    for task in self.sampleTasks[sample.tasks] {
      guard case .finished(let value?) = task.form else { continue }
      for target in receivers(of: task.task, in: screen, sample) {
        guard let variable = ownVariable(target.place) else { continue }
        // A list that was not empty has more than what comes, and one item is no list.
        guard target.way == .set || target.way == .addAll && isEmptyAtFirst(variable),
          !result.contains(where: { $0.variable == variable })
        else { continue }
        result.append((variable, value))
      }
    }
    return result
  }

  /// The parts of variables that controls, components and opened screens may change.
  var boundPaths: [PartPath] {
    let controls = tables.properties.lazy.filter { $0.form == .binding }.map(\.expression)
    let opened = tables.steps.lazy.flatMap { step -> [ExpressionID] in
      guard case .open(let opening) = step.form else { return [] }
      return self.boundArguments(of: opening).map(\.argument)
    }
    return (Array(controls) + opened).compactMap { self.partPath($0) }
      .filter { $0.steps.contains(PartPath.item) }
  }

  private func isEmptyAtFirst(_ variable: Int) -> Bool {
    self.variables[variable].initialValue.flatMap { constant($0) } == .list([])
  }

  /// The values of some samples.
  func valuesOfSamples(_ samples: Range<Int>) -> Range<Int> {
    guard let first = self.samples[samples].first, let last = self.samples[samples].last else {
      return 0..<0
    }
    return first.values.lowerBound..<last.values.upperBound
  }

  /// The variables that wait for what a screen hands back.
  func results(of handler: Handler) -> [(variable: Int, screen: Symbol)] {
    self.steps[handler.steps].compactMap { step in
      guard case .open(let opening) = step.form,
        let target = opening.target?.whole.flatMap(ownVariable)
      else { return nil }
      return (target, opening.screen)
    }
  }
}

extension Value {
  fileprivate var isEmptyValue: Bool {
    switch self {
    case .none: true
    case .bool: false
    default: isEmptyContent || number == 0
    }
  }

  /// Whether it is a text or a list with nothing in it.
  var isEmptyContent: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .list(let items): items.isEmpty
    default: false
    }
  }
}
