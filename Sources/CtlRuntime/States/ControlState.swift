/// The states of a control, several at once; the empty set is `normal`.
public struct ControlState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  /// Unknown bits are dropped, so that every value is a set of known states.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b111 }

  /// None of the others.
  public static let normal: ControlState = []
  /// A finger is on it.
  public static let highlighted = ControlState(rawValue: 1)
  /// It cannot be used.
  public static let disabled = ControlState(rawValue: 2)
  /// It is selected.
  public static let selected = ControlState(rawValue: 4)

  /// The states that are not normal, in the order in which they decide an appearance: a disabled
  /// control gets no touch, and a touch is more recent than a selection.
  static let precedence: [(name: String, state: ControlState)] = [
    ("disabled", .disabled), ("highlighted", .highlighted), ("selected", .selected),
  ]

  /// What a control in these states shows of what it has for some: that for exactly these, else
  /// that for one of them by precedence, else that for `normal`.
  package func shown<Value>(of own: (ControlState) -> Value?) -> Value? {
    if let value = own(self) { return value }
    for (_, part) in Self.precedence where contains(part) {
      if let value = own(part) { return value }
    }
    return isEmpty ? nil : own(.normal)
  }
}

extension ControlState: CustomStringConvertible {
  /// The names joined with `+`, such as `highlighted+selected`; `normal` for the empty set.
  public var description: String {
    guard !isEmpty else { return "normal" }
    return Self.precedence.filter { contains($0.state) }.map(\.name).joined(separator: "+")
  }

  /// Reads what `description` writes, in any order; nil when a name is unknown.
  public init?(_ description: String) {
    self = []
    for part in description.split(separator: "+", omittingEmptySubsequences: false)
    where part != "normal" {
      guard let known = Self.precedence.first(where: { $0.name == part }) else { return nil }
      insert(known.state)
    }
  }
}

extension ControlState: Codable, CodingKeyRepresentable {
  public var codingKey: any CodingKey { FieldKey(description) }

  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  public init(from decoder: any Decoder) throws {
    self = try decodeText(decoder, "the name of a control state") { ControlState($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
