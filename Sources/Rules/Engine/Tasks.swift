import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  typealias RunningTask = (program: Program, task: BackgroundTask)

  /// The task that it shows, where that is one alone.
  var boundTask: RunningTask? {
    let tasks = boundTasks?.tasks ?? []
    return tasks.count == 1 ? tasks[0] : nil
  }

  /// The task after `while`, or those whose `isRunning` it follows, and the place. One that always moves shows the
  /// tasks while which alone it is there.
  var boundTasks: (written: Written, tasks: [RunningTask])? {
    if let written = written(.while) {
      return written.symbol.flatMap { program.task(of: $0) }.map { (written, [($0.home, $0.task)]) }
    }
    for written in [PropertyName.isAnimating, .isVisible].lazy.compactMap({ self.written($0) }) {
      let tasks = tasks(running: written.entry.expression, scope)
      if !tasks.isEmpty { return (written, tasks) }
      if written.value == .bool(true), case let around = tasksAround, !around.isEmpty {
        return (written, around)
      }
    }
    return nil
  }

  /// The tasks of which an expression says that one of them runs: `load.isRunning`, and more joined by `||`.
  private func tasks(running id: ExpressionID, _ place: CtlChecker.Place) -> [RunningTask] {
    var pending = [(id: id, place: place)]
    var result: [RunningTask] = []
    while let next = pending.popLast() {
      let (id, place) = followed(next.id, in: next.place)
      let expression = place.program.expression(id)
      if expression.operation == .or {
        pending += place.program.operandIDs(of: expression).reversed().map { ($0, place) }
      } else if let (symbol, state) = place.program.taskState(expression), state == .isRunning,
        let (home, task) = place.program.task(of: symbol)
      {
        result.append((home, task))
      } else {
        return []
      }
    }
    return result
  }

  /// What an expression stands for where it is a parameter or is named by a `let`: the value, in its place.
  func followed(
    _ id: ExpressionID, in home: CtlChecker.Place? = nil
  ) -> (id: ExpressionID, place: CtlChecker.Place) {
    var (id, place) = (id, home ?? scope)
    for _ in 0..<16 {
      let expression = place.program.expression(id)
      guard expression.operation == .symbol else { break }
      let symbol = place.program.symbols[Int(expression.payload)]
      if let value = place.program.tables.local(symbol) {
        id = value
      } else if [.constant, .parameter].contains(symbol.kind),
        case .expression(let next, let around) = walk.usedValues.worth(of: symbol, place)
      {
        (id, place) = (next, around)
      } else {
        break
      }
    }
    return (id, place)
  }

  /// The tasks while which alone it is there: those without which it is hidden, else those of the nearest `if`.
  var tasksAround: [RunningTask] {
    if let hidden = written(.isHidden), !hidden.isBinding, !hidden.isOfStyle {
      let (id, place) = followed(hidden.entry.expression)
      let condition = place.program.expression(id)
      if condition.operation == .not {
        let tasks = tasks(running: place.program.operand(0, of: condition), place)
        if !tasks.isEmpty { return tasks }
      }
    }
    var next = parent
    while let holder = next {
      if holder.form == .branch {
        let condition = holder.element.payload
        return condition < 0 ? [] : tasks(running: ExpressionID(Int(condition)), holder.scope)
      }
      next = holder.parent
    }
    return []
  }

  /// Whether it is there only while something is so that may change.
  var comesAndGoes: Bool {
    let hidden = written(.isHidden).map { !$0.isConstant } ?? false
    return hidden || !walk.conditions(around: index).isEmpty
  }

  /// Whether no `if` and no loop is around it, nor around the use of its component.
  var isAlwaysThere: Bool {
    var next = parent
    while let control = next {
      if control.form == .branch || control.form == .loop { return false }
      next = control.parent
    }
    return true
  }

  /// Whether no `if`, no loop and no use of a component is around it.
  var isUnconditional: Bool {
    var next = parent
    while let control = next {
      if !control.isKind { return false }
      next = control.parent
    }
    return true
  }
}

extension BackgroundTask {
  /// Its duration, if that is in units of time.
  var milliseconds: Int? {
    if case .milliseconds(let value) = duration { return value }
    return nil
  }

  /// Whether its length is known before it begins.
  var isForeseen: Bool {
    switch duration {
    case .known, .milliseconds: true
    case .unstated, .unknown: false
    }
  }

  /// Whether it ends before people notice it.
  func isShort(_ settings: Settings) -> Bool {
    milliseconds.map { Double($0) <= settings[.networkMinSeconds] * 1000 } ?? false
  }

  /// Whether people notice the use of the network, so that the status bar should show it.
  func needsNetworkIndicator(_ settings: Settings) -> Bool {
    isNetwork == true && milliseconds != nil && !isShort(settings)
  }
}

extension Program {
  /// Whether an expression reads the state of a task.
  func namesTask(_ id: ExpressionID) -> Bool {
    var pending = [id]
    while let next = pending.popLast() {
      let expression = expression(next)
      if expression.operation == .reference,
        tables.symbols[Int(expression.payload)].kind == .task
      {
        return true
      }
      pending += operandIDs(of: expression)
    }
    return false
  }

  /// The tasks of the file whose state something reads.
  var followedTasks: Set<Int> {
    var result: Set<Int> = []
    for expression in tables.expressions where expression.operation == .reference {
      let symbol = tables.symbols[Int(expression.payload)]
      if symbol.kind == .task, symbol.file == tables.file { result.insert(Int(symbol.index)) }
    }
    return result
  }
}
