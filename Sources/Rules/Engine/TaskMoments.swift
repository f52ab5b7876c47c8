import CtlCatalogue
import CtlChecker

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
    guard !isBinding, !isConstant,
      let value = bool(at: moment), bool(at: .idle) == !value
    else { return nil }
    return value
  }

  private func bool(at moment: TaskMoment) -> Bool? {
    let values = MomentValues(control.walk.expansion, moment)
    let place = CtlChecker.Place(program, frame: control.frame)
    guard case .bool(let value)? = values.value(entry.expression, place) else { return nil }
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
