import CtlChecker
import CtlDiagnostics
import CtlText

extension ScreenState {
  /// What begins a setting that shows a sample: `sample Nothing Yet`.
  public static let samplePrefix = "sample "

  /// Gives the variables of a sample their values, in its order; the others are as the screen was opened, and
  /// only tasks that the sample names run or have run.
  public mutating func show(sample name: String, in program: Program) throws(Problem) {
    let samples = program.samples[try Terminal.screen(screen, of: program).scope.samples]
    guard let sample = samples.first(where: { $0.name == name }) else {
      throw unknown(
        name, samples.map(\.name),
        Message("the screen has no sample “{name}”", "界面没有示例“{name}”"))
    }
    let items = program.sampleValues[sample.values]
    now = present(in: items, program) ?? now
    take(
      from: ScreenState(program, screen: screen, now: now, with: given, in: ranges, looking: self))
    let arguments = items.filter { program.variables[$0.variable].isParameter }
    beginAgain(program) { $0.take(arguments[...], program) }
    take(items, program)
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    let place = Place(program)
    tasks = [:]
    let former = followed(program)
    let shown = try Terminal.screen(screen, of: program)
    for item in program.sampleTasks[sample.tasks] {
      let progress = evaluator.progress(item, place)
      let key = DeclarationKey(program.file, item.task)
      tasks[key, default: TaskProgress()].take(progress, for: program.item(of: item, in: progress))
      if case .finished = item.form, let value = progress.value {
        for receiver in program.receivers(of: item.task, in: shown, sample) {
          receive(value, ResultPlace(receiver, program), program)
        }
      }
      if !progress.isRunning { showEnd(of: item.task, in: sample, program) }
    }
    if !sample.tasks.isEmpty { showChanges(since: former, in: sample, program) }
  }

  /// Does what follows from the end of a task, as far as that shows.
  mutating func showChanges(
    since former: [Int: Value], in sample: Sample? = nil, _ program: Program
  ) {
    guard let root = program.screen(screen)?.root else { return }
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    evaluator.runs = { program.shows($0, in: sample) }
    _ = evaluator.follow(former, root, program)
    variables = evaluator.state.variables
  }

  /// Does what the screen does when a task has ended as it has, as far as that shows.
  mutating func showEnd(of task: Int, in sample: Sample? = nil, _ program: Program) {
    let symbol = Symbol(.task, program.file, task)
    guard let root = program.screen(screen)?.root,
      let progress = tasks[DeclarationKey(program.file, task)],
      program.handlers.contains(where: { $0.received == symbol })
    else { return }
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    evaluator.runs = { program.shows($0, in: sample) }
    _ = evaluator.end(symbol, progress.atEnd, root, program)
    variables = evaluator.state.variables
  }

  /// The present that a sample says.
  private func present(in items: ArraySlice<SampleValue>, _ program: Program) -> DateTime? {
    guard let item = items.first(where: { program.variables[$0.variable].isPresent }) else {
      return nil
    }
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    guard case .date(let date)? = evaluator.value(item.expression, Place(program)) else {
      return nil
    }
    return date
  }

  private mutating func take(_ items: ArraySlice<SampleValue>, _ program: Program) {
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    let place = Place(program)
    for item in items {
      guard let value = evaluator.value(item.expression, place) else { continue }
      let variable = program.variables[item.variable]
      let range = variable.range.flatMap { evaluator.value($0, place) }
      evaluator.set(
        VariablePlace(key: DeclarationKey(program.file, item.variable), use: nil),
        (range.map { value.clamped(to: $0) } ?? value).fitting(variable.type))
    }
    variables = evaluator.state.variables
  }
}

extension Evaluator {
  /// How far a task is in a sample.
  fileprivate func progress(_ item: SampleTask, _ place: Place) -> TaskProgress {
    let (form, parameters) = (item.form, place.program.tasks[item.task].parameters)
    var progress = TaskProgress()
    progress.start(for: nil)
    for (position, id) in item.arguments {
      let type = place.program.parameters[parameters.lowerBound + position].type
      progress.arguments[position] = value(id, place)?.fitting(type)
    }
    if case .running(let fraction?) = form, case .double(let done)? = value(fraction, place) {
      progress.report(done)
    }
    if let end = end(form, place) { progress.end(end) }
    return progress
  }

  fileprivate func end(_ form: SampleTask.Form, _ place: Place) -> TaskProgress.End? {
    switch form {
    case .running: nil
    case .failed(let message): .failed(reading(of: value(message, place)) ?? "")
    case .finished(let value): .finished(value.flatMap { self.value($0, place) })
    }
  }
}

extension LiveScreen {
  /// How a task of the screen ends well, or badly: as the first sample says in which it does, else with
  /// an empty value, or a message that says nothing.
  /// What a sample says of the same item goes first.
  public func sampleEnd(of work: ScreenWork, failing: Bool) -> TaskProgress.End {
    let evaluator = Evaluator(cascade, state)
    var ends: [(item: Value?, end: TaskProgress.End)] = []
    for sample in program.samples[program.screen(screen)?.scope.samples ?? 0..<0] {
      for item in program.sampleTasks[sample.tasks] where item.task == work.task.index {
        let end = evaluator.end(item.form, Place(program))
        switch (end, failing) {
        case (.finished?, false), (.failed?, true): break
        default: continue
        }
        let progress = work.item == nil ? nil : evaluator.progress(item, Place(program))
        ends.append((progress.flatMap { program.item(of: item, in: $0) }, end ?? .cancelled))
      }
    }
    if let known = ends.first(where: { $0.item == work.item }) ?? ends.first { return known.end }
    if failing { return .failed("…") }
    let result = program.tasks[work.task.index].result
    let now = state.now.map { Value.date($0) } ?? .none
    return .finished(result.map { program.initialValue(of: $0, now: now) })
  }
}

extension Program {
  /// What tells the item apart of which a sample says how far its work is.
  fileprivate func item(of sample: SampleTask, in progress: TaskProgress) -> Value? {
    tables.tasks[sample.task].item.flatMap { progress.arguments[$0] }.map { identity(ofItem: $0) }
  }

  /// The names of the samples of a screen.
  public func sampleNames(ofScreen index: Int) -> [String] {
    screen(index).map { tables.samples[$0.scope.samples].map(\.name) } ?? []
  }
}
