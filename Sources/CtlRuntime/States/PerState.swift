/// A value for each control state: a title, an image.
///
/// Reading falls back: first the exact set of states, then its members by precedence (disabled,
/// highlighted, selected), then `normal`. So a highlighted title is also shown while a selected
/// button is touched.
public struct PerState<Value: Sendable>: Sendable {
  private var values: [ControlState: Value]

  /// No value in any state.
  public init() { values = [:] }
  /// A value for the normal state, and so for all states.
  public init(_ normal: Value) { values = [.normal: normal] }

  /// The value to show in a state; writing nil removes the state's own value.
  public subscript(_ state: ControlState) -> Value? {
    get { state.shown { values[$0] } }
    set { values[state] = newValue }
  }

  /// The value of exactly this set of states, without falling back.
  public func ownValue(for state: ControlState) -> Value? { values[state] }

  /// The sets of states that have a value of their own.
  public var states: Set<ControlState> { Set(values.keys) }
  /// Whether there is no value at all.
  public var isEmpty: Bool { values.isEmpty }
}

extension PerState: Equatable where Value: Equatable {}
extension PerState: Hashable where Value: Hashable {}

extension PerState: Codable where Value: Codable {
  public init(from decoder: any Decoder) throws {
    values = try [ControlState: Value](from: decoder)
  }
  public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension PerState: ExpressibleByDictionaryLiteral {
  /// A repeated state keeps its last value.
  public init(dictionaryLiteral elements: (ControlState, Value)...) {
    values = Dictionary(elements) { _, last in last }
  }
}

extension PerState: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByStringLiteral {
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(Value(stringLiteral: value))
  }
}
