import CtlChecker

/// The samples of a screen, for previews and tests in debug builds.
struct SampleWriter {
  let scope: CodeScope
  let events: EventWriter
  /// The name of the screen.
  let model: String
  /// What a sample may set and the first values of variables may follow from: the parameters, the present.
  let beginnings: [Int]

  private var program: Program { scope.program }

  func members(_ samples: Range<Int>) -> [Statement] {
    guard !samples.isEmpty else { return [] }
    let access = scope.options.access.modifier
    var pool = NamePool(ReservedNames.cases)
    let names = pool.unique(
      samples.map { index in
        let name = program.samples[index].name
        return (name, SampleWriter.name(name))
      })
    let cases = zip(names, samples).map { name, index in
      Statement.line(
        .text("case \(Identifier.quoted(name)) = \(Literal.string(program.samples[index].name))"))
    }
    let branches = zip(names, samples).map { name, index in
      Statement.switchCase(
        .text("." + Identifier.memberName(name)), values(program.samples[index]))
    }
    return [
      .compiled(
        "DEBUG",
        [
          .documentation("The samples of the file."),
          .block(
            .text("\(access)enum SampleName: String, CaseIterable, Sendable"), cases, inline: false),
          .blank,
          .documentation("The screen with the values of a sample, for previews and tests."),
          .block(
            .call(
              "\(access)static func sample", ["_ sample: SampleName"] + strings.parameters,
              closes: true)
              + .text(" -> \(model)"),
            [.line(.text("var screen = \(model)()"))] + strings.given + [take] + beginAgain
              + [.line("return screen")],
            inline: false),
          .blank,
          .block(
            "private mutating func take(_ sample: SampleName)",
            appeared + [.cases("sample", branches)], inline: false),
        ])
    ]
  }

  private var take: Statement { .line("screen.change { $0.take(sample) }") }

  /// In an app of several languages: the texts in one of them, before the sample looks any up.
  private var strings: (parameters: [CodeLayout], given: [Statement]) {
    scope.options.isLocalized
      ? (["strings: LocalizedStrings = LocalizedStrings()"], [.line("screen.strings = strings")])
      : ([], [])
  }

  /// What follows from the parameters and the present begins again with those of the sample.
  private var beginAgain: [Statement] {
    let arguments = beginnings.compactMap { scope.names?.variables[$0] }
      .map { Code("screen.\(Identifier.memberName($0))").labeled(Identifier.argument($0)) }
    return arguments.isEmpty
      ? [] : [.line(.text("screen = ") + .call(model, arguments))] + strings.given + [take]
  }

  /// A sample shows the screen after it has appeared, which it then does no more.
  private var appeared: [Statement] {
    guard let root = scope.root, events.doesAnything(at: .appear, root) else { return [] }
    let steps = events.appearing(root) { program.shows($0, in: nil) }
    let former = scope.names?.local("former") ?? "former"
    let changes = steps.isEmpty ? [] : events.changes(since: former) { program.shows($0, in: nil) }
    return [.line("interface.hasAppeared = true")]
      + (changes.isEmpty ? [] : [.line(.text("let \(former) = followed"))]) + steps + changes
  }

  private func values(_ sample: Sample) -> [Statement] {
    let result = program.sampleValues[sample.values].compactMap { value -> Statement? in
      guard let name = scope.names?.variables[value.variable].map(scope.member) else { return nil }
      return .line(scope.code(value.expression).assigned(to: name))
    }
    let tasks = program.sampleTasks[sample.tasks].flatMap { item -> [Statement] in
      guard let name = scope.names?.tasks[item.task].map(scope.member) else { return [] }
      let task = scope.workName(name, for: self.item(of: item))
      return started(item) + state(item.form, of: task).map { .line($0) }
        + received(item, task, sample)
        + ended(item, task, sample)
    }
    if result.isEmpty && tasks.isEmpty { return [.line("break")] }
    let former = scope.names?.local("former") ?? "former"
    let changes =
      tasks.isEmpty ? [] : events.changes(since: former) { program.shows($0, in: sample) }
    return result + (changes.isEmpty ? [] : [.line(.text("let \(former) = followed"))]) + tasks
      + changes
  }

  /// What the task brings, in the variables that wait for it.
  private func received(_ item: SampleTask, _ task: String, _ sample: Sample) -> [Statement] {
    guard case .finished(_?) = item.form, case .screen(let index) = scope.owner else { return [] }
    let screen = program.screens[index]
    return program.receivers(of: item.task, in: screen, sample).map { receiver in
      let place = scope.target(program.withoutUnwrapping(receiver.place))
      guard receiver.way != .set else {
        return .line(Code("\(task).value").coalescing(place).assigned(to: place))
      }
      let value = scope.names?.local("value") ?? "value"
      return .block(
        .text("if let \(value) = \(task).value"),
        [.line(.text(receiver.way.code(place, value)))], inline: true)
    }
  }

  /// What the screen does when the task has ended, as far as it shows.
  private func ended(_ item: SampleTask, _ task: String, _ sample: Sample) -> [Statement] {
    if case .running = item.form { return [] }
    guard let root = scope.root else { return [] }
    let isFailure = if case .failed = item.form { true } else { false }
    let (steps, value) = events.end(of: item.task, root, isFailure: isFailure) {
      program.shows($0, in: sample)
    }
    guard !steps.isEmpty, let value else { return steps }
    guard isFailure else {
      return [.block(.text("if \(value) = \(task).value"), steps, inline: false)]
    }
    return [
      .block("do", [.line(.text("\(value) = \(task).message"))] + steps, inline: false)
    ]
  }

  /// What the task was started with.
  private func started(_ item: SampleTask) -> [Statement] {
    item.arguments.sorted { $0.key < $1.key }.compactMap { position, value in
      scope.names?.startedWith[item.task]?[position].map {
        .line(
          scope.code(value)
            .assigned(to: scope.workName(scope.member($0), for: self.item(of: item))))
      }
    }
  }

  /// The item of which a sample says how far its work is.
  private func item(of task: SampleTask) -> ExpressionID? {
    program.tasks[task.task].item.flatMap { task.arguments[$0] }
  }

  private func state(_ form: SampleTask.Form, of task: String) -> [CodeLayout] {
    func call(_ method: String, _ value: ExpressionID?) -> CodeLayout {
      .call("\(task).\(method)", value.map { [scope.code($0).layout()] } ?? [])
    }
    return switch form {
    case .running(let progress):
      [call("start", nil)] + (progress.map { [call("report", $0)] } ?? [])
    case .failed(let message): [call("fail", message)]
    case .finished(let value): [call("finish", value)]
    }
  }

  /// `Nothing Yet` as `nothingYet`.
  private static func name(_ title: String) -> String {
    let words = title.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return Identifier.lowerCamel(words)
  }
}
