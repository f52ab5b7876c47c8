#if canImport(Glibc)
  import Glibc  // `.rounded()` needs the C library to link
#endif

/// Arithmetic on constants, with every way in which it can fail.
enum Folding {
  enum Outcome {
    case value(Value)
    case overflow, divisionByZero, emptyRange
    /// Not an operation on constants.
    case unknown
  }

  static func fold(_ operation: Operation, _ left: Value, _ right: Value) -> Outcome {
    switch operation {
    case .closedRange, .halfOpenRange:
      guard let lower = left.number, let upper = right.number else { return .unknown }
      let isClosed = operation == .closedRange
      return lower > upper
        ? .emptyRange : .value(.range(left, right, isClosed: isClosed))
    case .equal: return .value(.bool(left == right))
    case .notEqual: return .value(.bool(left != right))
    case .coalesce: return .value(left == .none ? right : left)
    case .and, .or:
      guard case .bool(let a) = left, case .bool(let b) = right else { return .unknown }
      return .value(.bool(operation == .and ? a && b : a || b))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return compare(operation, left, right)
    default: return arithmetic(operation, left, right)
    }
  }

  private static func compare(_ operation: Operation, _ left: Value, _ right: Value) -> Outcome {
    let isLess: Bool
    let isEqual = left == right
    switch (left, right) {
    case (.string(let a), .string(let b)): isLess = a < b
    case (.date(let a), .date(let b)): isLess = a < b
    default:
      guard let a = left.number, let b = right.number else { return .unknown }
      isLess = a < b
    }
    switch operation {
    case .less: return .value(.bool(isLess))
    case .lessOrEqual: return .value(.bool(isLess || isEqual))
    case .greater: return .value(.bool(!isLess && !isEqual))
    default: return .value(.bool(!isLess))
    }
  }

  private static func arithmetic(_ operation: Operation, _ left: Value, _ right: Value) -> Outcome {
    switch (left, right) {
    case (.int(let a), .int(let b)):
      return integer(operation, a, b).map { .int($0) }
    case (.duration(let a), .duration(let b)) where operation == .add || operation == .subtract:
      return integer(operation, a, b).map { .duration($0) }
    case (.duration(let a), .int(let b)):
      return integer(operation, a, b).map { .duration($0) }
    case (.int(let a), .duration(let b)):
      return integer(operation, a, b).map { .duration($0) }
    case (.duration(let a), .double(let b)):
      return fraction(operation, Double(a), b).flatMap { milliseconds($0) }
    case (.double(let a), .duration(let b)):
      return fraction(operation, a, Double(b)).flatMap { milliseconds($0) }
    case (.double(let a), .double(let b)):
      return fraction(operation, a, b).flatMap { .value(.double($0)) }
    case (.string(let a), .string(let b)): return .value(.string(a + b))
    default:
      guard let a = left.points, let b = right.points else { return .unknown }
      return fraction(operation, a, b).flatMap { .value(.length($0)) }
    }
  }

  private enum Number<N> {
    case value(N)
    case overflow, divisionByZero, unknown

    func map(_ make: (N) -> Value) -> Outcome { flatMap { .value(make($0)) } }

    func flatMap(_ make: (N) -> Outcome) -> Outcome {
      switch self {
      case .value(let number): make(number)
      case .overflow: .overflow
      case .divisionByZero: .divisionByZero
      case .unknown: .unknown
      }
    }
  }

  private static func integer(_ operation: Operation, _ a: Int, _ b: Int) -> Number<Int> {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide:
      if b == 0 { return .divisionByZero }
      result = a.dividedReportingOverflow(by: b)
    case .remainder:
      if b == 0 { return .divisionByZero }
      result = a.remainderReportingOverflow(dividingBy: b)
    default: return .unknown
    }
    return result.overflow ? .overflow : .value(result.partialValue)
  }

  private static func fraction(_ operation: Operation, _ a: Double, _ b: Double) -> Number<Double> {
    let result: Double
    switch operation {
    case .add: result = a + b
    case .subtract: result = a - b
    case .multiply: result = a * b
    case .divide:
      if b == 0 { return .divisionByZero }
      result = a / b
    default: return .unknown
    }
    return result.isFinite ? .value(result) : .overflow
  }

  private static func milliseconds(_ number: Double) -> Outcome {
    abs(number) < 9.0e15 ? .value(.duration(Int(number))) : .overflow
  }
}

extension Value {
  /// Whole and fractional numbers, durations in milliseconds, lengths in points.
  public var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .duration(let value): Double(value)
    case .length(let value): value
    default: nil
    }
  }

  fileprivate var points: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value), .length(let value): value
    default: nil
    }
  }

  /// The value as a person reads it inside a text; nil for what has no text.
  public var text: String? {
    switch self {
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return Value.text(value)
    case .string(let value): return value
    case .date(let value): return value.readableText
    case .duration(let value): return Value.duration(value)
    case .length(let value): return Value.text(value) + "pt"
    default: return nil
    }
  }

  /// Whole numbers without a fraction.
  public static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// `1h30min`, as it is written.
  static func duration(_ milliseconds: Int) -> String {
    if milliseconds == 0 { return "0s" }
    var rest = milliseconds.magnitude
    var result = milliseconds < 0 ? "-" : ""
    for unit in Checker.units {
      let factor = UInt(unit.milliseconds)
      if rest >= factor { result += "\(rest / factor)\(unit.name)" }
      rest %= factor
    }
    return result
  }
}
