import CtlDiagnostics

/// The states of a screen or component that the files name: the one that it begins with, its samples with
/// what their tasks bring, what its handlers set, also to what an event carries or a screen hands back, and
/// what the screens of the file open it with. Variables of enums are left out: what they may be is known
/// without their states.
public final class KnownStates {
  /// What some variables are, at the same time, and the file that says it.
  public typealias State = [(variable: Int, value: ExpressionID, home: Program)]
  typealias Named = [(variable: Symbol, value: ExpressionID, home: Program)]

  private var files: [FileID: OfFile] = [:]
  private let writtenParts: WrittenParts
  private let carried = CarriedValues()

  public init() { writtenParts = WrittenParts(carried) }

  /// The states in which a variable has a value that is known, with the first variable of its scope.
  public func states(
    of variable: Int, in program: Program
  ) -> (scope: Int, states: [State])? {
    guard let scope = owner(ofVariable: variable, in: program) else { return nil }
    let states = states(of: scope, in: program)
    if file(program).byVariable[variable].isEmpty { return nil }
    return (scope.variables.lowerBound, states)
  }

  /// What the variables are in the states of the scope with a first one, but those that are told apart on
  /// their own.
  func named(of scope: Int, in program: Program) -> [Named] {
    let file = file(program)
    if let known = file.named[scope] { return known }
    let named = (file.states[scope] ?? []).map { state in
      state.filter { !program.variables[$0.variable].isAlone }.map {
        (variable: Symbol(.variable, program.file, $0.variable), value: $0.value, home: $0.home)
      }
    }
    file.named[scope] = named
    return named
  }

  /// What a variable is in the states, one after the other.
  func each(of variable: Int, in program: Program) -> State {
    states(of: variable, in: program) == nil ? [] : file(program).byVariable[variable]
  }

  /// The values that a variable has in those states, and the places that say so; not the first one.
  public func values(of variable: Int, in program: Program) -> [(value: Value, location: Location)]
  {
    let first = program.variables[variable].initialValue
    return each(of: variable, in: program).filter { $0.value != first }.compactMap { one in
      one.home.constant(one.value).map {
        ($0, one.home.location(of: one.home.expression(one.value).origin))
      }
    }
  }

  /// What steps give to a part of a variable.
  func values(of path: PartPath, in program: Program, beyond step: Int = -1)
    -> [CarriedValues.Written]
  {
    guard path.root.kind == .variable, path.root.file == program.file,
      let scope = owner(ofVariable: Int(path.root.index), in: program)
    else { return [] }
    let parts = parts(of: Int(path.root.index), of: scope, in: program)
    if parts.isEmpty { return [] }
    let values = (0...path.steps.count).lazy.filter { $0 > step + 1 }.flatMap { count in
      parts.filter { $0.path.steps.elementsEqual(path.steps.prefix(count)) }
    }.flatMap { self.values(of: $0, along: path.steps.dropFirst($0.path.steps.count)) }
    return Array(values.prefix(Choice.limit / 2))
  }

  /// Whether a control, a step or another screen changes a part of the items of a list.
  func mayChange(_ path: PartPath, in program: Program) -> Bool {
    let item = path.steps.lastIndex(of: PartPath.item) ?? -1
    func covers(_ other: PartPath) -> Bool {
      other.root == path.root && path.steps.starts(with: other.steps)
    }
    if file(program).boundPaths.contains(where: covers) { return true }
    guard path.root.file == program.file, path.root.kind == .variable,
      let scope = owner(ofVariable: Int(path.root.index), in: program)
    else { return true }
    // A whole item is one of those that the loop names.
    return parts(of: Int(path.root.index), of: scope, in: program).contains {
      $0.path.steps.count > item + 1 && covers($0.path)
    }
  }

  /// The parts of what a step gives: of what it writes out, or of what it has from elsewhere.
  private func values(
    of part: WrittenPart, along steps: ArraySlice<Int>
  ) -> [CarriedValues.Written] {
    let written = part.home.parts(of: part.value, along: steps)
      .flatMap { carried.values(of: $0, in: part.home) }
    if steps.isEmpty { return written }
    return written
      + part.home.namedParts(of: part.value).flatMap { name in
        carried.values(of: name, in: part.home).flatMap { value in
          value.home.parts(of: value.id, along: steps).map { ($0, value.home) }
        }
      }
  }

  /// What steps give to a variable and its parts.
  private func parts(
    of variable: Int, of scope: Program.Owner, in program: Program
  ) -> [WrittenPart] {
    let file = file(program)
    if let known = file.parts[variable] { return known }
    for index in scope.variables { file.parts[index] = [] }
    for part in writtenParts.all(inside: scope.root, in: program)
    where part.path.root.kind == .variable && part.path.root.file == program.file {
      file.parts[Int(part.path.root.index)]?.append(part)
    }
    for value in program.sampleValues[program.valuesOfSamples(scope.samples)] {
      let path = PartPath(root: Symbol(.variable, program.file, value.variable))
      file.parts[value.variable]?.append(
        WrittenPart(path: path, value: value.expression, home: program))
    }
    return file.parts[variable] ?? []
  }

  /// The variables of a file that events change together.
  public func changedTogether(in program: Program) -> ChangedTogether { file(program).together }

  /// All that is so in one of the states of `named(of:)`, also what is told apart on its own.
  public func whole(_ state: Choice.Option, of scope: Symbol, in program: Program) -> State? {
    guard scope.file == program.file, case .state(let values, _) = state,
      let place = named(of: Int(scope.index), in: program).firstIndex(where: { named in
        named.elementsEqual(values) { $0.variable == $1.variable && $0.value == $1.value }
      })
    else { return nil }
    return file(program).states[Int(scope.index)]?[place]
  }

  private func owner(ofVariable variable: Int, in program: Program) -> Program.Owner? {
    file(program).owners[variable]
  }

  private func file(_ program: Program) -> OfFile {
    if let known = files[program.file] { return known }
    let result = OfFile(program)
    files[program.file] = result
    return result
  }

  private func states(of scope: Program.Owner, in program: Program) -> [State] {
    let file = file(program)
    if let known = file.states[scope.variables.lowerBound] { return known }
    let first: State = program.inOrderOfNeed(scope.variables).compactMap { index in
      program.variables[index].initialValue.flatMap { program.state(index, $0, program) }
    }
    var states = [first]
    let handlers = program.handlers(inside: scope.root)
    for arguments in scope.screen.map({ file.openings[$0] }) ?? [] {
      let values = arguments.map {
        (variable: $0.variable, values: valuesOfArgument($0.value, in: program))
      }
      states += versions(of: values, in: program).map { first.replacing($0) }
    }
    for sample in program.samples[scope.samples] {
      let values = program.sampleValues[sample.values].map { ($0.variable, $0.expression) }
      let brought = scope.screen.map { program.brought(by: sample, in: program.screens[$0]) } ?? []
      let named = program.known(brought).replacing(program.known(values))
      states.append(first.replacing(named))
    }
    for handler in handlers where states.count < Choice.limit {
      states += versions(of: program.assignments(of: handler), in: program)
      for (target, screen) in program.results(of: handler) {
        states += carried.results(of: screen, in: program).compactMap { value in
          program.state(target, value.id, value.home).map { [$0] }
        }
      }
    }
    // After the screen's own steps, which count first where there are too many.
    for variable in scope.variables {
      for part in parts(of: variable, of: scope, in: program)
      where part.isBound && part.path.steps.isEmpty {
        states += carried.values(of: part.value, in: part.home).compactMap { value in
          program.state(variable, value.id, value.home).map { [$0] }
        }
      }
    }
    states = Array(states.filter { !$0.isEmpty }.prefix(Choice.limit))
    file.states[scope.variables.lowerBound] = states
    for state in states {
      for one in state { file.byVariable[one.variable].append(program.resolved(one, in: state)) }
    }
    return states
  }

  /// What an opened screen gets: of a variable the value that it begins with, and those that steps give it.
  private func valuesOfArgument(_ id: ExpressionID, in program: Program) -> [ExpressionID] {
    guard let variable = program.ownVariable(id),
      let scope = owner(ofVariable: variable, in: program)
    else { return [id] }
    let later = parts(of: variable, of: scope, in: program).lazy.filter {
      $0.path.steps.isEmpty && !$0.isBound && $0.home.file == program.file
    }.map(\.value)
    return (program.variables[variable].initialValue.map { [$0] } ?? []) + later
  }

  /// The states that some assignments lead to: one for each value that an event carries to them.
  private func versions(
    of assignments: [(variable: Int, values: [ExpressionID])], in program: Program
  ) -> [State] {
    let values = assignments.map { variable, values in
      (variable: variable, all: values.flatMap { carried.values(of: $0, in: program) })
    }
    let count = min(values.map { $0.all.count }.max() ?? 0, Choice.limit)
    return (0..<count).compactMap { number in
      let state: State = values.compactMap { variable, all in
        guard !all.isEmpty else { return nil }
        let value = all[min(number, all.count - 1)]
        return program.state(variable, value.id, value.home)
      }
      return state.isEmpty ? nil : state
    }
  }
}

/// What is known of one file, in lists by variable: types of dictionaries are dear at every start.
private final class OfFile {
  /// The owner of each variable.
  let owners: [Program.Owner?]
  /// The states of each owner, at its first variable.
  var states: [[KnownStates.State]?]
  var named: [[KnownStates.Named]?]
  /// What steps give to each variable and its parts.
  var parts: [[WrittenPart]?]
  /// The arguments with which screens of the file open each of its screens.
  private(set) lazy var openings = program.openingsOfScreens
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

  /// The screen or component of each variable.
  fileprivate var ownersOfVariables: [Owner?] {
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
  fileprivate func state(
    _ index: Int, _ value: ExpressionID, _ home: Program
  ) -> KnownStates.State.Element? {
    let type = self.variables[index].type
    guard type.base != .enumeration || !type.isPlain else { return nil }
    return home.constant(value).map(\.isEmptyValue) == true ? nil : (index, value, home)
  }

  /// The values of a sample; a 0 takes the place of another first value.
  fileprivate func known(_ values: [(variable: Int, value: ExpressionID)]) -> KnownStates.State {
    values.compactMap { variable, value in
      guard let known = constant(value) else { return nil }
      return known.number == 0
        ? (variable, value, self) : state(variable, value, self)
    }
  }

  fileprivate func handlers(inside root: ElementID) -> [Handler] {
    self.elements[root.index..<root.index + Int(element(root).size)].flatMap {
      tables.handlers[$0.handlers]
    }
  }

  /// The values that a handler gives to variables: the last one of each, or those of the branches of an `if`.
  fileprivate func assignments(of handler: Handler) -> [(variable: Int, values: [ExpressionID])] {
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
  fileprivate func variable(_ path: PartPath) -> Int? {
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
  fileprivate func brought(by sample: Sample, in screen: Screen) -> [(
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
  fileprivate var boundPaths: [PartPath] {
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
  fileprivate func valuesOfSamples(_ samples: Range<Int>) -> Range<Int> {
    guard let first = self.samples[samples].first, let last = self.samples[samples].last else {
      return 0..<0
    }
    return first.values.lowerBound..<last.values.upperBound
  }

  /// The variables that wait for what a screen hands back.
  fileprivate func results(of handler: Handler) -> [(variable: Int, screen: Symbol)] {
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
