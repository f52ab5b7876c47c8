/// The variables of a file that one event changes: while one of them may be another one, so may the others.
public struct ChangedTogether {
  /// The groups that a variable is in, in order.
  private var groups: [[Int]] = []
  private var count = 0
  /// What does not tell much: an event that changes everything.
  private static let limit = 64

  public var isEmpty: Bool { count == 0 }

  public func contains(_ one: Int, _ other: Int) -> Bool {
    guard !isEmpty, one != other, groups.indices.contains(one), groups.indices.contains(other)
    else { return false }
    var rest = groups[other][...]
    for group in groups[one] {
      rest = rest.drop { $0 < group }
      if rest.first == group { return true }
    }
    return false
  }

  init(_ program: Program) {
    let handled = program.elements.filter { !$0.handlers.isEmpty }
    guard handled.contains(where: { program.changesVariables($0.handlers) }) else { return }
    groups = Array(repeating: [], count: program.tables.variables.count)
    let waiting = program.variablesOfTasks
    for element in handled {
      let bound = program.properties[element.properties].compactMap { entry in
        entry.form == .binding ? program.variable(of: entry.expression) : nil
      }
      for handler in program.tables.handlers[element.handlers] where !handler.steps.isEmpty {
        var variables = Set(bound)
        for step in program.tables.steps[handler.steps] {
          variables.formUnion(program.variables(changedBy: step))
        }
        if let received = handler.received, received.file == program.file {
          switch received.kind {
          case .variable: variables.insert(Int(received.index))
          case .task: variables.formUnion(waiting[Int(received.index)])
          default: break
          }
        }
        guard (2...ChangedTogether.limit).contains(variables.count) else { continue }
        for variable in variables { groups[variable].append(count) }
        count += 1
      }
    }
  }
}

extension Program {
  fileprivate func changesVariables(_ range: Range<Int>) -> Bool {
    tables.handlers[range].contains { handler in
      self.tables.steps[handler.steps].contains { !variables(changedBy: $0).isEmpty }
    }
  }

  /// The variables of the file that a step changes, now or when a screen or a task answers.
  fileprivate func variables(changedBy step: Step) -> [Int] {
    switch step.form {
    case .assign(let place, _), .change(_, let place, _): variable(of: place).map { [$0] } ?? []
    default: receivers(of: step.form).compactMap { variable(of: $0.place) }
    }
  }

  /// The variables that wait for each task.
  fileprivate var variablesOfTasks: [[Int]] {
    var result = [[Int]](repeating: [], count: self.tables.tasks.count)
    for step in self.tables.steps {
      guard case .start(let start) = step.form, start.task.file == self.file,
        let target = start.target, let variable = variable(of: target.place)
      else { continue }
      result[Int(start.task.index)].append(variable)
    }
    return result
  }
}
