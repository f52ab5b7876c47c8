import CtlCatalogue

/// The index of an expression in `Program.expressions`.
public struct ExpressionID: Hashable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }
  @inlinable public var index: Int { Int(rawValue) }
}

/// A typed expression. Operands are in `Program.operands`; their meaning depends on the operation.
public struct Expression: Sendable, Hashable {
  public var operation: Operation
  public var type: Type
  public var origin: OriginID
  /// The operands in `Program.operands`.
  public var firstOperand: UInt32 = 0
  public var operandCount: UInt32 = 0
  /// The subject of the operation: a symbol's index in `Program.symbols`, a value for a literal, a
  /// property name, a built-in.
  public var payload: UInt32 = 0
  /// The folded value in `Program.values`, or -1.
  public var constant: Int32 = -1

  public var operands: Range<Int> { Int(firstOperand)..<Int(firstOperand) + Int(operandCount) }
}

public enum Operation: UInt8, Sendable {
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

/// The functions of the language, as members or as calls.
public enum BuiltIn: UInt8, Sendable, CaseIterable {
  case min, max, abs, round, count, isEmpty, uppercased, formatted
}
