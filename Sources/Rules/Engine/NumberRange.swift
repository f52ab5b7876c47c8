import CtlCatalogue
import CtlChecker

extension Control {
  /// The least value of a slider or stepper: its own, else that of the range of its variable, else
  /// the default. Nil when only the running app knows it.
  var minimum: Double? { limits.minimum }

  /// The greatest value, found in the same way.
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

  /// The first value: the one in the file, or that of the variable.
  var initialValue: Double? { initial(.value)?.number }
}

extension Variable {
  /// The last value of its range; whole numbers stop before an open bound.
  fileprivate var last: Double? {
    guard let bounds else { return nil }
    return bounds.isClosed || type.unwrapped.base != .int ? bounds.upper : bounds.upper - 1
  }
}
