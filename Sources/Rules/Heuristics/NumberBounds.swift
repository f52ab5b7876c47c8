import CtlChecker

/// What the declared ranges of variables say about expressions, whatever else the app does.
extension Program {
  /// The least and the greatest number that an expression can be; nil when nothing bounds it.
  func bounds(of id: ExpressionID, depth: Int = 0) -> ClosedRange<Double>? {
    if let number = constant(id)?.number { return number.isNaN ? nil : number...number }
    let expression = expression(id)
    guard depth < 32, !expression.type.isOptional else { return nil }
    func operand(_ index: Int) -> ClosedRange<Double>? {
      bounds(of: self.operand(index, of: expression), depth: depth + 1)
    }
    func corners(_ combine: (Double, Double) -> Double) -> ClosedRange<Double>? {
      guard let left = operand(0), let right = operand(1) else { return nil }
      let all = [left.lowerBound, left.upperBound].flatMap { first in
        [combine(first, right.lowerBound), combine(first, right.upperBound)]
      }
      guard all.allSatisfy(\.isFinite) else { return nil }
      return all.min()!...all.max()!
    }
    switch expression.operation {
    case .symbol: return rangedVariable(id).flatMap { closedBounds(of: $0) }
    case .toDouble: return operand(0)
    case .negate: return operand(0).map { -$0.upperBound ... -$0.lowerBound }
    case .add: return corners(+)
    case .subtract: return corners(-)
    case .multiply: return corners(*)
    default: return nil
    }
  }

  /// The ends of the range of a variable; both belong to it.
  private func closedBounds(of variable: Int) -> ClosedRange<Double>? {
    guard let range = tables.variables[variable].range, let ends = constant(range)?.ends,
      let low = ends.first.number, let high = ends.last.number, low <= high
    else { return nil }
    return low...high
  }

  /// The variable with a range that an expression is or computes with.
  func rangedVariable(_ id: ExpressionID, depth: Int = 0) -> Int? {
    let expression = expression(id)
    guard expression.operation == .symbol else {
      guard depth < 32, expression.constant < 0 else { return nil }
      return operandIDs(of: expression).lazy.compactMap {
        self.rangedVariable($0, depth: depth + 1)
      }.first
    }
    return ownVariable(id).flatMap { tables.variables[$0].bounds == nil ? nil : $0 }
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
