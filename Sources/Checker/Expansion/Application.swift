/// What running code does with values: the arithmetic of the checker, for whoever interprets a
/// typed program.
extension Operation {
  /// The result of a binary operation; nil on overflow, on division by zero and for values that it
  /// does not take. Never traps.
  public func apply(_ left: Value, _ right: Value) -> Value? {
    if case .value(let value) = Folding.fold(self, left, right) { value } else { nil }
  }
}

extension BuiltIn {
  /// The result for the arguments, or nil when there is none.
  public func apply(_ arguments: [Value]) -> Value? {
    arguments.isEmpty ? nil : fold(arguments)
  }
}
