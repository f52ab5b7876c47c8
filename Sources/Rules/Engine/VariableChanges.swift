import CtlChecker

/// What the steps of a file change, start, call and name, found once for all rules that ask.
struct VariableChanges {
  /// A step or a property that changes a part of a variable, by its index.
  private typealias Change = (part: PartPath, index: Int)

  /// The steps that change each part of a variable, of any item of a list, and the properties that are bound to it.
  private var steps: [PartPath: [Change]] = [:]
  private var bindings: [PartPath: [Change]] = [:]
  /// What the screens of tabs change.
  private var held: [PartPath: [Change]] = [:]
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
        guard let part = program.variablePart(place) else { continue }
        steps[part.ofAnyItem, default: []].append((part, index))
      }
    }
    for handler in program.handlers {
      if let task = handler.received, task.kind == .task {
        receivers[task, default: []].append(handler)
      }
    }
    for (index, entry) in program.properties.enumerated() where entry.form == .binding {
      if let part = program.variablePart(entry.expression) {
        bindings[part.ofAnyItem, default: []].append((part, index))
      }
    }
    for place in program.changedByTabs {
      if let part = program.variablePart(place) {
        held[part.ofAnyItem, default: []].append((part, place.index))
      }
    }
  }

  /// Those that change a part of a variable, or what is around it, in the order of the file.
  private func changes(of part: PartPath, in table: [PartPath: [Change]]) -> [Change] {
    part.andAround.flatMap { table[$0.ofAnyItem] ?? [] }.filter { $0.part.holds(part) }
      .sorted { $0.index < $1.index }
  }

  /// The steps that change a part of a variable, or what is around it.
  func steps(changing part: PartPath) -> [Step] {
    changes(of: part, in: steps).map { program.steps[$0.index] }
  }

  /// The properties that are bound to a part of a variable, or to what is around it.
  func bindings(to part: PartPath) -> [PropertyEntry] {
    changes(of: part, in: bindings).map { program.properties[$0.index] }
  }

  /// Whether the screen of a tab changes a part of a variable.
  func areInTab(_ part: PartPath) -> Bool { !changes(of: part, in: held).isEmpty }

  /// Whether a step or the screen of a tab may make a part of a variable something else than a value.
  func set(_ part: PartPath, otherThan value: Value) -> Bool {
    areInTab(part)
      || changes(of: part, in: steps).contains { sets($0, part, otherThan: value) }
  }

  /// The variables that controls, screens or steps may make something else than a value. What screens and tasks
  /// hand back is among the states that the file names.
  func variables(setOtherThan value: Value) -> Set<Int> {
    let bySteps = steps.filter { part, changes in
      changes.contains { change in
        program.steps[change.index].form.receiver
          .map { program.variablePart($0.place) != part } ?? true
          && sets(change, part, otherThan: value)
      }
    }
    let parts = [Array(bySteps.keys), Array(bindings.keys), Array(held.keys)].joined()
    return Set(parts.filter(\.steps.isEmpty).map { Int($0.root.index) })
  }

  /// Whether a step makes a part of what it changes something else. A whole record is written out, or unknown.
  private func sets(_ change: Change, _ part: PartPath, otherThan value: Value) -> Bool {
    guard case .assign(_, let assigned) = program.steps[change.index].form else { return true }
    let inner = program.parts(of: assigned, along: part.steps.dropFirst(change.part.steps.count))
    return inner.isEmpty || inner.contains { program.constant($0) != value }
  }
}

extension Program {
  /// Whether a part of a variable has a value at first: in each item where it is in the items of a list.
  func begins(_ part: PartPath, as value: Value) -> Bool {
    guard let first = self.variables[Int(part.root.index)].initialValue else { return false }
    let inner = parts(of: first, along: part.steps)
    return !inner.isEmpty && inner.allSatisfy { constant($0) == value }
  }
}
