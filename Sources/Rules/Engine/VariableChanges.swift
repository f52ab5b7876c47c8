import CtlChecker

/// What the steps of a file change, start, call and name, found once for all rules that ask.
struct VariableChanges {
  /// The steps that change each variable, and the properties that are bound to it.
  private var steps: [Int: [Int]] = [:]
  private var bindings: [Int: [Int]] = [:]
  /// Those that the screens of tabs change.
  private var held: Set<Int> = []
  /// How many steps start each task.
  private(set) var starts: [Symbol: Int] = [:]
  /// The handlers of what a task brings.
  private(set) var receivers: [Symbol: [Handler]] = [:]
  private(set) var calledActions: Set<Symbol> = []
  /// The values that `let` names in handlers, by the event parameter that stands for them.
  private(set) var named: [Int: ExpressionID] = [:]
  private let program: Program

  init(_ program: Program) {
    self.program = program
    for (index, step) in program.steps.enumerated() {
      switch step.form {
      case .start(let start): starts[start.task, default: 0] += 1
      case .call(let call): calledActions.insert(call.action)
      case .name(let parameter, let value): named[parameter] = value
      default: break
      }
      for place in program.changed(by: step.form) {
        if let variable = program.ownVariable(place) { steps[variable, default: []].append(index) }
      }
    }
    for handler in program.handlers {
      if let task = handler.received, task.kind == .task {
        receivers[task, default: []].append(handler)
      }
    }
    for (index, entry) in program.properties.enumerated() where entry.form == .binding {
      if let variable = program.ownVariable(entry.expression) {
        bindings[variable, default: []].append(index)
      }
    }
    held = Set(program.changedByTabs.compactMap { program.ownVariable($0) })
  }

  /// The steps that change a variable.
  func steps(changing variable: Int) -> [Step] {
    steps[variable, default: []].map { program.steps[$0] }
  }

  func bindings(to variable: Int) -> [PropertyEntry] {
    bindings[variable, default: []].map { program.properties[$0] }
  }

  /// Whether the screen of a tab changes a variable.
  func areInTab(_ variable: Int) -> Bool { held.contains(variable) }

  /// Whether a step or the screen of a tab may make a variable something else than a value.
  func set(_ variable: Int, otherThan value: Value) -> Bool {
    areInTab(variable)
      || steps(changing: variable).contains { sets($0, otherThan: value) }
  }

  /// The variables that controls, screens or steps may make something else than a value. What screens and tasks
  /// hand back is among the states that the file names.
  func variables(setOtherThan value: Value) -> Set<Int> {
    let bySteps = steps.keys.filter { variable in
      steps(changing: variable).contains { step in
        step.form.receiver.map { program.ownVariable($0.place) != variable } ?? true
          && sets(step, otherThan: value)
      }
    }
    return Set(bindings.keys).union(bySteps).union(held)
  }

  private func sets(_ step: Step, otherThan value: Value) -> Bool {
    guard case .assign(_, let assigned) = step.form else { return true }
    return program.constant(assigned) != value
  }
}
