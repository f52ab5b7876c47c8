import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Values that the element does not write itself.
extension Control {
  /// The value at the start: the one in force, or the initial one of the variable that it is bound
  /// to. Nil when neither is known before the app runs.
  func initial(_ name: PropertyName) -> Value? {
    guard let written = written(name), written.isBinding else { return value(name) }
    guard
      let bound = walk.expansion.variable(written.entry.expression, of: program, in: frame),
      let initial = bound.variable.initialValue
    else { return nil }
    let value = bound.program.constant(initial)
    // A value outside its variable's own range is reported there, and once is enough.
    if let bounds = bound.variable.bounds, let number = value?.number, !bounds.contains(number) {
      return nil
    }
    return value
  }

  /// What the appearance of the kind sets for a property, the strongest first.
  func byAppearance(_ name: PropertyName) -> [AppearanceCascade.Entry] {
    walk.cascade.appearances.entries(name, of: kind)
  }

  /// Where a finding about a property in force stands: at its value, or at the kind word when the
  /// appearance of the kind sets it.
  func place(of name: PropertyName) -> Place { written(name).map { .value($0) } ?? .kind }

  /// Points at the appearance that sets what the element does not.
  func related(toAppearance name: PropertyName) -> [Finding.Related] {
    guard written(name) == nil, let first = byAppearance(name).first else { return [] }
    return [
      Finding.Related(
        first.program.location(of: first.entry.origin),
        Message("set by the appearance", "由外观代理设置")())
    ]
  }
}

extension Value {
  /// A whole number.
  var whole: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }
}
