/// The states that per-state values are keyed by; normal is the empty set.
public struct ControlState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let normal: ControlState = []
  public static let highlighted = ControlState(rawValue: 1)
  public static let disabled = ControlState(rawValue: 2)
  public static let selected = ControlState(rawValue: 4)

  /// The names as they are written in a file, in the order of the guidelines.
  public static let names: [(name: String, state: ControlState)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected),
  ]
}
