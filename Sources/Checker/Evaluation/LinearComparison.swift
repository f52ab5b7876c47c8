/// How something compares with a whole number: what `n + 1 > 6` says of `n`.
struct LinearComparison {
  var id: ExpressionID
  var sign: Operation
  var number: Int

  enum Inner {
    case comparison(LinearComparison)
    /// It is always so, or never.
    case decided(Bool)
  }

  /// What it says of the operand of its operator; nil where that is no sum, no difference and no multiple.
  func inner(in program: Program) -> Inner? {
    let expression = program.expression(id)
    guard expression.type == .int, expression.constant < 0 else { return nil }
    let operands = program.operandIDs(of: expression)
    if expression.operation == .negate {
      return number == .min ? nil : with(operands[0], sign.mirrored, -number)
    }
    guard operands.count == 2 else { return nil }
    let first = whole(operands[0], program)
    let second = whole(operands[1], program)
    switch (expression.operation, first, second) {
    case (.add, nil, let other?), (.add, let other?, nil):
      let (result, overflow) = number.subtractingReportingOverflow(other)
      return overflow ? nil : with(operands[first == nil ? 0 : 1], sign, result)
    case (.subtract, nil, let other?):
      let (result, overflow) = number.addingReportingOverflow(other)
      return overflow ? nil : with(operands[0], sign, result)
    case (.subtract, let other?, nil):
      let (result, overflow) = other.subtractingReportingOverflow(number)
      return overflow ? nil : with(operands[1], sign.mirrored, result)
    case (.multiply, nil, let other?), (.multiply, let other?, nil):
      return divided(operands[first == nil ? 0 : 1], by: other)
    default: return nil
    }
  }

  private func with(_ id: ExpressionID, _ sign: Operation, _ number: Int) -> Inner {
    .comparison(LinearComparison(id: id, sign: sign, number: number))
  }

  private func divided(_ id: ExpressionID, by factor: Int) -> Inner? {
    guard factor != 0, factor != .min, factor != -1 || number != .min else { return nil }
    if factor < 0 {
      guard number != .min else { return nil }
      return LinearComparison(id: id, sign: sign.mirrored, number: -number)
        .divided(id, by: -factor)
    }
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: factor)
    let floor = remainder < 0 ? quotient - 1 : quotient
    let ceiling = remainder > 0 ? quotient + 1 : quotient
    switch sign {
    case .equal, .notEqual:
      return remainder == 0 ? with(id, sign, quotient) : .decided(sign == .notEqual)
    case .less, .greaterOrEqual: return with(id, sign, ceiling)
    case .greater, .lessOrEqual: return with(id, sign, floor)
    default: return nil
    }
  }

  private func whole(_ id: ExpressionID, _ program: Program) -> Int? {
    if case .int(let number)? = program.constant(id) { number } else { nil }
  }
}
