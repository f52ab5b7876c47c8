import CtlCatalogue
import CtlChecker

/// A condition that holds in some place, or does not hold there.
struct Fact {
  let condition: ExpressionID
  let holds: Bool
  /// The same with its `!`, as the file writes it.
  let written: ExpressionID
  let isWrittenTrue: Bool

  init(_ condition: ExpressionID, _ holds: Bool, written: (ExpressionID, Bool)? = nil) {
    self.condition = condition
    self.holds = holds
    (self.written, isWrittenTrue) = written ?? (condition, holds)
  }
}

/// What the conditions around an element say about those inside.
extension Program {
  /// What holds where an element stands, from the branches around it.
  func facts(around element: Int) -> [Fact] {
    var result: [Fact] = []
    var index = Int(tables.elements[element].parent)
    while index >= 0 {
      let branch = tables.elements[index]
      if branch.form == .branch, branch.parent >= 0 {
        var sibling = Int(branch.parent) + 1
        while sibling < index {
          let payload = tables.elements[sibling].payload
          if payload >= 0 { result += parts(of: Fact(ExpressionID(Int(payload)), false)) }
          sibling += Int(tables.elements[sibling].size)
        }
        if branch.payload >= 0 {
          result += parts(of: Fact(ExpressionID(Int(branch.payload)), true))
        }
      }
      index = Int(branch.parent)
    }
    return result
  }

  /// The conditions that must hold, or must not hold, for one to be so.
  func parts(of fact: Fact, depth: Int = 0) -> [Fact] {
    let expression = expression(fact.condition)
    guard depth < 32, expression.constant < 0 else { return [fact] }
    switch expression.operation {
    case .not:
      let inner = Fact(
        operand(0, of: expression), !fact.holds, written: (fact.written, fact.isWrittenTrue))
      return parts(of: inner, depth: depth + 1)
    case .and where fact.holds, .or where !fact.holds:
      return operandIDs(of: expression).flatMap {
        parts(of: Fact($0, fact.holds), depth: depth + 1)
      }
    default: return [fact]
    }
  }

  /// Whether two facts cannot both be.
  func contradict(_ first: Fact, _ second: Fact) -> Bool {
    if isSame(first.condition, second.condition) { return first.holds != second.holds }
    guard let one = comparison(first), let other = comparison(second),
      isSame(one.value, other.value)
    else { return false }
    return !one.allows(other) || !other.allows(one)
  }

  /// `count > 3`, with the truth in the sign.
  private struct Comparison {
    let value: ExpressionID
    let sign: Operation
    let constant: Value

    /// Whether a value that the other one allows may be allowed here; false when it surely is not.
    func allows(_ other: Comparison) -> Bool {
      if other.sign == .equal {
        if sign == .equal { return constant == other.constant }
        if sign == .notEqual { return constant != other.constant }
      }
      let (limit, number) = (constant, other.constant)
      switch (sign, other.sign) {
      case (.less, .equal), (.less, .greater), (.less, .greaterOrEqual), (.lessOrEqual, .greater):
        return number.isLess(than: limit) ?? true
      case (.lessOrEqual, .equal), (.lessOrEqual, .greaterOrEqual):
        return limit.isLess(than: number) != true
      case (.greater, .equal): return limit.isLess(than: number) ?? true
      case (.greaterOrEqual, .equal): return number.isLess(than: limit) != true
      default: return true
      }
    }
  }

  private func comparison(_ fact: Fact) -> Comparison? {
    let expression = expression(fact.condition)
    guard isComparison(expression), let constant = constant(operand(1, of: expression)) else {
      return nil
    }
    let sign = fact.holds ? expression.operation : expression.operation.negated
    return Comparison(value: operand(0, of: expression), sign: sign, constant: constant)
  }

  /// Whether two expressions are written alike, so that they have one value.
  private func isSame(_ first: ExpressionID, _ second: ExpressionID, depth: Int = 0) -> Bool {
    let (one, other) = (expression(first), expression(second))
    if let value = constant(first) { return constant(second) == value }
    guard depth < 32, one.operation == other.operation, one.type == other.type,
      one.operandCount == other.operandCount, one.operation != .poison
    else { return false }
    switch one.operation {
    case .symbol, .reference:
      return tables.symbols[Int(one.payload)] == tables.symbols[Int(other.payload)]
    case .each, .element, .systemView: return false
    default: break
    }
    return one.payload == other.payload
      && zip(operandIDs(of: one), operandIDs(of: other)).allSatisfy {
        isSame($0, $1, depth: depth + 1)
      }
  }
}
