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
  /// How far the work for each item is, of a task that runs for several: by what tells them apart.
  private var works: [Value: TaskProgress] = [:]
  /// These items, in the order in which they were first begun.
  public private(set) var items: [Value] = []
  /// The item whose work has ended last, well or badly.
  private var ended: Value?

  public init() {}

  /// How far the work for one item is; for nil, that of a task which runs alone.
  public subscript(item: Value?) -> TaskProgress {
    get { item.map { works[$0] ?? TaskProgress() } ?? self }
    set {
      guard let item else {
        self = newValue
        return
      }
      if works.updateValue(newValue, forKey: item) == nil { items.append(item) }
      isRunning = works.values.contains { $0.isRunning }
    }
  }

  /// What has ended: the work for an item, or the whole.
  var atEnd: TaskProgress { self[ended] }

  /// Is what a person or a sample says.
  mutating func take(_ progress: TaskProgress, for item: Value?) {
    self[item] = progress
    if item != nil, !progress.isRunning { ended = item }
  }

  mutating func end(_ end: End, for item: Value?) {
    self[item].end(end)
    if end != .cancelled { ended = item }
  }

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

  /// The same for each item, where items are told apart as before; and nothing else waits for its value.
  fileprivate mutating func adopt(
    _ old: (program: Program, task: Int), as new: (program: Program, task: Int)
  ) {
    let (former, task) = (old.program.tasks[old.task], new.program.tasks[new.task])
    let type = former.result
    let keepsValue =
      task.result == type
      && type.map { new.program.hasRecord(of: $0, as: old.program) } ?? true
    func adopt(_ progress: inout TaskProgress) {
      if !keepsValue { progress.value = nil }
      progress.target = nil
      progress.keepArguments(of: old, as: new)
    }
    let types = [old.program.item(of: former)?.type, new.program.item(of: task)?.type]
    guard types[0] == types[1],
      types[0].map({ new.program.hasRecord(of: $0, as: old.program) }) ?? true
    else {
      self = TaskProgress()
      return
    }
    adopt(&self)
    for item in items { adopt(&self[item]) }
  }
}

/// Work that the app does for a screen: a task, for one item if it runs for several.
public struct ScreenWork: Sendable, Hashable {
  public let task: DeclarationKey
  /// What tells the item apart.
  public let item: Value?

  public init(_ task: DeclarationKey, for item: Value? = nil) {
    (self.task, self.item) = (task, item)
  }
}

extension Program {
  /// `download(2)`: a task of the file, with what tells the item apart that it runs for.
  public func name(ofTask index: Int, for item: Value?) -> String {
    let name = text(tables.tasks[index].name)
    return item.map { "\(name)(\(spelled($0) ?? "…"))" } ?? name
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
    state.tasks[DeclarationKey(task.file, Int(task.index))]?.atEnd.arguments[position]
      ?? (type.isOptional ? Value.none : initial(type))
  }

  func worth(
    of expression: Expression, forItem item: ExpressionID, _ place: Place
  ) -> Outcome? {
    let program = place.program
    let state = program.taskState(expression)
    let argument = program.taskArgument(expression)
    guard let task = state?.task ?? argument?.task, let item = value(item, place) else {
      return .value(nil)
    }
    let all = self.state.tasks[DeclarationKey(task.file, Int(task.index))] ?? TaskProgress()
    let work = all[program.identity(ofItem: item)]
    if let state { return .value(work.worth(of: state.state)) }
    return .value(argument.flatMap { work.arguments[$0.position] } ?? Value.none)
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
    var item: Value?
    if let position = task.item {
      guard let value = arguments[position] else { return nil }
      item = home.identity(ofItem: value)
    }
    change(start.task) { $0[item].start(for: target, with: arguments) }
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

  /// Ends a task without a value, or its work for one item; what has ended stays as it is.
  func cancel(_ task: Symbol, _ item: ExpressionID?, _ scope: Place) -> String? {
    guard let (home, declared) = scope.program.task(of: task) else { return nil }
    let name = home.text(declared.name)
    func end(_ progress: inout TaskProgress, _ item: Value?) {
      if progress[item].isRunning { progress.end(.cancelled, for: item) }
    }
    guard let item else {
      change(task) { progress in
        if declared.item == nil { return end(&progress, nil) }
        for item in progress.items { end(&progress, item) }
      }
      return "cancel \(name)"
    }
    guard let value = value(item, scope) else { return nil }
    change(task) { end(&$0, home.identity(ofItem: value)) }
    return "cancel \(name)(\(written(value)))"
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
  public var runningTasks: [ScreenWork] {
    (program.screen(screen)?.scope.tasks ?? 0..<0).flatMap { index -> [ScreenWork] in
      let key = DeclarationKey(program.file, index)
      guard let progress = state.tasks[key], progress.isRunning else { return [] }
      if program.tasks[index].item == nil { return [ScreenWork(key)] }
      return progress.items.filter { progress[$0].isRunning }.map { ScreenWork(key, for: $0) }
    }
  }

  /// The run of work that is going on; nil for what does not run, or whose screen goes away.
  public func run(of work: ScreenWork) -> Int? {
    guard !isLeaving, let progress = state.tasks[work.task]?[work.item], progress.isRunning else {
      return nil
    }
    return progress.runs
  }

  /// Ends work of the screen, as the app would.
  public mutating func end(_ work: ScreenWork, _ end: TaskProgress.End) {
    if state.tasks[work.task]?[work.item].isRunning == true { state.end(work, end, program) }
  }

  /// Does what the screen does when work has ended as it has; returns it as people read it.
  public mutating func performEnd(of work: ScreenWork) -> [String] {
    let task = work.task
    guard task.file == program.file, let root = program.screen(screen)?.root,
      let progress = state.tasks[task]?[work.item]
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
      let name = program.text(program.tasks[index].name)
      guard
        let known = before.first(where: { old.program.text(old.program.tasks[$0].name) == name }),
        var progress = old.state.tasks[DeclarationKey(old.program.file, known)]
      else { continue }
      progress.adopt((old.program, known), as: (program, index))
      state.tasks[DeclarationKey(program.file, index)] = progress
    }
  }
}
