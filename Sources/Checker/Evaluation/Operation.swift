/// What an expression does. What each operation gives is in `Outcomes.swift`, and what an operator
/// takes and gives in its row of `OperatorTable.swift`.
public enum Operation: UInt8, Sendable, CaseIterable {
  /// Reported; has no value.
  case poison
  /// The value is `constant`.
  case literal
  /// A variable, constant, parameter, loop variable or event parameter; `payload` in `symbols`.
  case symbol
  /// An element, task or screen named as such; `payload` in `symbols`.
  case reference
  /// `element.property`: `payload` is the property, the operand a reference.
  case elementProperty
  /// `rightView: button { … }`: `payload` is the element.
  case element
  /// The bare name of a system button: `constant` is its name as a string.
  case systemView
  case list
  /// The parts of a string, in order, literals included.
  case interpolation
  case negate, not
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case and, or, coalesce
  case closedRange, halfOpenRange
  /// Condition, value, other value.
  case conditional
  /// List, index.
  case index
  /// `payload` is the raw `BuiltIn`.
  case call
  /// An Int where a Double is expected.
  case toDouble
}
