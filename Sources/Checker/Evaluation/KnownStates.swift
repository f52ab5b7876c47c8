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

  /// What another file gives to the screens that it opens.
  private let outer: OuterOpenings?

  public init(openedBy outer: OuterOpenings? = nil) {
    writtenParts = WrittenParts(carried)
    self.outer = outer
  }

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
    let handlers = program.allHandlers(inside: scope.root)
    for (arguments, home) in openings(of: scope, in: program) {
      let values = arguments.map {
        (variable: $0.variable, values: valuesOfArgument($0.value, in: home))
      }
      states += versions(of: values, from: home, in: program).map { first.replacing($0) }
    }
    for sample in program.samples[scope.samples] {
      let values = program.sampleValues[sample.values].map { ($0.variable, $0.expression) }
      let brought = scope.screen.map { program.brought(by: sample, in: program.screens[$0]) } ?? []
      let named = program.known(brought).replacing(program.known(values))
      states.append(first.replacing(named))
    }
    for handler in handlers where states.count < Choice.limit {
      states += versions(of: program.assignments(of: handler), from: program, in: program)
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

  /// With what a screen is opened, and the file that says it.
  private func openings(
    of scope: Program.Owner, in program: Program
  ) -> [(arguments: [(variable: Int, value: ExpressionID)], home: Program)] {
    guard let screen = scope.screen else { return [] }
    let own = file(program).openings[screen].map { ($0, program) }
    guard let outer, outer.opener.file != program.file else { return own }
    let symbol = Symbol(.screen, program.file, screen)
    return own + (outer.arguments[symbol] ?? []).map { ($0, outer.opener) }
  }

  /// What the other file gives to a parameter of a screen.
  func givenByOpener(
    to variable: Int, in program: Program
  ) -> [(id: ExpressionID, home: Program)] {
    guard let opener = outer?.opener, let scope = owner(ofVariable: variable, in: program) else {
      return []
    }
    return openings(of: scope, in: program).lazy.filter { $0.home.file == opener.file }
      .flatMap { $0.arguments.filter { $0.variable == variable } }
      .flatMap { self.valuesOfArgument($0.value, in: opener) }.map { ($0, opener) }
  }

  /// Whether it is known what the other file gives to a screen.
  public func isGiven(toScreen screen: Int, in program: Program) -> Bool {
    guard let opener = outer?.opener,
      let scope = owner(
        ofVariable: program.screens[screen].scope.variables.lowerBound, in: program)
    else { return false }
    return openings(of: scope, in: program).contains { arguments, home in
      home.file == opener.file
        && arguments.contains {
          valuesOfArgument($0.value, in: opener).contains {
            !carried.values(of: $0, in: opener).isEmpty
          }
        }
    }
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
    of assignments: [(variable: Int, values: [ExpressionID])], from home: Program,
    in program: Program
  ) -> [State] {
    let values = assignments.map { variable, values in
      (variable: variable, all: values.flatMap { carried.values(of: $0, in: home) })
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
