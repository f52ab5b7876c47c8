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
    if let last = walk.lastLimits, last.index == index { return walk.result(last) }
    let limits = walk.kept(about: index) {
      (minimum: number(.minimumValue), maximum: number(.maximumValue))
    }
    walk.lastLimits = limits
    return walk.result(limits)
  }

  /// A limit that follows from the variable that the value is bound to. Nil when only the running
  /// app knows, and for other properties.
  func value(of name: PropertyName, following binding: PropertyEntry) -> Value? {
    // No task runs when a screen opens.
    if binding.form != .binding { return .bool(false) }
    guard name == .minimumValue || name == .maximumValue,
      let bounds = Written(control: self, entry: binding).bounds
    else { return nil }
    switch bounds.source {
    case .range:
      return .double(name == .minimumValue ? bounds.ends.lowerBound : bounds.ends.upperBound)
    case .type: return Defaults.value(of: name, in: kind)
    case .reached, .around, .unknown: return nil
    }
  }

  /// The first value: the one in the file, or that of the variable.
  var initialValue: Double? { initial(.value)?.number }
}

extension Written {
  /// The numbers that it can be.
  var bounds: NumberBounds? { bounds(of: expressionID) }

  private func bounds(of id: ExpressionID) -> NumberBounds? {
    program.bounds(of: id, in: control.walk.expansion, frame: control.frame)
  }

  /// The range of the variable or the field that it shows.
  var range: ClosedRange<Double>? { range(of: expressionID) }

  private func range(of id: ExpressionID) -> ClosedRange<Double>? {
    guard let bounds = bounds(of: id), bounds.source == .range else { return nil }
    return bounds.ends
  }

  /// That range, where some values in it are not in `limits`.
  func ends(beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    ends(of: expressionID, beyond: limits)
  }

  /// The same of a part of the value.
  func ends(of id: ExpressionID, beyond limits: ClosedRange<Double>) -> ClosedRange<Double>? {
    range(of: id).flatMap {
      $0.lowerBound < limits.lowerBound || $0.upperBound > limits.upperBound ? $0 : nil
    }
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
