// The bounds of several numbers together.

extension NumberBounds {
  /// The same with other ends.
  func between(_ least: Value, _ greatest: Value) -> NumberBounds {
    NumberBounds(
      least: least, greatest: greatest,
      source: source == .type || source == .unknown ? .around : source, names: names)
  }

  var whole: ClosedRange<Int>? {
    if case .int(let low) = least, case .int(let high) = greatest { low...high } else { nil }
  }

  /// Those of whole numbers for a `Double`.
  var fractional: NumberBounds {
    NumberBounds(
      least: .double(ends.lowerBound), greatest: .double(ends.upperBound), source: source,
      names: names)
  }
}

extension [NumberBounds] {
  /// From the least to the greatest value of all.
  var hull: NumberBounds? {
    guard var (least, greatest) = first.map({ ($0.least, $0.greatest) }) else { return nil }
    for bounds in dropFirst() {
      if Arithmetic.isLess(bounds.least, least) == true { least = bounds.least }
      if Arithmetic.isLess(greatest, bounds.greatest) == true { greatest = bounds.greatest }
    }
    return NumberBounds(least: least, greatest: greatest, source: .around, names: flatMap(\.names))
  }
}

extension Value {
  /// No amount of the same type.
  var zero: Value {
    switch self {
    case .int: .int(0)
    case .duration: .duration(0)
    case .length: .length(0)
    default: .double(0)
    }
  }
}
