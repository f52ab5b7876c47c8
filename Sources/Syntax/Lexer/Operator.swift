/// The operators of the language: how each is spelled and how tightly it binds. The lexer, the parser
/// and the grammars of editors read this list; what an operator takes and means is in
/// `Checker/Evaluation`.
public struct Operator: Sendable, Hashable {
  /// How tightly operators bind, loosest first; `a ? b : c` is looser than all of them. Operators of
  /// one level are read from left to right.
  public enum Level: UInt8, Sendable, CaseIterable {
    case coalescing = 1
    case disjunction, conjunction, comparison, range, sum, product
    /// Before its only operand.
    case prefix

    public func isLooser(than other: Level) -> Bool { rawValue < other.rawValue }
  }

  public let spelling: String
  public let token: TokenKind
  public let level: Level

  private init(_ spelling: String, _ token: TokenKind, _ level: Level) {
    self.spelling = spelling
    self.token = token
    self.level = level
  }

  public static let all: [Operator] = [
    Operator("??", .coalesce, .coalescing),
    Operator("||", .or, .disjunction),
    Operator("&&", .and, .conjunction),
    Operator("==", .equal, .comparison),
    Operator("!=", .notEqual, .comparison),
    Operator("<", .less, .comparison),
    Operator("<=", .lessOrEqual, .comparison),
    Operator(">", .greater, .comparison),
    Operator(">=", .greaterOrEqual, .comparison),
    Operator("...", .closedRange, .range),
    Operator("..<", .halfOpenRange, .range),
    Operator("+", .plus, .sum),
    Operator("-", .minus, .sum),
    Operator("*", .star, .product),
    Operator("/", .slash, .product),
    Operator("%", .percent, .product),
    Operator("!", .bang, .prefix),
    Operator("-", .minus, .prefix),
  ]

  /// By the raw value of the token: the level between two operands, 0 for none, and `prefixBit`.
  fileprivate static let levels: [UInt8] = {
    var levels = [UInt8](repeating: 0, count: TokenKind.allCases.count)
    for one in all {
      levels[Int(one.token.rawValue)] |= one.level == .prefix ? prefixBit : one.level.rawValue
    }
    return levels
  }()

  fileprivate static let prefixBit: UInt8 = 0x80
}

extension TokenKind {
  /// The level of the operator that it is between two operands.
  public var level: Operator.Level? { Operator.Level(rawValue: UInt8(precedence)) }

  /// The same as a number, 0 for what is no operator.
  @inline(__always) var precedence: Int { Int(levels & ~Operator.prefixBit) }

  /// Whether it is an operator before its only operand.
  @inline(__always) public var isPrefix: Bool { levels & Operator.prefixBit != 0 }

  /// Whether it is an operator in any place.
  public var isOperator: Bool { levels != 0 }

  @inline(__always) private var levels: UInt8 {
    // Most tokens are none.
    rawValue < TokenKind.plus.rawValue || rawValue > TokenKind.halfOpenRange.rawValue
      ? 0 : Operator.levels[Int(rawValue)]
  }
}
