import CtlCatalogue

/// The values that something may have while a condition is so.
enum AllowedValues: Sendable {
  case only([Value])
  case except([Value])
  /// Of what has an order.
  case within([Span])

  /// From one value to another; nil where nothing bounds it.
  struct Span: Sendable {
    var low, high: Value?
    /// Whether the end itself is left out.
    var isAboveLow = false
    var isBelowHigh = false
  }

  /// Those that compare so with a value; nil where nothing is known of them.
  init?(_ sign: Operation, _ value: Value) {
    let one = Span(low: value, high: value)
    switch (sign, value.hasOrder) {
    case (.equal, true): self = .within([one])
    case (.equal, false): self = .only([value])
    case (.notEqual, true): self = .within([Span.below(value), Span.above(value)])
    case (.notEqual, false): self = .except([value])
    case (.less, true): self = .within([Span.below(value)])
    case (.lessOrEqual, true): self = .within([Span(high: value)])
    case (.greater, true): self = .within([Span.above(value)])
    case (.greaterOrEqual, true): self = .within([Span(low: value)])
    default: return nil
    }
  }

  /// No more are told apart.
  private static let limit = 64

  var areNone: Bool {
    switch self {
    case .only(let values): values.isEmpty
    case .except: false
    case .within(let spans): spans.isEmpty
    }
  }

  /// Those that both allow.
  func intersection(_ other: AllowedValues) -> AllowedValues {
    switch (self, other) {
    case (.only(let values), _): return .only(values.filter(other.contains))
    case (_, .only(let values)): return .only(values.filter(contains))
    case (.except(let values), .except(let others)):
      return .except((values + others.filter { !values.contains($0) }).suffix(Self.limit))
    case (.within(let spans), .except(let values)), (.except(let values), .within(let spans)):
      return .within(
        spans.filter { span in !values.contains { $0 == span.low && $0 == span.high } })
    case (.within(let spans), .within(let others)):
      let both = spans.flatMap { span in others.compactMap(span.intersection) }
      return both.count > Self.limit ? self : .within(both)
    }
  }

  /// Those that one of the two allows; nil where that is too much to say.
  func union(_ other: AllowedValues) -> AllowedValues? {
    switch (self, other) {
    case (.only(let values), .only(let others)):
      return values.count + others.count > Self.limit ? nil : .only(values + others)
    case (.except(let values), .except(let others)):
      return .except(values.filter(others.contains))
    case (.except(let values), .only(let others)), (.only(let others), .except(let values)):
      return .except(values.filter { !others.contains($0) })
    case (.within(let spans), .within(let others)):
      return spans.count + others.count > Self.limit ? nil : .within(spans + others)
    case (.within, _), (_, .within): return nil
    }
  }

  private func contains(_ value: Value) -> Bool {
    switch self {
    case .only(let values): values.contains(value)
    case .except(let values): !values.contains(value)
    case .within(let spans):
      spans.contains { $0.intersection(Span(low: value, high: value)) != nil } && value != .none
    }
  }
}

extension AllowedValues.Span {
  /// Whole numbers end at the next one.
  static func below(_ value: Value) -> Self {
    if case .int(let number) = value, number > .min { return Self(high: .int(number - 1)) }
    return Self(high: value, isBelowHigh: true)
  }

  static func above(_ value: Value) -> Self {
    if case .int(let number) = value, number < .max { return Self(low: .int(number + 1)) }
    return Self(low: value, isAboveLow: true)
  }

  /// Nil when they have nothing in common.
  func intersection(_ other: Self) -> Self? {
    var result = self
    if let value = other.low {
      if let low, Arithmetic.isLess(value, low) != false {
        // Its own end is the nearer one.
      } else if let low, Arithmetic.isLess(low, value) != true {
        result.isAboveLow = isAboveLow || other.isAboveLow
      } else {
        (result.low, result.isAboveLow) = (value, other.isAboveLow)
      }
    }
    if let value = other.high {
      if let high, Arithmetic.isLess(high, value) != false {
        // Its own end is the nearer one.
      } else if let high, Arithmetic.isLess(value, high) != true {
        result.isBelowHigh = isBelowHigh || other.isBelowHigh
      } else {
        (result.high, result.isBelowHigh) = (value, other.isBelowHigh)
      }
    }
    guard let low = result.low, let high = result.high else { return result }
    if Arithmetic.isLess(high, low) == true { return nil }
    let isPoint = Arithmetic.isLess(low, high) == false
    return isPoint && (result.isAboveLow || result.isBelowHigh) ? nil : result
  }
}

extension Value {
  /// Whether it is an amount or a date.
  fileprivate var hasOrder: Bool {
    if case .date = self { true } else { number != nil }
  }
}
