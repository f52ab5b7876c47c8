import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// A task that an element shows, and the property that says so.
struct BoundTask {
  let written: Written
  let program: Program
  let task: BackgroundTask

  var location: Location { program.location(of: task.origin, .name) }
}

extension PlacedElement {
  /// The tasks after `while`, or those whose `isRunning` it follows. One that always moves shows the tasks while
  /// which alone it is there.
  var boundTasks: [BoundTask] {
    if let written = written(.while) {
      guard let symbol = written.symbol, let (home, task) = program.task(of: symbol) else {
        return []
      }
      return [BoundTask(written: written, program: home, task: task)]
    }
    for written in [PropertyName.isAnimating, .isVisible].lazy.compactMap({ self.written($0) }) {
      let here = CtlChecker.Place(program, frame: frame)
      let tasks =
        written.value == .bool(true)
        ? tasksAround : walk.tasksRunning(while: written.entry.expression, here)
      if !tasks.isEmpty {
        return tasks.map { BoundTask(written: written, program: $0.home, task: $0.task) }
      }
    }
    return []
  }

  /// The only one of them.
  var boundTask: BoundTask? {
    let tasks = boundTasks
    return tasks.count == 1 ? tasks[0] : nil
  }

  /// What an expression stands for where it is a parameter or the name of a value, in its place.
  func followed(_ id: ExpressionID) -> (id: ExpressionID, place: CtlChecker.Place) {
    walk.followed(id, CtlChecker.Place(program, frame: frame))
  }

  /// The tasks while which alone it is there: those without which it is hidden, else those of the nearest `if`.
  var tasksAround: [(home: Program, task: BackgroundTask)] {
    if let hidden = written(.isHidden), !hidden.isBinding, !hidden.isOfStyle {
      let (id, place) = followed(hidden.entry.expression)
      let condition = place.program.expression(id)
      if condition.operation == .not {
        let tasks = walk.tasksRunning(while: place.program.operand(0, of: condition), place)
        if !tasks.isEmpty { return tasks }
      }
    }
    var next = parent
    while let holder = next {
      if holder.form == .branch {
        guard holder.element.payload >= 0 else { return [] }
        return walk.tasksRunning(
          while: ExpressionID(Int(holder.element.payload)),
          CtlChecker.Place(holder.program, frame: holder.frame))
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

extension Walk {
  fileprivate func followed(
    _ id: ExpressionID, _ place: Place
  ) -> (id: ExpressionID, place: Place) {
    var (id, place) = (id, place)
    for _ in 0..<64 {
      let expression = place.program.expression(id)
      guard expression.operation == .symbol else { break }
      let symbol = place.program.symbols[Int(expression.payload)]
      if let value = place.program.tables.local(symbol) {
        id = value
      } else if [.parameter, .constant].contains(symbol.kind),
        case .expression(let next, let around) = usedValues.worth(of: symbol, place)
      {
        (id, place) = (next, around)
      } else {
        break
      }
    }
    return (id, place)
  }

  /// The tasks of which one runs exactly while a condition holds.
  fileprivate func tasksRunning(
    while id: ExpressionID, _ place: Place
  ) -> [(home: Program, task: BackgroundTask)] {
    var result: [(home: Program, task: BackgroundTask)] = []
    var pending = [(id: id, place: place)]
    while let next = pending.popLast() {
      let (id, place) = followed(next.id, next.place)
      let expression = place.program.expression(id)
      if expression.operation == .or {
        pending += place.program.operandIDs(of: expression).reversed().map { ($0, place) }
      } else if let (symbol, state) = place.program.taskState(expression), state == .isRunning,
        let task = place.program.task(of: symbol), result.count < 16
      {
        result.append(task)
      } else {
        return []
      }
    }
    return result
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
