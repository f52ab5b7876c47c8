import CtlCatalogue
import CtlChecker

// Ranges of variables and fields.

extension Evaluator {
  /// In which a place keeps its values: a parameter that its screen may change has the range of the opener.
  func range(of bound: BoundPlace) -> Value? {
    switch bound.part {
    case .field(_, let range): range
    case .some: nil
    case nil:
      bound.variable.range.flatMap { value($0, bound.home) }
        ?? (bound.place.use == nil ? state.ranges[bound.place.key.index] : nil)
    }
  }

  /// The least and the greatest value of a variable with a range.
  func bounds(of variable: Variable, _ scope: Place) -> (lower: Double, upper: Double)? {
    guard let id = variable.range, let ends = value(id, scope)?.ends,
      let low = ends.first.number, let high = ends.last.number
    else { return nil }
    return (low, high)
  }

  /// The bounds of the variable that a property is bound to.
  func boundsOfBinding(_ name: PropertyName, of instance: Int) -> (lower: Double, upper: Double)? {
    guard let entry = entry(name, of: instance), entry.form == .binding,
      let bound = place(of: entry.expression, scope(of: instance))
    else { return nil }
    guard let ends = range(of: bound)?.ends, let low = ends.first.number,
      let high = ends.last.number
    else { return nil }
    return (low, high)
  }
}
