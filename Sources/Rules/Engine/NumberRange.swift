import CtlCatalogue
import CtlChecker

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
      // The argument of a component without a use has none.
      let variable = Written(control: self, entry: binding).variable
    else { return nil }
    if variable.range == nil { return Defaults.value(of: name, in: kind) }
    let end = name == .minimumValue ? variable.bounds?.lower : variable.last
    return end.map { .double($0) }
  }

  /// The first value: the one in the file, or that of the variable.
  var initialValue: Double? { initial(.value)?.number }
}

extension Variable {
  /// The last value of its range.
  var last: Double? {
    guard let bounds else { return nil }
    if bounds.isClosed { return bounds.upper }
    return type.unwrapped.base == .int ? bounds.upper - 1 : bounds.upper.nextDown
  }
}
