import CtlChecker
import CtlDiagnostics

/// How far a task is, written by a person: `load=running`, `load=running(0.5)`,
/// `load=failed("No connection")`, `load=finished(value)`; `true` and `false` start and stop it.
/// `download(2)=running` says it of the work for one item, by its `id` or by itself.
extension ScreenState {
  mutating func setTask(
    _ index: Int, _ name: String, _ text: String, _ program: Program
  ) throws(Problem) {
    let key = ScreenWork(
      DeclarationKey(program.file, index), for: try item(of: index, in: name, program))
    let (word, argument) = ScreenState.parts(text.hasPrefix(".") ? String(text.dropFirst()) : text)
    let result = program.tasks[index].result
    noteItem(of: key, program)
    let former = followed(program)
    switch (word, argument) {
    case ("true", nil), ("running", nil): run(key, 0)
    case ("running", let text?):
      guard let fraction = WrittenNumber.double(text), 0...1 ~= fraction else {
        throw form(name, text, result, program)
      }
      run(key, fraction)
    case ("false", nil), ("cancelled", nil): end(key, .cancelled, program)
    case ("failed", let message):
      end(key, .failed(message.map(ScreenState.unquoted) ?? ""), program)
      showEnd(of: index, program)
    case ("finished", nil) where result == nil:
      end(key, .finished(nil), program)
      showEnd(of: index, program)
    case ("finished", let text?):
      guard let result else { throw form(name, text, result, program) }
      let value = try parse(text, result, name, program)
      end(key, .finished(value), program)
      showEnd(of: index, program)
    default: throw form(name, text, result, program)
    }
    showChanges(since: former, program)
  }

  /// The item whose work is meant: what stands in parentheses after the name of a task that runs for several.
  private func item(
    of index: Int, in name: String, _ program: Program
  ) throws(Problem) -> Value? {
    let task = program.tasks[index]
    let (word, written) = ScreenState.parts(name)
    guard let item = program.item(of: task) else {
      guard written == nil else {
        throw Problem(
          Message("`{name}` does not run for items", "“{name}”不为各项分别运行")(["name": .text(word)]))
      }
      return nil
    }
    guard let written else {
      throw Problem(
        Message(
          "`{name}` runs for each item by itself; write `{name}({item})=…`",
          "“{name}”为每一项分别运行；请写 `{name}({item})=…`")([
            "name": .text(word), "item": .text(program.text(item.name)),
          ]))
    }
    let type = program.identityType(ofItem: item.type)
    let text = type == .string ? ScreenState.unquoted(written) : written
    return try parse(text, type, program.text(item.name), program)
  }

  /// What work is for that was never started: the item itself, or a record of the screen with this `id`.
  private mutating func noteItem(of work: ScreenWork, _ program: Program) {
    let task = program.tasks[work.task.index]
    guard let position = task.item, let key = work.item,
      let type = program.item(of: task)?.type,
      tasks[work.task]?[work.item].arguments[position] == nil
    else { return }
    let item = program.idField(of: type) == nil ? key : record(with: key, type, program)
    tasks[work.task, default: TaskProgress()][work.item].arguments[position] = item
  }

  private func record(with id: Value, _ type: Type, _ program: Program) -> Value? {
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    let constants = program.constants.lazy.filter { $0.type == type.list }
      .compactMap { evaluator.value($0.value, Place(program)) }
    for case .list(let items) in Array(variables.values) + constants {
      let found = items.first {
        if case .record(type.file, Int(type.index), _) = $0 {
          program.identity(ofItem: $0) == id
        } else {
          false
        }
      }
      if let found { return found }
    }
    return nil
  }

  private mutating func run(_ work: ScreenWork, _ fraction: Double) {
    var progress = tasks[work.task, default: TaskProgress()][work.item]
    progress.start(for: progress.target, with: progress.arguments)
    progress.report(fraction)
    tasks[work.task, default: TaskProgress()].take(progress, for: work.item)
  }

  /// Ends work, as the app would: the variable that waits for its value gets it.
  mutating func end(_ work: ScreenWork, _ end: TaskProgress.End, _ program: Program) {
    tasks[work.task, default: TaskProgress()].end(end, for: work.item)
    guard case .finished(let value?) = end, let target = tasks[work.task]?[work.item].target else {
      return
    }
    receive(value, target, program)
  }

  /// Puts what a screen or a task gives back into its place.
  mutating func receive(_ value: Value, _ target: ResultPlace, _ program: Program) {
    guard target.file == program.file,
      program.expressions.indices.contains(target.receiver.place.index)
    else { return }
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    guard evaluator.enterItems(of: target, Place(program)) else { return }
    evaluator.take(value, target.receiver, Place(program))
    variables = evaluator.state.variables
  }

  private func form(_ name: String, _ text: String, _ result: Type?, _ program: Program) -> Problem
  {
    Problem(
      Message(
        "`{name}` is a task: {forms}; `{text}` is none of these",
        "“{name}”是任务：可写{forms}，而“{text}”不是")([
          "name": .text(name), "text": .text(text),
          "forms": .list([
            "`running`", "`running(0.5)`", "`failed(\"message\")`",
            result == nil ? "`finished`" : "`finished(value)`",
          ]),
        ]))
  }

  /// `failed` and `"No connection"` of `failed("No connection")`.
  private static func parts(_ text: String) -> (word: String, argument: String?) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return (text, nil) }
    return (String(text[..<open]), String(text[text.index(after: open)...].dropLast()))
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }
}
