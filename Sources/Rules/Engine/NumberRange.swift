import CtlCatalogue
import CtlChecker

extension Control {
  /// The least value of a slider or stepper: its own, else that of the range of the variable that it
  /// is bound to, else the default. Nil when only the running app knows.
  var minimum: Double? { limits.minimum }

  /// The greatest value, likewise.
  var maximum: Double? { limits.maximum }

  private var limits: (minimum: Double?, maximum: Double?) {
    if let last = walk.lastLimits, last.index == index { return last.limits }
    let limits = (
      minimum: bound(.minimumValue) { $0.bounds?.lower }, maximum: bound(.maximumValue, \.last)
    )
    walk.lastLimits = (index, limits)
    return limits
  }

  private func bound(_ name: PropertyName, _ side: (Variable) -> Double?) -> Double? {
    if isSet(name) { return number(name) }
    guard let value = written(.value), value.isBinding else { return number(name) }
    // The argument of a component without a use.
    guard let variable = value.variable else { return nil }
    return variable.range == nil ? number(name) : side(variable)
  }

  /// The value at the start: the one written, or the initial one of the variable.
  var initialValue: Double? { initial(.value)?.number }
}

extension Variable {
  /// The last value of its range; whole numbers stop before an open bound.
  fileprivate var last: Double? {
    guard let bounds else { return nil }
    return bounds.isClosed || type.unwrapped.base != .int ? bounds.upper : bounds.upper - 1
  }
}
