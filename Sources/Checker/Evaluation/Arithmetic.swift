import CtlRuntime

/// Calculations with values. Nothing traps: a whole number or duration that does not fit stops at the
/// end of its type, and a division by zero gives 0, as in generated code.
enum Arithmetic {
  // MARK: Numbers

  static func add(_ left: Value, _ right: Value) -> Outcome {
    if case .date(let date) = left, case .duration(let time) = right {
      return .value(.date(DateTime(date.inRuntime.adding(.milliseconds(time)))))
    }
    return calculate(left, right, whole: { $0.addingReportingOverflow($1) }, toMax: { $1 >= 0 }, +)
  }

  static func subtract(_ left: Value, _ right: Value) -> Outcome {
    if case .date(let date) = left {
      switch right {
      case .duration(let time):
        return .value(.date(DateTime(date.inRuntime.subtracting(.milliseconds(time)))))
      case .date(let other):
        return .value(.duration(date.inRuntime.subtracting(other.inRuntime).milliseconds))
      default: return .unknown
      }
    }
    return calculate(
      left, right, whole: { $0.subtractingReportingOverflow($1) }, toMax: { $1 < 0 }, -)
  }

  static func multiply(_ left: Value, _ right: Value) -> Outcome {
    calculate(
      left, right, whole: { $0.multipliedReportingOverflow(by: $1) },
      toMax: { ($0 < 0) == ($1 < 0) }, *)
  }

  static func divide(_ left: Value, _ right: Value) -> Outcome {
    // How often one time is in another, and one length.
    switch (left, right) {
    case (.duration(let a), .duration(let b)):
      return divide(.double(Double(a)), .double(Double(b)))
    case (.length(let a), .length(let b)): return divide(.double(a), .double(b))
    default: break
    }
    if right.number == 0 {
      let value: Value? =
        switch left {
        case .int: .int(0)
        case .duration: .duration(0)
        default:
          calculate(left, right, whole: { ($0 &+ $1, false) }, toMax: { _, _ in true }, /).value
        }
      return Outcome(value: value, problem: .divisionByZero)
    }
    return calculate(
      left, right, whole: { $0.dividedReportingOverflow(by: $1) }, toMax: { _, _ in true }, /)
  }

  static func remainder(_ left: Value, _ right: Value) -> Outcome {
    guard case .int(let a) = left, case .int(let b) = right else { return .unknown }
    if b == 0 { return Outcome(value: .int(0), problem: .divisionByZero) }
    return .value(.int(a.remainderReportingOverflow(dividingBy: b).partialValue))
  }

  /// Remainders are less than the divisor, with the sign of the other operand.
  static func remainders(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> ClosedRange<Int> {
    let reach = max(right.lowerBound.magnitude, right.upperBound.magnitude)
    let most = Int(clamping: max(reach, 1) - 1)
    return max(min(left.lowerBound, 0), -most)...min(max(left.upperBound, 0), most)
  }

  static func power(_ base: Value, _ exponent: Int) -> Outcome {
    switch base {
    case .double(let number):
      let result = finite(CtlRuntime.power(number, exponent)) { .double($0) }
      return number == 0 && exponent < 0
        ? Outcome(value: result.value, problem: .divisionByZero) : result
    case .int(let number):
      let (result, overflow) = number.poweringReportingOverflow(exponent)
      if number == 0, exponent < 0 {
        return Outcome(value: .int(result), problem: .divisionByZero)
      }
      return overflow ? .overflow(.int(result)) : .value(.int(result))
    default: return .unknown
    }
  }

  static func negate(_ value: Value) -> Outcome {
    switch value {
    case .int: subtract(.int(0), value)
    case .duration: subtract(.duration(0), value)
    case .double(let number): .value(.double(-number))
    case .length(let points): .value(.length(-points))
    default: .unknown
    }
  }

  /// `toMax` says to which end a result goes that is too large.
  private static func calculate(
    _ left: Value, _ right: Value, whole: (Int, Int) -> (partialValue: Int, overflow: Bool),
    toMax: (Int, Int) -> Bool, _ fraction: (Double, Double) -> Double
  ) -> Outcome {
    func result(_ a: Int, _ b: Int, _ make: (Int) -> Value) -> Outcome {
      let (value, overflow) = whole(a, b)
      return overflow ? .overflow(make(toMax(a, b) ? .max : .min)) : .value(make(value))
    }
    switch (left, right) {
    case (.int(let a), .int(let b)): return result(a, b) { .int($0) }
    case (.duration(let a), .duration(let b)), (.duration(let a), .int(let b)),
      (.int(let a), .duration(let b)):
      return result(a, b) { .duration($0) }
    case (.duration(let a), .double(let b)): return milliseconds(fraction(Double(a), b))
    case (.double(let a), .duration(let b)): return milliseconds(fraction(a, Double(b)))
    case (.length, _), (_, .length):
      guard let a = left.points, let b = right.points else { return .unknown }
      return finite(fraction(a, b)) { .length($0) }
    default:
      guard let a = left.points, let b = right.points else { return .unknown }
      return finite(fraction(a, b)) { .double($0) }
    }
  }

  private static func finite(_ number: Double, _ make: (Double) -> Value) -> Outcome {
    number.isFinite ? .value(make(number)) : .overflow(make(number))
  }

  private static func milliseconds(_ number: Double) -> Outcome {
    whole(number) { .duration($0) }
  }

  /// The whole part of a number.
  static func whole(_ number: Double, _ make: (Int) -> Value) -> Outcome {
    // The next number above `Int.max` is the first that does not fit.
    if number >= -0x1p63, number < 0x1p63 { return .value(make(Int(number))) }
    return .overflow(make(number.isNaN ? 0 : number < 0 ? .min : .max))
  }

  /// The nearest whole number, halves away from zero.
  static func round(_ number: Double) -> Outcome {
    let outcome = whole(number) { .int($0) }
    // What is this large has no fraction.
    guard case .int(let whole)? = outcome.value, abs(number) < 0x1p52 else { return outcome }
    let rest = number - Double(whole)
    return .value(.int(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole))
  }

  // MARK: Comparison

  /// Whether one value is below another; nil for values without an order.
  static func isLess(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.int(let a), .int(let b)), (.duration(let a), .duration(let b)): return a < b
    case (.string(let a), .string(let b)): return a.comesBefore(b)
    case (.bool(let a), .bool(let b)): return !a && b
    case (.date(let a), .date(let b)): return a < b
    case (.enumCase(_, _, let a), .enumCase(_, _, let b)): return a < b
    default:
      guard let a = left.number, let b = right.number else { return nil }
      return a < b
    }
  }

  /// `left...right` or `left..<right`. One with its ends in the wrong order is only its lower end.
  static func range(_ left: Value, _ right: Value, isClosed: Bool) -> Outcome {
    guard let isEmpty = isLess(right, left) else { return .unknown }
    return isEmpty
      ? Outcome(value: .range(left, left, isClosed: true), problem: .emptyRange)
      : .value(.range(left, right, isClosed: isClosed))
  }
}

extension Value {
  /// Whole and fractional numbers, durations in milliseconds, lengths in points.
  public var number: Double? {
    switch self {
    case .int(let value), .duration(let value): Double(value)
    case .double(let value), .length(let value): value
    default: nil
    }
  }

  fileprivate var points: Double? {
    if case .duration = self { nil } else { number }
  }

  /// The nearest value in a range. The lower end wins in a range that is empty, and against what
  /// compares with nothing.
  public func clamped(to range: Value) -> Value {
    guard let (lower, last) = range.ends else { return self }
    guard let isBelow = Arithmetic.isLess(self, lower), let isAbove = Arithmetic.isLess(last, self),
      let isEmpty = Arithmetic.isLess(last, lower)
    else { return self }
    if isBelow || isEmpty { return lower }
    if isAbove { return last }
    return number?.isNaN == true ? lower : self
  }

  /// Takes the places of its items from a number that is left; false when they are too many or too
  /// deep inside each other.
  func fits(_ room: inout Int) -> Bool {
    guard let parts else { return true }
    var lists = [(items: parts, depth: 1)]
    while let (items, depth) = lists.popLast() {
      room -= items.count
      if room < 0 || depth > Outcome.depthLimit { return false }
      for item in items { if let inner = item.parts { lists.append((inner, depth + 1)) } }
    }
    return true
  }

  /// The items of a list, the fields of a record.
  private var parts: [Value]? {
    switch self {
    case .list(let items), .record(_, _, let items): items
    default: nil
    }
  }

  /// The first and the last value of a range.
  public var ends: (first: Value, last: Value)? {
    guard case .range(let lower, let upper, let isClosed) = self else { return nil }
    return (lower, isClosed ? upper : upper.predecessor)
  }

  /// Whether a number, in the unit of the ends, lies in this range; true where an end is none.
  public func spans(_ number: Double) -> Bool {
    guard let ends, let low = ends.first.number, let high = ends.last.number else { return true }
    return low <= number && number <= high
  }

  /// The value before this one in its type.
  private var predecessor: Value {
    switch self {
    case .int(let value): .int(value == .min ? value : value - 1)
    case .duration(let value): .duration(value == .min ? value : value - 1)
    case .double(let value): .double(value.nextDown)
    case .length(let value): .length(value.nextDown)
    default: self
    }
  }
}
