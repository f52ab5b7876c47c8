/// The states of per-state values; normal is the empty set.
public struct ControlState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var normal: ControlState { ControlState(rawValue: 0) }
  @inlinable public static var highlighted: ControlState { ControlState(rawValue: 1) }
  @inlinable public static var disabled: ControlState { ControlState(rawValue: 2) }
  @inlinable public static var selected: ControlState { ControlState(rawValue: 4) }

  /// The names as they are written in a file, in the order of the guidelines.
  public static let names: [(name: String, state: ControlState)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected),
  ]
}
