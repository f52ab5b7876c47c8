/// The allowed values of a property, and what a control does with others. Rules, the runtime's
/// tests and the reference read these numbers.
public struct ValueRange: Sendable, Hashable {
  public let lower: End?
  public let upper: End?
  /// For whole numbers: the number that they must divide.
  public let divides: Int?
  public let outside: Outside

  public struct End: Sendable, Hashable {
    public let limit: Limit
    /// Whether the limit itself is one of the values.
    public let isIncluded: Bool
  }

  public enum Limit: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// Also the seconds of a duration.
    case number(Double)
    /// Another property of the same element.
    case property(PropertyName)
    /// The number of elements inside.
    case count

    public init(integerLiteral value: Int) { self = .number(Double(value)) }
  }

  /// What happens to a value outside the range.
  public enum Outside: Sendable, Hashable {
    /// It becomes the nearest value of the range.
    case clamped
    /// It is ignored: the value before it stays.
    case refused
    /// The default is used.
    case replaced
    /// It is accepted, and the limit moves.
    case pushesLimit
    /// It is accepted, and its range does not apply.
    case liftsLimits
  }

  init(
    _ lower: Limit, through upper: Limit, divides: Int? = nil, outside: Outside = .clamped
  ) {
    self.init(
      End(limit: lower, isIncluded: true), End(limit: upper, isIncluded: true), divides, outside)
  }

  init(_ lower: Limit, upTo upper: Limit, outside: Outside = .clamped) {
    self.init(
      End(limit: lower, isIncluded: true), End(limit: upper, isIncluded: false), nil, outside)
  }

  static func atLeast(_ limit: Limit, outside: Outside = .clamped) -> ValueRange {
    ValueRange(End(limit: limit, isIncluded: true), nil, nil, outside)
  }

  static func atMost(_ limit: Limit, outside: Outside = .clamped) -> ValueRange {
    ValueRange(nil, End(limit: limit, isIncluded: true), nil, outside)
  }

  static func above(_ limit: Limit, outside: Outside) -> ValueRange {
    ValueRange(End(limit: limit, isIncluded: false), nil, nil, outside)
  }

  static func below(_ limit: Limit, outside: Outside) -> ValueRange {
    ValueRange(nil, End(limit: limit, isIncluded: false), nil, outside)
  }

  private init(_ lower: End?, _ upper: End?, _ divides: Int?, _ outside: Outside) {
    self.lower = lower
    self.upper = upper
    self.divides = divides
    self.outside = outside
  }

  /// The limits that are numbers; infinite without one.
  public var numbers: ClosedRange<Double> {
    func number(_ end: End?) -> Double? {
      if case .number(let number)? = end?.limit { number } else { nil }
    }
    return (number(lower) ?? -.infinity)...(number(upper) ?? .infinity)
  }

  /// The other properties that limit it.
  public var properties: [PropertyName] {
    [lower, upper].compactMap { end in
      if case .property(let name)? = end?.limit { name } else { nil }
    }
  }

  /// The form for people: `0...1`, `< maximumValue`.
  func spelled(_ type: ValueType) -> String {
    func text(_ end: End) -> String {
      switch end.limit {
      case .number(let number): type == .duration ? ValueRange.duration(number) : plain(number)
      case .property(let name): name.name
      case .count: "count"
      }
    }
    switch (lower, upper) {
    case (let lower?, let upper?):
      return text(lower) + (upper.isIncluded ? "..." : "..<") + text(upper)
    case (let lower?, nil): return (lower.isIncluded ? ">= " : "> ") + text(lower)
    case (nil, let upper?): return (upper.isIncluded ? "<= " : "< ") + text(upper)
    case (nil, nil): return ""
    }
  }

  /// `23h59min` for a number of seconds.
  private static func duration(_ seconds: Double) -> String {
    var rest = Int(seconds)
    var text = ""
    for (unit, length) in [("h", 3600), ("min", 60), ("s", 1)] {
      if rest >= length { text += "\(rest / length)\(unit)" }
      rest %= length
    }
    return text.isEmpty ? "0s" : text
  }
}

/// A number without a needless fraction.
func plain(_ number: Double) -> String {
  Int(exactly: number).map { String($0) } ?? String(number)
}

extension Property {
  /// The allowed values, for people; nil when the type is enough.
  public var rangeText: String? { range?.spelled(type) }
}
