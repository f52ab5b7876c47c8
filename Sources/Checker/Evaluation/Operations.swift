import CtlDiagnostics
import CtlSyntax

/// What an expression does. What each operation gives is in `Outcomes.swift`, and what an operator
/// takes and gives in its row below.
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
  /// `load.isRunning`: `payload` is the state of the task, the operand a reference.
  case taskState
  /// `rightView: button { … }`: `payload` is the element.
  case element
  /// The bare name of a system button: `constant` is its name as a string.
  case systemView
  case list
  /// The values of the fields of a record, in order; those that are left out too.
  case record
  /// A field of a record, or of one that may be `nil`: `payload` is its place among the fields.
  case field
  /// A field that is worked out: `payload` is its place among all members of the record, or among the fields
  /// of the enum.
  case computed
  /// What a field of an enum is worked out by: its values, in the order of the cases.
  case ofCase
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
  /// `list.filter($0.isOn)`: the list, then what is said of each item; `payload` is the `ItemCall`.
  case each
  /// A part of a text: its text, then the attributes that `RunStyle` finds in `payload`.
  case styled
  /// An Int where a Double is expected.
  case toDouble
}

/// An operator between two operands: what it takes, gives and means. How it is spelled and how
/// tightly it binds is in `CtlSyntax.Operator`.
struct BinaryOperator: Sendable {
  /// An operand that is the result, whatever the other one is.
  enum Shortcut {
    /// On either side.
    case value(Value)
    /// On the left: anything but `nil`.
    case present
  }

  let operation: Operation
  let token: TokenKind
  let form: Operation.Form
  var shortcut: Shortcut?
  /// The whole numbers that it gives, where they are not between those of the ends of its operands.
  var results: (@Sendable (ClosedRange<Int>, ClosedRange<Int>) -> ClosedRange<Int>)?
  /// The type of the result; nil when the operands do not fit.
  let type: @Sendable (Type, Type) -> Type?
  /// The result for two values.
  let apply: @Sendable (Value, Value) -> Outcome

  static let all: [BinaryOperator] = [
    BinaryOperator(
      operation: .coalesce, token: .coalesce, form: .choice, shortcut: .present, type: coalesced
    ) {
      .value($1)
    },
    BinaryOperator(
      operation: .or, token: .or, form: .logic, shortcut: .value(.bool(true)), type: truth
    ) {
      .value($1)
    },
    BinaryOperator(
      operation: .and, token: .and, form: .logic, shortcut: .value(.bool(false)), type: truth
    ) {
      .value($1)
    },
    BinaryOperator(operation: .equal, token: .equal, form: .comparison, type: compared) {
      .value(.bool($0 == $1))
    },
    BinaryOperator(operation: .notEqual, token: .notEqual, form: .comparison, type: compared) {
      .value(.bool($0 != $1))
    },
    BinaryOperator(operation: .less, token: .less, form: .comparison, type: ordered) {
      .value(Arithmetic.isLess($0, $1).map { .bool($0) })
    },
    BinaryOperator(operation: .lessOrEqual, token: .lessOrEqual, form: .comparison, type: ordered) {
      left, right in
      .value(Arithmetic.isLess(left, right).map { .bool($0 || left == right) })
    },
    BinaryOperator(operation: .greater, token: .greater, form: .comparison, type: ordered) {
      .value(Arithmetic.isLess($1, $0).map { .bool($0) })
    },
    BinaryOperator(
      operation: .greaterOrEqual, token: .greaterOrEqual, form: .comparison, type: ordered
    ) {
      left, right in
      .value(Arithmetic.isLess(right, left).map { .bool($0 || left == right) })
    },
    BinaryOperator(
      operation: .closedRange, token: .closedRange, form: .range(isClosed: true), type: range
    ) {
      Arithmetic.range($0, $1, isClosed: true)
    },
    BinaryOperator(
      operation: .halfOpenRange, token: .halfOpenRange, form: .range(isClosed: false), type: range
    ) {
      Arithmetic.range($0, $1, isClosed: false)
    },
    BinaryOperator(operation: .add, token: .plus, form: .arithmetic(method: "adding"), type: joined)
    { left, right in
      if case .string(let a) = left, case .string(let b) = right { return .text(a + b) }
      if case .list(let a) = left, case .list(let b) = right { return .list(a + b) }
      return Arithmetic.add(left, right)
    },
    BinaryOperator(
      operation: .subtract, token: .minus, form: .arithmetic(method: "subtracting"), type: apart,
      apply: Arithmetic.subtract),
    BinaryOperator(
      operation: .multiply, token: .star, form: .arithmetic(method: "multiplied", label: "by"),
      type: product, apply: Arithmetic.multiply),
    BinaryOperator(
      operation: .divide, token: .slash,
      form: .arithmetic(method: "divided", label: "by", divides: true), type: quotient,
      apply: Arithmetic.divide),
    BinaryOperator(
      operation: .remainder, token: .percent,
      form: .arithmetic(method: "remainder", label: "dividingBy", divides: true),
      results: Arithmetic.remainders,
      type: { $0 == .int && $1 == .int ? .int : nil }, apply: Arithmetic.remainder),
  ]

  // MARK: Types

  private static func truth(_ left: Type, _ right: Type) -> Type? {
    left == .bool && right == .bool ? .bool : nil
  }

  private static func coalesced(_ left: Type, _ right: Type) -> Type? {
    if left.base == .nothing { return right }
    guard left.isOptional else { return nil }
    if left.element == right { return right }
    return left == right ? left : nil
  }

  private static func compared(_ left: Type, _ right: Type) -> Type? {
    if left.base == .nothing || right.base == .nothing {
      return (left.isOptional || right.isOptional) ? .bool : nil
    }
    if left.base == .anyMember || right.base == .anyMember { return nil }
    return left == right || left.unwrapped == right.unwrapped ? .bool : nil
  }

  private static func ordered(_ left: Type, _ right: Type) -> Type? {
    left == right && left.isOrdered ? .bool : nil
  }

  private static func range(_ left: Type, _ right: Type) -> Type? {
    left == right && left.hasRanges ? left.range : nil
  }

  private static func joined(_ left: Type, _ right: Type) -> Type? {
    if left == .date, right == .duration { return .date }
    if left.isList, left == right { return left }
    return left == .string && right == .string ? .string : sum(left, right)
  }

  private static func apart(_ left: Type, _ right: Type) -> Type? {
    guard left == .date else { return sum(left, right) }
    return right == .duration ? .date : right == .date ? .duration : nil
  }

  private static func sum(_ left: Type, _ right: Type) -> Type? {
    left == right && (left.isNumber || left.isMeasure) ? left : nil
  }

  private static func product(_ left: Type, _ right: Type) -> Type? {
    if left.isMeasure, right.isMeasure { return nil }
    return right.isMeasure && left.isNumber ? right : quotient(left, right)
  }

  private static func quotient(_ left: Type, _ right: Type) -> Type? {
    if left.isNumber, left == right { return left }
    if left.isMeasure, left == right { return .double }
    return left.isMeasure && right.isNumber ? left : nil
  }
}

/// An operator before its only operand.
struct PrefixOperator: Sendable {
  let operation: Operation
  let token: TokenKind
  /// Whether it takes a value of a type, and gives one of the same.
  let takes: @Sendable (Type) -> Bool
  /// What it takes, in words.
  let operand: Message
  let apply: @Sendable (Value) -> Outcome

  static let all: [PrefixOperator] = [
    PrefixOperator(
      operation: .not, token: .bang, takes: { $0 == .bool }, operand: Message("`Bool`", "`Bool`"),
      apply: { if case .bool(let value) = $0 { .value(.bool(!value)) } else { .unknown } }),
    PrefixOperator(
      operation: .negate, token: .minus, takes: { $0.isNumber || $0.isMeasure },
      operand: Message("a number", "数字"), apply: Arithmetic.negate),
  ]
}

extension Operation {
  /// What an operator between two operands is, for those who write it in another language.
  public enum Form: Sendable {
    /// One of the operands, whose texts are its texts.
    case choice
    case logic
    case comparison
    case range(isClosed: Bool)
    /// With a method of the runtime that stops at the ends of the type, and the label of its
    /// argument. Texts are put together.
    case arithmetic(method: String, label: String? = nil, divides: Bool = false)
  }

  private static let binaries = table(BinaryOperator.all) { Int($0.operation.rawValue) }
  private static let prefixes = table(PrefixOperator.all) { Int($0.operation.rawValue) }
  private static let binaryTokens = table(BinaryOperator.all) { Int($0.token.rawValue) }
  private static let prefixTokens = table(PrefixOperator.all) { Int($0.token.rawValue) }

  private static func table<Row>(_ rows: [Row], by index: (Row) -> Int) -> [Row?] {
    var result = [Row?](repeating: nil, count: 256)
    for row in rows { result[index(row)] = row }
    return result
  }

  var binary: BinaryOperator? { Operation.binaries[Int(rawValue)] }
  var prefix: PrefixOperator? { Operation.prefixes[Int(rawValue)] }

  /// The operator that a token is between two operands, or before one.
  static func binary(_ token: TokenKind) -> BinaryOperator? { binaryTokens[Int(token.rawValue)] }
  static func prefix(_ token: TokenKind) -> PrefixOperator? { prefixTokens[Int(token.rawValue)] }

  private static let tokens = binaries.map { $0?.token }

  /// Whether the right operand replaces a left one that is missing.
  package var replacesMissing: Bool {
    if case .present? = binary?.shortcut { true } else { false }
  }

  /// How tightly it binds as an operator between two operands; nil for every other operation.
  public var level: Operator.Level? { Operation.tokens[Int(rawValue)]?.level }

  /// Nil when it is no operator between two operands.
  public var form: Form? { binary?.form }

  /// The same for the operators that make ranges.
  public var rangeIsClosed: Bool? {
    if case .range(let isClosed)? = form { isClosed } else { nil }
  }

  /// What it comes to as an operator between two values.
  public func outcome(_ left: Value, _ right: Value) -> Outcome {
    binary?.apply(left, right) ?? .unknown
  }

  /// How it is spelled as an operator between two operands.
  public var spelling: String? { Operation.tokens[Int(rawValue)]?.spelling }
}

/// How tightly an operator binds, for those who do not see the syntax.
public typealias OperatorLevel = Operator.Level

extension OperatorLevel {
  public var spellings: [String] { Operator.all.filter { $0.level == self }.map(\.spelling) }
}

extension Type {
  fileprivate var isMeasure: Bool { self == .duration || self == .length }

  var isOrdered: Bool {
    guard isPlain else { return false }
    switch base {
    // An enum goes by the order of its cases.
    case .int, .double, .string, .date, .duration, .length, .enumeration: return true
    default: return false
    }
  }
}

extension Type {
  /// Whether there are ranges of its values, `1...6`.
  public var hasRanges: Bool { isOrdered && base != .string && base != .enumeration }
}

extension Operation {
  /// A value, or another one where it is `nil`.
  static var orElse: Operation { .coalesce }
}
