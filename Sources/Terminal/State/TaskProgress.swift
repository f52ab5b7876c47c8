import CtlChecker

/// How far a task is, and how it ended the last time.
public struct TaskProgress: Sendable, Hashable {
  public var isRunning = false
  /// How much is done, from 0 to 1.
  public private(set) var progress = 0.0
  /// Why it failed; nil when it did not.
  public var failure: String?
  /// What it brought the last time.
  public var value: Value?
  private var hasFinished = false
  /// How often it was started.
  private(set) var runs = 0
  /// What gets what it brings.
  var target: ResultPlace?
  /// What the latest start gave its parameters, by their places.
  public var arguments: [Int: Value] = [:]

  public init() {}

  /// How a task ends.
  public enum End: Sendable, Hashable {
    case finished(Value?)
    case failed(String)
    case cancelled
  }

  /// As a person writes it: `running`, `running(0.5)`, `failed("No connection")`, `finished`; empty before
  /// the first time, and when it was cancelled.
  public var words: String {
    if isRunning { return progress > 0 ? "running(\(progress))" : "running" }
    if let failure { return "failed(\"\(failure)\")" }
    return hasFinished ? "finished" : ""
  }

  mutating func start(for target: ResultPlace?, with arguments: [Int: Value] = [:]) {
    (isRunning, progress, failure, hasFinished) = (true, 0, nil, false)
    runs += 1
    (self.target, self.arguments) = (target, arguments)
  }

  /// Is as far as the work says.
  mutating func report(_ fraction: Double) { progress = min(max(0, fraction), 1) }

  mutating func end(_ end: End) {
    isRunning = false
    switch end {
    case .finished(let value):
      (progress, failure, hasFinished) = (1, nil, true)
      self.value = value ?? self.value
    case .failed(let message): failure = message
    case .cancelled: progress = 0
    }
  }

  /// What comes with the end of the task: its value, or why it failed.
  fileprivate var brought: Value { failure.map { .string($0) } ?? value ?? .none }

  func worth(of state: TaskState) -> Value {
    switch state {
    case .isRunning: .bool(isRunning)
    case .isFailed: .bool(failure != nil)
    case .progress: .double(progress)
    case .message: .string(failure ?? "")
    case .value: value ?? .none
    }
  }
}

extension TaskProgress {
  /// Keeps what the parameters of the same name and type in a newer program were given.
  fileprivate mutating func keepArguments(
    of old: (program: Program, task: Int), as new: (program: Program, task: Int)
  ) {
    let before = old.program.tasks[old.task].parameters
    var kept: [Int: Value] = [:]
    for (position, index) in new.program.tasks[new.task].parameters.enumerated() {
      let parameter = new.program.parameters[index]
      let name = new.program.text(parameter.name)
      guard
        let former = before.first(where: {
          old.program.text(old.program.parameters[$0].name) == name
            && old.program.parameters[$0].type == parameter.type
        }), new.program.hasRecord(of: parameter.type, as: old.program)
      else { continue }
      kept[position] = arguments[former - before.lowerBound]
    }
    arguments = kept
  }
}

extension Evaluator {
  func worth(of state: TaskState, of task: Symbol, _ place: Place) -> Value? {
    let progress = self.state.tasks[DeclarationKey(task.file, Int(task.index))]
    return (progress ?? TaskProgress()).worth(of: state)
  }

  /// Where nothing has started it, as in a picture, a handler of its end has an empty value.
  func worth(
    ofArgument position: Int, of task: Symbol, as type: Type, _ place: Place
  ) -> Value? {
    state.tasks[DeclarationKey(task.file, Int(task.index))]?.arguments[position]
      ?? (type.isOptional ? Value.none : initial(type))
  }

  /// Starts a task anew; returns the step as people read it.
  func start(_ start: Step.Start, _ scope: Place) -> String? {
    guard let (home, task) = scope.program.task(of: start.task) else { return nil }
    var arguments: [Int: Value] = [:]
    let list = zip(task.parameters, start.arguments).map { parameter, operand in
      let value = value(ExpressionID(Int(scope.program.operands[operand])), scope)
      arguments[parameter - task.parameters.lowerBound] = value?.fitting(
        home.parameters[parameter].type)
      let name = home.text(home.parameters[parameter].name)
      return "\(name): \(value.map { written($0) } ?? "…")"
    }
    let target = start.target.flatMap { place(of: $0, scope) }
    change(start.task) { progress in
      progress.start(for: target, with: arguments)
    }
    let call = "\(home.text(task.name))(\(list.joined(separator: ", ")))"
    return start.target.map {
      "\(spelled($0.place, scope.program)) \([.add, .addAll].contains($0.way) ? "+=" : "=") \(call)"
    } ?? call
  }

  /// Does what a screen does when a task has ended well, or has failed; returns it as people read it.
  func end(
    _ task: Symbol, _ progress: TaskProgress, _ root: ElementID, _ program: Program
  ) -> [String] {
    answer(
      task, with: progress.brought, root, program, isFailure: progress.failure != nil)
  }

  /// Does what a screen does with what comes back to it; returns it as people read it.
  func answer(
    _ sender: Symbol, with value: Value, _ root: ElementID, _ program: Program,
    isFailure: Bool = false
  ) -> [String] {
    var done: [String] = []
    for handler in program.receivers(in: root, of: sender, isFailure: isFailure) {
      if let parameter = handler.parameters.first {
        eventValues[DeclarationKey(program.file, parameter)] = value
      }
      run(handler.steps, Place(program), &done)
    }
    receive(&done)
    return done
  }

  /// Ends a task without a value; one that has ended stays as it is.
  func cancel(_ task: Symbol, _ scope: Place) -> String? {
    guard let (home, declared) = scope.program.task(of: task) else { return nil }
    change(task) { if $0.isRunning { $0.end(.cancelled) } }
    return "cancel \(home.text(declared.name))"
  }

  private func change(_ task: Symbol, _ body: (inout TaskProgress) -> Void) {
    let key = DeclarationKey(task.file, Int(task.index))
    var progress = state.tasks[key] ?? TaskProgress()
    body(&progress)
    set(key, progress)
  }
}

extension LiveScreen {
  /// The tasks of the screen that run, in the order of the file.
  public var runningTasks: [DeclarationKey] {
    (program.screen(screen)?.scope.tasks ?? 0..<0).map { DeclarationKey(program.file, $0) }
      .filter { state.tasks[$0]?.isRunning == true }
  }

  /// The run of a task that is going on; nil for one that does not run, or whose screen goes away.
  public func run(of task: DeclarationKey) -> Int? {
    guard !isLeaving, let progress = state.tasks[task], progress.isRunning else { return nil }
    return progress.runs
  }

  /// Ends a task of the screen, as the app would.
  public mutating func end(_ task: DeclarationKey, _ end: TaskProgress.End) {
    if state.tasks[task]?.isRunning == true { state.end(task, end, program) }
  }

  /// Does what the screen does when a task has ended as it has; returns it as people read it.
  public mutating func performEnd(of task: DeclarationKey) -> [String] {
    guard task.file == program.file, let root = program.screen(screen)?.root,
      let progress = state.tasks[task]
    else { return [] }
    let evaluator = Evaluator(cascade, state)
    let done = evaluator.end(Symbol(.task, task.file, task.index), progress, root, program)
    take(from: evaluator)
    return done
  }

  /// Lets tasks be as far as those of the same name in an older program.
  mutating func adoptTasks(_ old: LiveScreen) {
    let before = old.program.screen(old.screen)?.scope.tasks ?? 0..<0
    for index in program.screen(screen)?.scope.tasks ?? 0..<0 {
      let task = program.tasks[index]
      let name = program.text(task.name)
      guard
        let known = before.first(where: { old.program.text(old.program.tasks[$0].name) == name }),
        var progress = old.state.tasks[DeclarationKey(old.program.file, known)]
      else { continue }
      let type = old.program.tasks[known].result
      if task.result != type || type.map({ !program.hasRecord(of: $0, as: old.program) }) == true {
        progress.value = nil
      }
      progress.target = nil
      progress.keepArguments(of: (old.program, known), as: (program, index))
      state.tasks[DeclarationKey(program.file, index)] = progress
    }
  }
}
