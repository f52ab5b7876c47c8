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

  /// How often another one is in it, from whole milliseconds: the operator of `Duration` is not exact.
  public func divided(by other: Duration) -> Double {
    Double(milliseconds) / Double(other.milliseconds)
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

/// A type in which a range without its upper end has a last value.
public protocol Steplike: Comparable {
  /// The value before this one.
  var predecessor: Self { get }
}

extension Int: Steplike {
  public var predecessor: Int { subtracting(1) }
}

extension Double: Steplike {
  public var predecessor: Double { nextDown }
}

extension Duration: Steplike {
  public var predecessor: Duration { subtracting(.milliseconds(1)) }
}

extension DateTime: Steplike {
  public var predecessor: DateTime { advanced(by: .seconds(-1)) }
}

/// The nearest value below `upper` that is not less than `lower`; the lower one wins.
public func clamp<Value: Steplike>(_ value: Value, _ lower: Value, below upper: Value) -> Value {
  clamp(value, lower, upper.predecessor)
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

/// The same without its upper end.
public func span<Bound: Steplike>(_ lower: Bound, below upper: Bound) -> ClosedRange<Bound> {
  span(lower, through: upper.predecessor)
}

/// Points of a size or a distance: 0 instead of less, and instead of what is no number.
func notNegative(_ points: Double) -> Double { points >= 0 ? points : 0 }

/// The same where there may be none.
func notNegative(_ points: Double?) -> Double? { points.map { notNegative($0) } }

extension Int {
  /// Multiplied by itself so many times, or the nearest that fits, and whether that is another. For an
  /// exponent below 0 it is a fraction without what follows the point.
  package func poweringReportingOverflow(_ exponent: Int) -> (result: Int, overflow: Bool) {
    if magnitude == 1 { return (exponent % 2 == 0 ? 1 : self, false) }
    // 1 divided by 0 is 0, as everywhere.
    if self == 0 || exponent < 0 { return (exponent == 0 ? 1 : 0, false) }
    var result = 1
    // Any other number leaves what fits within 63 steps.
    for _ in 0..<Swift.min(exponent, 64) {
      let (product, overflow) = result.multipliedReportingOverflow(by: self)
      if overflow { return (self < 0 && exponent % 2 == 1 ? .min : .max, true) }
      result = product
    }
    return (result, false)
  }
}

/// A number multiplied by itself so many times. Generated code has it for `pow`.
public func power(_ base: Int, _ exponent: Int) -> Int {
  base.poweringReportingOverflow(exponent).result
}

/// A number multiplied by itself so many times; for an exponent below 0, 1 divided by that.
public func power(_ base: Double, _ exponent: Int) -> Double {
  var (result, square, rest) = (1.0, base, exponent.magnitude)
  while rest > 0 {
    if rest & 1 == 1 { result *= square }
    square *= square
    rest >>= 1
  }
  return exponent < 0 ? 1 / result : result
}
