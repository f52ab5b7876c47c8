import CtlDiagnostics

/// What the events of components carry to the handlers of their uses, what screens hand back, and what tasks
/// bring, as far as the files say it.
final class CarriedValues {
  /// A value that is known, in the file that says it.
  typealias Written = (id: ExpressionID, home: Program)

  /// The arguments with which each event of a file is sent.
  private var known: [FileID: [Symbol: [Range<Int>]]] = [:]
  /// The handler of each value of an event, by the file.
  private var owners: [FileID: [Int]] = [:]
  /// The outcomes of the tasks of a file in its samples, by task.
  private var outcomes: [FileID: [[SampleTask.Form]]] = [:]
  /// How many expressions may still be looked at: events that pass events on multiply.
  private var left = 0
  /// Whether tasks bring what they have in samples.
  private let knowsSamples: Bool

  init(knowsSamples: Bool = true) { self.knowsSamples = knowsSamples }

  /// The values that an expression of a handler may have: its own, or those of the event's value that it
  /// names.
  func values(of id: ExpressionID, in program: Program) -> [Written] {
    left = Self.looks
    return values(of: id, in: program, depth: 0)
  }

  /// What a screen hands back.
  func results(of screen: Symbol, in program: Program) -> [Written] {
    guard screen.kind == .screen, let home = program.whole(of: screen.file),
      let declaration = home.screen(Int(screen.index))
    else { return [] }
    return Array(
      home.screenSteps(of: declaration).lazy.compactMap { step -> Written? in
        guard case .finish(let id) = step.form, home.isConstant(id) else { return nil }
        return (id, home)
      }.prefix(Choice.limit))
  }

  /// What comes later for a step that waits.
  func values(awaitedBy step: Step.Form, in program: Program) -> [Written] {
    switch step {
    case .open(let opening): results(of: opening.screen, in: program)
    case .start(let start): values(ofTask: start.task, in: program)
    default: []
    }
  }

  /// What a task brings in the samples of its file, or says when it fails.
  private func values(
    ofTask task: Symbol, isFailure: Bool = false, in program: Program
  ) -> [Written] {
    guard knowsSamples, task.kind == .task, let home = program.program(of: task.file) else {
      return []
    }
    let outcomes = outcomes(in: home)
    guard outcomes.indices.contains(Int(task.index)) else { return [] }
    return Array(
      outcomes[Int(task.index)].lazy.compactMap { outcome -> Written? in
        switch outcome {
        case .finished(let id?) where !isFailure && home.isConstant(id): (id, home)
        case .failed(let id) where isFailure && home.isConstant(id): (id, home)
        default: nil
        }
      }.prefix(Choice.limit))
  }

  private func outcomes(in program: Program) -> [[SampleTask.Form]] {
    if let known = outcomes[program.file] { return known }
    var result = [[SampleTask.Form]](repeating: [], count: program.tasks.count)
    for task in program.sampleTasks { result[task.task].append(task.form) }
    outcomes[program.file] = result
    return result
  }

  private func values(of id: ExpressionID, in program: Program, depth: Int) -> [Written] {
    if program.isConstant(id) { return [(id, program)] }
    let expression = program.expression(id)
    guard depth < 16, left > 0 else { return [] }
    left -= 1
    if expression.operation == .conditional {
      return program.operandIDs(of: expression).dropFirst().flatMap {
        values(of: $0, in: program, depth: depth + 1)
      }
    }
    if let (home, values) = program.valuesOfCases(of: expression) {
      return values.map { ($0, home) }
    }
    if expression.operation == .field {
      let field = Int(expression.payload)
      return values(of: program.operand(0, of: expression), in: program, depth: depth + 1)
        .flatMap { record in
          record.home.parts(of: record.id, along: [field]).map { ($0, record.home) }
        }
    }
    guard expression.operation == .symbol else { return [] }
    let symbol = program.symbols[Int(expression.payload)]
    guard symbol.file == program.file else { return [] }
    switch symbol.kind {
    case .loopVariable:
      if let value = program.tables.named(symbol) {
        return values(of: value, in: program, depth: depth + 1)
      }
      return items(of: program.loops[Int(symbol.index)].sequence, in: program)
    case .eventParameter:
      let index = Int(symbol.index)
      if let value = program.eventParameters[index].value {
        return values(of: value, in: program, depth: depth + 1)
      }
      guard let handler = handler(of: index, in: program), let event = handler.received else {
        return []
      }
      if event.kind == .screen { return results(of: event, in: program) }
      if event.kind == .task {
        return values(ofTask: event, isFailure: handler.isFailure, in: program)
      }
      guard event.kind == .action, let home = program.program(of: event.file) else { return [] }
      return values(
        of: event, at: index - handler.parameters.lowerBound, in: home,
        use: (program, handler.element), depth: depth + 1)
    default: return []
    }
  }

  /// The items of a list that is written out, also under the name of a constant, or of a variable that begins
  /// with it.
  private func items(of sequence: ExpressionID, in program: Program) -> [Written] {
    var (id, home) = (sequence, program)
    for _ in 0..<16 {
      let expression = home.expression(id)
      if expression.operation == .list {
        return home.operandIDs(of: expression).prefix(Choice.limit)
          .filter { home.isConstant($0) }.map { ($0, home) }
      }
      guard expression.operation == .symbol,
        case let symbol = home.symbols[Int(expression.payload)],
        let source = home.program(of: symbol.file)
      else { return [] }
      let index = Int(symbol.index)
      switch symbol.kind {
      case .constant: (id, home) = (source.constants[index].value, source)
      case .variable:
        guard let first = source.variables[index].initialValue else { return [] }
        (id, home) = (first, source)
      default: return []
      }
    }
    return []
  }

  /// What a component sends in one place of an event, in one of its uses.
  private func values(
    of event: Symbol, at position: Int, in home: Program,
    use: (program: Program, element: ElementID),
    depth: Int
  ) -> [Written] {
    var result: [Written] = []
    for arguments in sends(in: home)[event] ?? []
    where position < arguments.count && result.count < Choice.limit && left > 0 {
      left -= 1
      let id = ExpressionID(Int(home.operands[arguments.lowerBound + position]))
      if let parameter = home.parameter(id) {
        if let argument = use.program.argument(parameter, of: use.element) {
          result += values(of: argument, in: use.program, depth: depth)
        } else if let standard = home.parameters[parameter].defaultValue {
          result += values(of: standard, in: home, depth: depth)
        }
      } else {
        result += values(of: id, in: home, depth: depth)
      }
    }
    return Array(result.prefix(Choice.limit))
  }

  private static let looks = 1024

  /// The handler that receives a value of an event.
  private func handler(of parameter: Int, in program: Program) -> Handler? {
    var owners = self.owners[program.file] ?? []
    if owners.isEmpty {
      let count = program.handlers.lazy.map(\.parameters.upperBound).max() ?? 0
      owners = Array(repeating: -1, count: count)
      for (index, handler) in program.handlers.enumerated() {
        for parameter in handler.parameters { owners[parameter] = index }
      }
      self.owners[program.file] = owners
    }
    guard owners.indices.contains(parameter), owners[parameter] >= 0 else { return nil }
    return program.handlers[owners[parameter]]
  }

  private func sends(in program: Program) -> [Symbol: [Range<Int>]] {
    if let known = known[program.file] { return known }
    var result: [Symbol: [Range<Int>]] = [:]
    for step in program.steps {
      if case .call(let call) = step.form {
        result[call.action, default: []].append(call.arguments)
      }
    }
    known[program.file] = result
    return result
  }
}

extension Program {
  /// The parameter that is the whole of an expression.
  fileprivate func parameter(_ id: ExpressionID) -> Int? {
    let expression = expression(id)
    guard expression.operation == .symbol else { return nil }
    let symbol = self.symbols[Int(expression.payload)]
    return symbol.kind == .parameter && symbol.file == self.file ? Int(symbol.index) : nil
  }

  /// What a use of a component gives a parameter.
  fileprivate func argument(_ parameter: Int, of use: ElementID) -> ExpressionID? {
    self.properties[element(use).properties].first { $0.parameter == Int32(parameter) }?.expression
  }
}
