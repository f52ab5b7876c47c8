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
  /// property name, a built-in. For the `!=` of `if let`, one more than the place of its name in
  /// `Program.loops`. For a list, whether it is all cases of an enum.
  public var payload: UInt32 = 0
  /// The folded value in `Program.values`, or -1.
  public var constant: Int32 = -1

  public var operands: Range<Int> { Int(firstOperand)..<Int(firstOperand) + Int(operandCount) }

  /// `Strength.allCases`: a list of all cases of an enum, which are not written one by one.
  public var isAllCases: Bool { operation == .list && payload == Self.allCases }
  static let allCases: UInt32 = 1
  /// What an enum has beside its cases.
  public static let nameOfAllCases = "allCases"
}
