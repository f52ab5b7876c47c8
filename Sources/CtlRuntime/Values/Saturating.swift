// Arithmetic that never traps. A result that does not fit is the nearest one that does; a division
// by zero gives 0. Durations count whole milliseconds here, as they do in a file.

infix operator +| : AdditionPrecedence
infix operator -| : AdditionPrecedence
infix operator *| : MultiplicationPrecedence
infix operator /| : MultiplicationPrecedence
infix operator %| : MultiplicationPrecedence

public func +| (a: Int, b: Int) -> Int {
  let (sum, overflow) = a.addingReportingOverflow(b)
  return overflow ? (b < 0 ? .min : .max) : sum
}

public func -| (a: Int, b: Int) -> Int {
  let (difference, overflow) = a.subtractingReportingOverflow(b)
  return overflow ? (b < 0 ? .max : .min) : difference
}

public func *| (a: Int, b: Int) -> Int {
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  return overflow ? ((a < 0) == (b < 0) ? .max : .min) : product
}

public func /| (a: Int, b: Int) -> Int {
  if b == 0 { return 0 }
  let (quotient, overflow) = a.dividedReportingOverflow(by: b)
  return overflow ? .max : quotient
}

public func %| (a: Int, b: Int) -> Int {
  b == 0 ? 0 : a.remainderReportingOverflow(dividingBy: b).partialValue
}

public func +| (a: Duration, b: Duration) -> Duration {
  .milliseconds(a.milliseconds +| b.milliseconds)
}

public func -| (a: Duration, b: Duration) -> Duration {
  .milliseconds(a.milliseconds -| b.milliseconds)
}

public func *| (a: Duration, b: Int) -> Duration { .milliseconds(a.milliseconds *| b) }
public func *| (a: Int, b: Duration) -> Duration { b *| a }
public func /| (a: Duration, b: Int) -> Duration { .milliseconds(a.milliseconds /| b) }

public func *| (a: Duration, b: Double) -> Duration {
  .milliseconds(Int(saturating: Double(a.milliseconds) * b))
}

public func *| (a: Double, b: Duration) -> Duration { b *| a }

public func /| (a: Duration, b: Double) -> Duration {
  b == 0 ? .zero : .milliseconds(Int(saturating: Double(a.milliseconds) / b))
}

/// The distance from 0; `Int.max` for `Int.min`.
public func magnitude(_ number: Int) -> Int { number < 0 ? 0 -| number : number }

extension Int {
  /// The nearest whole number, halves away from zero, saturated at the ends of `Int`; 0 for NaN.
  public init(rounding value: Double) { self.init(saturating: value.rounded()) }
}

extension Duration {
  /// Whole milliseconds towards zero, saturated at the ends of `Int`.
  public var milliseconds: Int {
    let (seconds, attoseconds) = components
    guard let whole = Int(exactly: seconds) else { return seconds < 0 ? .min : .max }
    return whole *| 1_000 +| Int(attoseconds / 1_000_000_000_000_000)
  }
}

// MARK: - Ranges that may be empty

/// The nearest number below `upper` that is not less than `lower`; the lower one wins.
public func clamp(_ value: Int, _ lower: Int, below upper: Int) -> Int {
  clamp(value, lower, upper -| 1)
}

public func clamp(_ value: Double, _ lower: Double, below upper: Double) -> Double {
  clamp(value, lower, upper.nextDown)
}

public func clamp(_ value: Duration, _ lower: Duration, below upper: Duration) -> Duration {
  clamp(value, lower, upper -| .milliseconds(1))
}

public func clamp(_ value: DateTime, _ lower: DateTime, below upper: DateTime) -> DateTime {
  clamp(value, lower, upper.advanced(by: .seconds(-1)))
}

/// The whole numbers from one to another, none when they are in the wrong order; at most 100,000,
/// as many as a screen may hold elements.
public func numbers(_ lower: Int, through upper: Int) -> Range<Int> {
  lower > upper ? 0..<0 : lower..<min(upper +| 1, lower +| 100_000)
}

public func numbers(_ lower: Int, below upper: Int) -> Range<Int> {
  upper == .min ? 0..<0 : numbers(lower, through: upper - 1)
}

/// A range; one with its ends in the wrong order is only its lower end.
public func span<Bound: Comparable>(_ lower: Bound, through upper: Bound) -> ClosedRange<Bound> {
  lower...max(lower, upper)
}
