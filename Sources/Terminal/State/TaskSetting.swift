import CtlChecker
import CtlDiagnostics

/// How far a task is, written by a person: `load=running`, `load=running(0.5)`,
/// `load=failed("No connection")`, `load=finished(value)`; `true` and `false` start and stop it.
extension ScreenState {
  mutating func setTask(
    _ index: Int, _ name: String, _ text: String, _ program: Program
  ) throws(Problem) {
    let key = DeclarationKey(program.file, index)
    let (word, argument) = ScreenState.parts(text.hasPrefix(".") ? String(text.dropFirst()) : text)
    let result = program.tasks[index].result
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

  private mutating func run(_ key: DeclarationKey, _ fraction: Double) {
    var progress = tasks[key] ?? TaskProgress()
    progress.start(for: progress.target, with: progress.arguments)
    progress.report(fraction)
    tasks[key] = progress
  }

  /// Ends a task, as the app would: the variable that waits for its value gets it.
  mutating func end(_ key: DeclarationKey, _ end: TaskProgress.End, _ program: Program) {
    tasks[key, default: TaskProgress()].end(end)
    guard case .finished(let value?) = end, let target = tasks[key]?.target else { return }
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
