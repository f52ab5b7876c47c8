import CtlChecker

/// The possible whole numbers of an expression, as far as they are known beforehand. Arithmetic
/// that cannot leave `Int` is written with the plain operators; the rest with saturating ones.
struct IntegerBounds {
  let program: Program

  func bounds(_ id: ExpressionID, depth: Int = 0) -> ClosedRange<Int>? {
    if case .int(let value)? = program.constant(id) { return value...value }
    return depth < 64 ? result(program.expression(id), depth: depth) : nil
  }

  /// The same for an operation, regardless of what is known about its result.
  func result(_ expression: Expression, depth: Int = 0) -> ClosedRange<Int>? {
    guard expression.type == .int else { return nil }
    let operands = program.operandIDs(of: expression)
    func operand(_ index: Int) -> ClosedRange<Int>? {
      index < operands.count ? bounds(operands[index], depth: depth + 1) : nil
    }
    switch expression.operation {
    case .symbol: return bounds(of: program.symbols[Int(expression.payload)])
    case .negate:
      return operand(0).flatMap { $0.lowerBound == .min ? nil : -$0.upperBound ... -$0.lowerBound }
    case .conditional:
      guard let a = operand(1), let b = operand(2) else { return nil }
      return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
    case .call:
      return BuiltIn(expression)?.bounds.flatMap { $0(operands.indices.map { operand($0) }) }
    default:
      guard case .arithmetic(_, _, let divides)? = expression.operation.form, let a = operand(0),
        let b = operand(1)
      else { return nil }
      guard divides else { return corners(expression.operation, a, b) }
      let reach = max(magnitude(a.lowerBound), magnitude(a.upperBound))
      return b.contains(0) || b.contains(-1) ? nil : -reach...reach
    }
  }

  private func bounds(of symbol: Symbol) -> ClosedRange<Int>? {
    guard symbol.file == program.file else { return nil }
    switch symbol.kind {
    case .variable:
      let variable = program.variables[Int(symbol.index)]
      guard let range = variable.range,
        case .range(let lower, let upper, let isClosed)? =
          program.constant(range), case .int(let low) = lower, case .int(let high) = upper
      else { return nil }
      let last = isClosed ? high : high == .min ? high : high - 1
      return low...max(low, last)
    case .loopVariable:
      let sequence = program.loops[Int(symbol.index)].sequence
      guard case .range(let lower, let upper, _)? = program.constant(sequence),
        case .int(let low) = lower, case .int(let high) = upper, low <= high
      else { return nil }
      return low...high
    default: return nil
    }
  }

  private func corners(
    _ operation: Operation, _ a: ClosedRange<Int>, _ b: ClosedRange<Int>
  ) -> ClosedRange<Int>? {
    var results: [Int] = []
    for x in [a.lowerBound, a.upperBound] {
      for y in [b.lowerBound, b.upperBound] {
        let outcome = operation.outcome(.int(x), .int(y))
        guard outcome.problem == nil, case .int(let value)? = outcome.value else { return nil }
        results.append(value)
      }
    }
    guard let low = results.min(), let high = results.max() else { return nil }
    return low...high
  }

  /// Saturated, so that it is a bound even for `Int.min`.
  private func magnitude(_ value: Int) -> Int { value == .min ? .max : abs(value) }
}
