import CtlChecker

/// The variables whose ranges bound expressions.
extension Program {
  /// The variable with a range that an expression is or computes with.
  func rangedVariable(_ id: ExpressionID, depth: Int = 0) -> Int? {
    let expression = expression(id)
    guard expression.operation == .symbol else {
      guard depth < 32, expression.constant < 0 else { return nil }
      return operandIDs(of: expression).lazy.compactMap {
        self.rangedVariable($0, depth: depth + 1)
      }.first
    }
    return ownVariable(id).flatMap { range(of: tables.variables[$0]) == nil ? nil : $0 }
  }

  /// Whether an expression compares two values.
  func isComparison(_ expression: Expression) -> Bool {
    if case .comparison? = expression.operation.form { true } else { false }
  }

  /// The range of a variable as the file writes it.
  func rangeText(of variable: Int) -> String {
    tables.variables[variable].range.map { source(of: expression($0).origin) } ?? ""
  }
}
