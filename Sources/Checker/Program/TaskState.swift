/// What a file may read of a task.
public enum TaskState: String, Sendable, Hashable, CaseIterable {
  case isRunning, isFailed
  /// Why it failed; empty else.
  case message
  /// What it brought the last time.
  case value

  var code: UInt32 { UInt32(TaskState.allCases.firstIndex(of: self) ?? 0) }

  /// What it is worth before the task runs.
  public var atStart: Value {
    switch self {
    case .isRunning, .isFailed: .bool(false)
    case .message: .string("")
    case .value: .none
    }
  }
}

extension Program {
  /// The parts of `load.value`: the task, and what is read of it.
  public func taskState(_ expression: Expression) -> (task: Symbol, state: TaskState)? {
    guard expression.operation == .taskState, expression.operandCount == 1,
      TaskState.allCases.indices.contains(Int(expression.payload))
    else { return nil }
    let reference = self.expression(operand(0, of: expression))
    guard reference.operation == .reference else { return nil }
    return (tables.symbols[Int(reference.payload)], TaskState.allCases[Int(expression.payload)])
  }

  /// The task of a symbol, with the program that declares it.
  public func task(of symbol: Symbol) -> (home: Program, task: BackgroundTask)? {
    guard symbol.kind == .task, let home = program(of: symbol.file),
      home.tasks.indices.contains(Int(symbol.index))
    else { return nil }
    return (home, home.tasks[Int(symbol.index)])
  }
}
