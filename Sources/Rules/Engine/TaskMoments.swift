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
    control.walk.bool(
      entry.expression, in: CtlChecker.Place(program, frame: control.frame), at: moment, depth: 0)
  }
}

extension Walk {
  fileprivate func bool(
    _ id: ExpressionID, in place: CtlChecker.Place, at moment: TaskMoment, depth: Int
  ) -> Bool? {
    let program = place.program
    if case .bool(let known)? = program.constant(id) { return known }
    guard depth < 64 else { return nil }
    let expression = program.expression(id)
    func operand(_ index: Int) -> Bool? {
      bool(program.operand(index, of: expression), in: place, at: moment, depth: depth + 1)
    }
    switch expression.operation {
    case .not: return operand(0).map { !$0 }
    case .and:
      let (first, second) = (operand(0), operand(1))
      return first == false || second == false ? false : first.flatMap { _ in second }
    case .or:
      let (first, second) = (operand(0), operand(1))
      return first == true || second == true ? true : first.flatMap { _ in second }
    case .conditional:
      return operand(0).flatMap { $0 ? operand(1) : operand(2) }
    case .taskState: return program.taskState(expression).flatMap { moment.value(of: $0.state) }
    case .symbol:
      let symbol = program.symbols[Int(expression.payload)]
      guard symbol.kind == .parameter,
        case .expression(let next, let outer) = expansion.worth(ofParameter: symbol, place)
      else { return nil }
      return bool(next, in: outer, at: moment, depth: depth + 1)
    default: return nil
    }
  }
}
