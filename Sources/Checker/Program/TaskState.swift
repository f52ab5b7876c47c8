import CtlCatalogue

/// What a file may read of a task, besides what it was started with.
public enum TaskState: String, Sendable, Hashable, CaseIterable {
  case isRunning, isFailed
  /// How much is done, from 0 to 1: 1 when it has ended well.
  case progress
  /// Why it failed; empty else.
  case message
  /// What it brought the last time.
  case value

  /// In a task; nil for the value of one that brings none.
  public func type(in task: BackgroundTask) -> Type? {
    switch self {
    case .isRunning, .isFailed: .bool
    case .progress: .double
    case .message: .string
    case .value: task.result.map { $0.optional ?? .poison }
    }
  }

  public var documentation: Localized {
    switch self {
    case .isRunning: Localized("Whether the task runs.", "任务是否正在运行。")
    case .isFailed: Localized("Whether the task failed the last time.", "任务上一次是否失败。")
    case .progress:
      Localized(
        "How much of the task is done, from 0 to 1, as the work reports it; 1 when it has ended well.",
        "任务完成了多少，从0到1，由工作本身报告；顺利结束后为1。")
    case .message:
      Localized("Why the task failed, for people; empty else.", "任务失败的原因，供用户阅读；否则为空。")
    case .value:
      Localized(
        "What the task brought the last time; it stays until the next value comes.",
        "任务上一次带来的值；在下一个值到来之前保持不变。")
    }
  }

  var code: UInt32 { UInt32(TaskState.allCases.firstIndex(of: self) ?? 0) }

  /// The code of what the latest start gave a parameter.
  static func code(ofArgument position: Int) -> UInt32 { UInt32(allCases.count + position) }

  /// What it is worth before the task runs.
  public var atStart: Value {
    switch self {
    case .isRunning, .isFailed: .bool(false)
    case .progress: .double(0)
    case .message: .string("")
    case .value: .none
    }
  }
}

extension Program {
  /// The parts of `load.value`: the task, and what is read of it.
  public func taskState(_ expression: Expression) -> (task: Symbol, state: TaskState)? {
    guard expression.operation == .taskState,
      TaskState.allCases.indices.contains(Int(expression.payload)),
      let task = taskRead(by: expression)
    else { return nil }
    return (task, TaskState.allCases[Int(expression.payload)])
  }

  /// The parts of `download.episode`: the task, and the place of the parameter among its own.
  public func taskArgument(_ expression: Expression) -> (task: Symbol, position: Int)? {
    let position = Int(expression.payload) - TaskState.allCases.count
    guard expression.operation == .taskState, position >= 0, let task = taskRead(by: expression)
    else { return nil }
    return (task, position)
  }

  /// The item of `download(episode).isRunning`; nil where the whole task is read, or what has just ended.
  public func itemOfTask(readBy expression: Expression) -> ExpressionID? {
    expression.operandCount > 1 ? operand(1, of: expression) : nil
  }

  private func taskRead(by expression: Expression) -> Symbol? {
    guard expression.operandCount > 0 else { return nil }
    let reference = self.expression(operand(0, of: expression))
    guard reference.operation == .reference else { return nil }
    return tables.symbols[Int(reference.payload)]
  }

  /// What tells the work for an item from that for others: the `id` of a record, else the item itself.
  public func identity(ofItem item: Value) -> Value {
    guard case .record(let file, let index, let values) = item,
      let slot = idField(of: .record(file, Int(index))), slot < values.count
    else { return item }
    return values[slot]
  }

  /// The type of that.
  public func identityType(ofItem type: Type) -> Type {
    guard let slot = idField(of: type), let (home, record) = record(of: type) else { return type }
    return home.fields[record.fields.lowerBound + slot].type
  }

  /// The parameter for whose values a task runs at the same time.
  public func item(of task: BackgroundTask) -> ParameterDeclaration? {
    task.item.map { tables.parameters[task.parameters.lowerBound + $0] }
  }

  /// The item that a start is for.
  public func item(of start: Step.Start) -> ExpressionID? {
    guard let position = task(of: start.task)?.task.item, position < start.arguments.count else {
      return nil
    }
    return ExpressionID(Int(tables.operands[start.arguments.lowerBound + position]))
  }

  /// The task of a symbol, with the program that declares it.
  public func task(of symbol: Symbol) -> (home: Program, task: BackgroundTask)? {
    guard symbol.kind == .task, let home = program(of: symbol.file),
      home.tasks.indices.contains(Int(symbol.index))
    else { return nil }
    return (home, home.tasks[Int(symbol.index)])
  }
}
