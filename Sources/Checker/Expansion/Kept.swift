import CtlCatalogue

/// What the file keeps a value in, whatever the app does.
public enum Kept: Sendable {
  /// From the least to the greatest value.
  case within(ClosedRange<Double>)
  case anywhere
  /// Only the running app knows the ends, or a component has no argument.
  case unknown
}

extension Expansion {
  /// What the variable or the field that a value is has as its range: through arguments of components
  /// and from a whole number to a `Double`.
  public func kept(_ id: ExpressionID, of program: Program, in frame: Int32) -> Kept? {
    var (id, program, frame) = (id, program, frame)
    for _ in 0..<256 {
      let expression = program.expression(id)
      switch expression.operation {
      case .toDouble: id = program.operand(0, of: expression)
      case .call where expression.type == .double && expression.operandCount == 1:
        id = program.operand(0, of: expression)
        if program.expression(id).type != .int { return nil }
      case .field:
        guard let range = program.range(ofField: expression) else { return .anywhere }
        return Kept(range)
      case .index: return .anywhere
      case .symbol:
        let symbol = program.symbols[Int(expression.payload)]
        switch symbol.kind {
        case .variable where symbol.file == program.file:
          let variable = program.variables[Int(symbol.index)]
          return variable.range.map { program.constant($0).map(Kept.init) ?? .unknown } ?? .anywhere
        case .parameter:
          guard let entry = argument(Int(symbol.index), in: frame) else { return .unknown }
          let use = frames[Int(frame)]
          (id, program, frame) = (entry.expression, use.callerProgram, use.callerFrame)
        case .loopVariable: return .anywhere
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }
}

extension Value {
  /// A number, or a duration in milliseconds.
  fileprivate var measure: Double? {
    if case .duration(let milliseconds) = self { return Double(milliseconds) }
    return number
  }
}

extension Kept {
  fileprivate init(_ range: Value) {
    guard let ends = range.ends, let low = ends.first.measure, let high = ends.last.measure,
      low <= high
    else {
      self = .unknown
      return
    }
    self = .within(low...high)
  }
}
