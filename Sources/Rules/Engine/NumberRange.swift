import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// The least value of a slider or stepper: its own, else that of the range of its variable, else
  /// the default. Nil when only the running app knows it.
  var minimum: Double? { limits.minimum }

  /// The greatest value, found in the same way.
  var maximum: Double? { limits.maximum }

  private var limits: (minimum: Double?, maximum: Double?) {
    if let last = walk.lastLimits, last.index == index { return last.limits }
    let limits = (minimum: number(.minimumValue), maximum: number(.maximumValue))
    walk.lastLimits = (index, limits)
    return limits
  }

  /// A limit that follows from the variable that the value is bound to. Nil when only the running
  /// app knows, and for other properties.
  func value(of name: PropertyName, following binding: PropertyEntry) -> Value? {
    // No task runs when a screen opens.
    if binding.form != .binding { return .bool(false) }
    guard name == .minimumValue || name == .maximumValue,
      let kept = Written(control: self, entry: binding).kept
    else { return nil }
    switch kept {
    case .within(let ends):
      return .double(name == .minimumValue ? ends.lowerBound : ends.upperBound)
    case .anywhere: return Defaults.value(of: name, in: kind)
    // The argument of a component without a use has none.
    case .unknown: return nil
    }
  }

  /// The first value: the one in the file, or that of the variable.
  var initialValue: Double? { initial(.value)?.number }
}

extension Written {
  /// The range of the variable or the field that it shows.
  var kept: Kept? { kept(expressionID) }

  private func kept(_ id: ExpressionID) -> Kept? {
    control.walk.expansion.kept(id, of: program, in: control.frame)
  }

  /// The ends of that range, where some values in it are not in `limits`.
  func ends(beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    ends(of: expressionID, beyond: limits)
  }

  /// The same of a part of the value.
  func ends(of id: ExpressionID, beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard case .within(let ends)? = kept(id),
      ends.lowerBound < limits.lowerBound || ends.upperBound > limits.upperBound
    else { return nil }
    return ends
  }
}

extension ClosedRange<Double> {
  /// The label of a finding about what a variable may become.
  var asReach: Phrase {
    Message("goes from {first} to {last}", "从 {first} 到 {last}")([
      "first": .number(lowerBound), "last": .number(upperBound),
    ])
  }

  /// The end that is not in `limits`.
  func end(beyond limits: ClosedRange<Double>) -> Double {
    upperBound > limits.upperBound ? upperBound : lowerBound
  }
}
