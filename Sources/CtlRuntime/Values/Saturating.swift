// Arithmetic that never traps. A result that does not fit is the nearest one that does; a division
// by zero gives 0. Durations count whole milliseconds here, as they do in a file.

extension Int {
  public func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  public func subtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  public func multiplied(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  public func divided(by other: Int) -> Int {
    if other == 0 { return 0 }
    let (quotient, overflow) = dividedReportingOverflow(by: other)
    return overflow ? .max : quotient
  }

  public func remainder(dividingBy other: Int) -> Int {
    other == 0 ? 0 : remainderReportingOverflow(dividingBy: other).partialValue
  }

  public func multiplied(by duration: Duration) -> Duration { duration.multiplied(by: self) }
}

extension Duration {
  public func adding(_ other: Duration) -> Duration {
    .milliseconds(milliseconds.adding(other.milliseconds))
  }

  public func subtracting(_ other: Duration) -> Duration {
    .milliseconds(milliseconds.subtracting(other.milliseconds))
  }

  public func multiplied(by factor: Int) -> Duration {
    .milliseconds(milliseconds.multiplied(by: factor))
  }

  public func multiplied(by factor: Double) -> Duration {
    .milliseconds(Int(saturating: Double(milliseconds) * factor))
  }

  public func divided(by divisor: Int) -> Duration {
    .milliseconds(milliseconds.divided(by: divisor))
  }

  public func divided(by divisor: Double) -> Duration {
    divisor == 0 ? .zero : .milliseconds(Int(saturating: Double(milliseconds) / divisor))
  }
}

extension Double {
  public func multiplied(by duration: Duration) -> Duration { duration.multiplied(by: self) }
}

/// The distance from 0; `Int.max` for `Int.min`.
public func magnitude(_ number: Int) -> Int { number < 0 ? 0.subtracting(number) : number }

extension Int {
  /// The nearest whole number, halves away from zero, saturated at the ends of `Int`; 0 for NaN.
  public init(rounding value: Double) { self.init(saturating: value.rounded()) }
}

extension Duration {
  /// Whole milliseconds towards zero, saturated at the ends of `Int`.
  public var milliseconds: Int {
    let (seconds, attoseconds) = components
    guard let whole = Int(exactly: seconds) else { return seconds < 0 ? .min : .max }
    return whole.multiplied(by: 1_000).adding(Int(attoseconds / 1_000_000_000_000_000))
  }
}

// MARK: - Ranges that may be empty

/// The nearest number below `upper` that is not less than `lower`; the lower one wins.
public func clamp(_ value: Int, _ lower: Int, below upper: Int) -> Int {
  clamp(value, lower, upper.subtracting(1))
}

/// The nearest value of a range without its upper end.
public func clamp(_ value: Double, _ lower: Double, below upper: Double) -> Double {
  clamp(value, lower, upper.nextDown)
}

/// The nearest value of a range without its upper end.
public func clamp(_ value: Duration, _ lower: Duration, below upper: Duration) -> Duration {
  clamp(value, lower, upper.subtracting(.milliseconds(1)))
}

/// The nearest value of a range without its upper end.
public func clamp(_ value: DateTime, _ lower: DateTime, below upper: DateTime) -> DateTime {
  clamp(value, lower, upper.advanced(by: .seconds(-1)))
}

/// The whole numbers from one to another, none when they are in the wrong order; at most 100,000,
/// the limit of elements in a screen.
public func numbers(_ lower: Int, through upper: Int) -> Range<Int> {
  lower > upper ? 0..<0 : lower..<min(upper.adding(1), lower.adding(100_000))
}

/// As `numbers(_:through:)`, without the last one.
public func numbers(_ lower: Int, below upper: Int) -> Range<Int> {
  upper == .min ? 0..<0 : numbers(lower, through: upper - 1)
}

/// A range; one with its ends in the wrong order is only its lower end.
public func span<Bound: Comparable>(_ lower: Bound, through upper: Bound) -> ClosedRange<Bound> {
  lower...max(lower, upper)
}
