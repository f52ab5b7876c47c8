import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// A moment in the life of a task.
enum TaskMoment {
  case idle, running, failed

  fileprivate func value(of state: TaskState) -> Bool? {
    switch state {
    case .isRunning: self == .running
    case .isFailed: self == .failed
    case .message, .progress, .value: nil
    }
  }
}

extension Written {
  /// What a condition is at a moment of the tasks that it reads, and not before; nil when it is the same
  /// then, or when something else decides it.
  func bool(onlyAt moment: TaskMoment) -> Bool? {
    if isBinding || isConstant { return nil }
    let place = CtlChecker.Place(program, frame: control.frame)
    return control.walk.expansion.bool(entry.expression, place, onlyAt: moment)
  }
}

extension PlacedElement {
  /// The condition around it that is false while a task runs, and true before.
  var conditionWithoutTask: Location? {
    var next = parent
    while let holder = next {
      next = holder.parent
      guard holder.form == .branch, holder.element.payload >= 0 else { continue }
      let condition = ExpressionID(Int(holder.element.payload))
      let place = CtlChecker.Place(holder.program, frame: holder.frame)
      if walk.expansion.bool(condition, place, onlyAt: .running) == false {
        return holder.program.location(of: holder.program.expression(condition).origin)
      }
    }
    return nil
  }
}

extension Expansion {
  fileprivate func bool(
    _ id: ExpressionID, _ place: CtlChecker.Place, onlyAt moment: TaskMoment
  ) -> Bool? {
    guard let value = bool(id, place, at: moment), bool(id, place, at: .idle) == !value else {
      return nil
    }
    return value
  }

  private func bool(
    _ id: ExpressionID, _ place: CtlChecker.Place, at moment: TaskMoment
  ) -> Bool? {
    guard case .bool(let value)? = MomentValues(self, moment).value(id, place) else { return nil }
    return value
  }
}

/// What is known of a screen at a moment of its tasks.
private final class MomentValues: Environment {
  private let expansion: Expansion
  private let moment: TaskMoment
  var effort = Effort(limit: 1_000)

  init(_ expansion: Expansion, _ moment: TaskMoment) {
    self.expansion = expansion
    self.moment = moment
  }

  func worth(of symbol: Symbol, _ place: CtlChecker.Place) -> Worth {
    switch symbol.kind {
    case .constant: worth(ofConstant: symbol, place)
    case .parameter: expansion.worth(ofParameter: symbol, place)
    default: .unknown
    }
  }

  func worth(
    of property: PropertyName, of element: Symbol, _ place: CtlChecker.Place
  ) -> Value? { nil }

  func worth(of state: TaskState, of task: Symbol, _ place: CtlChecker.Place) -> Value? {
    moment.value(of: state).map { .bool($0) }
  }
}
