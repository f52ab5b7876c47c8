/// A condition that is so where an expression stands, or is not.
public struct Assumption: Sendable {
  public let condition: ExpressionID
  public let place: Place
  public let holds: Bool

  public init(_ condition: ExpressionID, _ place: Place, holds: Bool) {
    (self.condition, self.place, self.holds) = (condition, place, holds)
  }
}

extension Assumption {
  /// What is so where a side of a choice stands: of `a ? x : y`, `a` is not so at `y`.
  public static func reaching(
    _ part: ExpressionID, from whole: ExpressionID, _ place: Place
  ) -> [Assumption] {
    var found: [Assumption]?
    func look(_ id: ExpressionID, _ conditions: [Assumption], depth: Int) {
      if id == part { found = conditions }
      let expression = place.program.expression(id)
      guard found == nil, depth < 64, expression.operation == .conditional else { return }
      let operands = place.program.operandIDs(of: expression)
      for (index, holds) in [(1, true), (2, false)] {
        let condition = Assumption(operands[0], place, holds: holds)
        look(operands[index], conditions + [condition], depth: depth + 1)
      }
    }
    look(whole, [], depth: 0)
    return found ?? []
  }
}

extension Program {
  /// Whether two expressions are the same name, or the same field of it.
  func isSame(
    _ id: ExpressionID, _ place: Place, as other: ExpressionID, _ around: Place
  ) -> Bool {
    guard self.file == around.program.file, place.frame == around.frame else { return false }
    var (id, other) = (id, other)
    for _ in 0..<64 {
      let (one, two) = (expression(id), expression(other))
      guard one.operation == two.operation else { return false }
      switch one.operation {
      case .symbol:
        return item(self.symbols[Int(one.payload)]) == item(self.symbols[Int(two.payload)])
      case .field where one.payload == two.payload:
        (id, other) = (operand(0, of: one), operand(0, of: two))
      default: return false
      }
    }
    return false
  }
}

extension Operation {
  /// That of the operands the other way round.
  var mirrored: Operation {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// That of what is not so.
  public var negated: Operation {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .equal: .notEqual
    case .notEqual: .equal
    default: self
    }
  }
}

extension NumberBounds {
  /// Those of values that compare so with others.
  func narrowed(_ operation: Operation, _ other: NumberBounds) -> NumberBounds {
    func step(_ value: Value, by amount: Int) -> Value {
      guard case .int(let number) = value else { return value }
      let (next, overflow) = number.addingReportingOverflow(amount)
      return overflow ? value : .int(next)
    }
    var (low, high) = (least, greatest)
    func raise(_ value: Value) { if Arithmetic.isLess(low, value) == true { low = value } }
    func lower(_ value: Value) { if Arithmetic.isLess(value, high) == true { high = value } }
    switch operation {
    case .less: lower(step(other.greatest, by: -1))
    case .lessOrEqual: lower(other.greatest)
    case .greater: raise(step(other.least, by: 1))
    case .greaterOrEqual: raise(other.least)
    case .equal:
      raise(other.least)
      lower(other.greatest)
    default: return self
    }
    // It is never there.
    if Arithmetic.isLess(high, low) == true { high = low }
    return between(low, high)
  }
}
