import CtlCatalogue
import CtlChecker

extension ProgramDerivation {
  /// Indicators that follow a task.
  static let activity: [ProgramDerivation] = [
    ProgramDerivation([.activityIndicator], .isAnimating) { evaluator, instance, set in
      evaluator.isTaskRunning(of: instance) ? .bool(true) : set
    },
    ProgramDerivation([.networkActivityIndicator], .isVisible) { evaluator, instance, set in
      evaluator.isTaskRunning(of: instance) ? .bool(true) : set
    },
  ]
}

extension Evaluator {
  /// Whether the task that an indicator names in `while` is running.
  fileprivate func isTaskRunning(of instance: Int) -> Bool {
    guard let entry = entry(.while, of: instance) else { return false }
    let scope = scope(of: instance)
    let expression = scope.program.expression(entry.expression)
    guard expression.operation == .reference else { return false }
    let symbol = scope.program.symbols[Int(expression.payload)]
    return symbol.kind == .task
      && state.runningTasks.contains(DeclarationKey(symbol.file, Int(symbol.index)))
  }
}
