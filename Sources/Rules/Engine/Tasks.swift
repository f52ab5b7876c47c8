import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// The task after `while`, or the one whose `isRunning` it follows, and its place. One that always moves
  /// shows the task while which alone it is there.
  var boundTask: (written: Written, program: Program, task: BackgroundTask)? {
    if let written = written(.while) {
      guard let symbol = written.symbol, let (home, task) = program.task(of: symbol) else {
        return nil
      }
      return (written, home, task)
    }
    for written in [PropertyName.isAnimating, .isVisible].lazy.compactMap({ self.written($0) }) {
      let (id, place) = followed(written.entry.expression)
      let home = place.program
      if let (symbol, state) = home.taskState(home.expression(id)), state == .isRunning,
        let (home, task) = home.task(of: symbol)
      {
        return (written, home, task)
      }
      if written.value == .bool(true), let around = taskAround {
        return (written, around.home, around.task)
      }
    }
    return nil
  }

  /// What an expression stands for where it is a parameter: the argument, in its place.
  func followed(_ id: ExpressionID) -> (id: ExpressionID, place: CtlChecker.Place) {
    var place = CtlChecker.Place(program, frame: frame)
    var id = id
    for _ in 0..<16 {
      let expression = place.program.expression(id)
      guard expression.operation == .symbol,
        case let symbol = place.program.symbols[Int(expression.payload)], symbol.kind == .parameter,
        case .expression(let next, let around) = walk.expansion.worth(ofParameter: symbol, place)
      else { break }
      (id, place) = (next, around)
    }
    return (id, place)
  }

  /// The task while which alone it is there: the one without which it is hidden, else that of the nearest `if`.
  var taskAround: (home: Program, task: BackgroundTask)? {
    if let hidden = written(.isHidden), !hidden.isBinding, !hidden.isOfStyle {
      let (id, place) = followed(hidden.entry.expression)
      let home = place.program
      let condition = home.expression(id)
      if condition.operation == .not,
        let (symbol, state) = home.taskState(home.expression(home.operand(0, of: condition))),
        state == .isRunning
      {
        return home.task(of: symbol)
      }
    }
    var next = parent
    while let holder = next {
      if holder.form == .branch {
        let condition = holder.element.payload
        guard condition >= 0,
          let (symbol, state) = holder.program.taskState(
            holder.program.expression(ExpressionID(Int(condition)))), state == .isRunning
        else { return nil }
        return holder.program.task(of: symbol)
      }
      next = holder.parent
    }
    return nil
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
