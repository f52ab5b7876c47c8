/// A value that stays in its range: every write is clamped.
///
///     @Bounded(1...20) var copies = 1
///     copies = 99  // 20
///
/// Values that cannot be compared, such as NaN, are ignored.
@propertyWrapper
public struct Bounded<Value: Comparable & Sendable>: Sendable {
  /// The least and the greatest value.
  public let range: ClosedRange<Value>
  private var value: Value

  /// The value; writes are clamped.
  public var wrappedValue: Value {
    get { value }
    set { value = clamp(newValue, range.lowerBound, range.upperBound, instead: value) }
  }

  /// The range.
  public var projectedValue: ClosedRange<Value> { range }

  /// A value and its range.
  public init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = clamp(wrappedValue, range.lowerBound, range.upperBound, instead: range.lowerBound)
  }
}

extension Bounded: Equatable where Value: Equatable {}
extension Bounded: Hashable where Value: Hashable {}

extension Bounded: Codable where Value: Codable {
  private enum CodingKeys: CodingKey { case value, range }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      wrappedValue: try container.decode(Value.self, forKey: .value),
      try container.decode(ClosedRange<Value>.self, forKey: .range))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(range, forKey: .range)
  }
}

/// The nearest value of `lower ... upper`. A value that is neither below, within nor above, such as
/// NaN, becomes `lower`. Bounds in the wrong order do not trap; the lower one wins.
public func clamp<Value: Comparable>(_ value: Value, _ lower: Value, _ upper: Value) -> Value {
  clamp(value, lower, upper, instead: lower)
}

/// The nearest value of a range; NaN becomes the lower bound.
public func clamp<Value: Comparable>(_ value: Value, to range: ClosedRange<Value>) -> Value {
  clamp(value, range.lowerBound, range.upperBound, instead: range.lowerBound)
}

func clamp<Value: Comparable>(
  _ value: Value, _ lower: Value, _ upper: Value, instead former: Value
) -> Value {
  guard value == value else { return former }
  if value <= lower { return lower }
  return value > upper ? max(lower, upper) : value
}

extension Int {
  /// The whole number towards zero, saturated at the ends of `Int`; 0 for NaN.
  public init(saturating value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    if value >= Double(Int.max) {
      self = .max
    } else if value <= Double(Int.min) {
      self = .min
    } else {
      self.init(value)
    }
  }
}
