import CtlCatalogue
import CtlChecker

extension CodeScope {
  /// The value of a condition of literals only: unreachable code is not written.
  func knownCondition(_ id: ExpressionID) -> Bool? {
    // What has been reported holds for nothing.
    if program.expression(id).operation == .poison { return false }
    if case .bool(let value)? = LiteralValues().value(id, Place(program)) { return value }
    return isNothingBesideValue(id)
  }

  /// What `Int("x") == count` says: Swift warns of `nil` beside what is always there.
  private func isNothingBesideValue(_ id: ExpressionID) -> Bool? {
    let expression = program.expression(id)
    let operands = program.operandIDs(of: expression).map(withoutLocalNames)
    guard [.equal, .notEqual].contains(expression.operation), operands.count == 2 else {
      return nil
    }
    for (one, other) in [(operands[0], operands[1]), (operands[1], operands[0])]
    where isNothing(one) && !isNothing(other) && !program.expression(other).type.isOptional {
      return expression.operation == .notEqual
    }
    return nil
  }

  /// The operands of `a && b && c`, from the left. Chains are as long as a file may be.
  private func chain(_ id: ExpressionID) -> [ExpressionID] {
    let operation = program.expression(id).operation
    var result: [ExpressionID] = []
    var first = id
    while program.expression(first).operation == operation {
      let operands = program.operandIDs(of: program.expression(first))
      guard operands.count == 2 else { break }
      result.append(operands[1])
      first = operands[0]
    }
    return [first] + result.reversed()
  }

  func prefix(_ expression: Expression, _ operands: [ExpressionID]) -> Code {
    guard let operand = operands.first else { return Code("false") }
    let value = code(operand)
    if expression.operation == .not {
      if let known = knownCondition(operand) { return Code(known ? "false" : "true") }
      return Code(.text("!") + value.layout(atLeast: .primary), .prefix)
    }
    if expression.type == .duration {
      return Code("Duration.zero").method("subtracting", [value.layout()])
    }
    if program.mayOverflow(expression) {
      return Code("0").method("subtracting", [value.layout()])
    }
    return Code(.text("-") + value.layout(atLeast: .primary), .prefix)
  }

  func conditional(_ operands: [ExpressionID], typed: Bool) -> Code {
    guard operands.count == 3 else { return Code("nil") }
    return choice(operands) { code($0, typed: typed) }
  }

  /// `condition ? first : second`, with what is written for each side.
  func choice(_ operands: [ExpressionID], _ side: (ExpressionID) -> Code) -> Code {
    if let known = knownCondition(operands[0]) { return side(operands[known ? 1 : 2]) }
    return Code(
      unshown { code(operands[0]) },
      [
        .text("? ") + side(operands[1]).operand(atLeast: .or),
        .text(": ") + side(operands[2]).operand(atLeast: .or),
      ], .ternary)
  }

  /// The operands of `a ?? b ?? c` that are written: none that is `nil`, and none after one that is there.
  private func chosen(_ id: ExpressionID) -> [ExpressionID] {
    let all = chain(id)
    var result: [ExpressionID] = []
    for operand in all.dropLast() {
      let expression = program.expression(operand)
      if !expression.type.isOptional || isNothing(operand) { continue }
      result.append(operand)
      if !isOptional(operand) { return result }
    }
    return result + all.suffix(1)
  }

  /// Whether a value is written as `nil`.
  private func isNothing(_ id: ExpressionID) -> Bool {
    program.constant(id) == Value.none
      && (program.expression(id).operation == .literal || isPure(id))
  }

  /// Whether Swift too takes what is written for a value for one that may be `nil`: what is left of a
  /// choice that is made here may always be there.
  func isOptional(_ id: ExpressionID) -> Bool {
    let id = withoutLocalNames(id)
    let expression = program.expression(id)
    guard expression.type.isOptional else { return false }
    if program.constant(id) != nil, expression.operation == .literal || isPure(id) {
      return isNothing(id)
    }
    if case .choice? = expression.operation.form { return chosen(id).last.map(isOptional) ?? true }
    guard expression.operation == .conditional else { return true }
    let operands = program.operandIDs(of: expression)
    if let known = knownCondition(operands[0]) { return isOptional(operands[known ? 1 : 2]) }
    return isOptional(operands[1]) || isOptional(operands[2])
  }

  /// A value that may be `nil`, for what only such a value has.
  func optional(_ id: ExpressionID) -> Code {
    let value = code(id, typed: false)
    return isOptional(id) ? value : value.wrapped(in: "Optional")
  }

  /// `a ?? b ?? c`, without the operands that nothing asks.
  func choice(_ id: ExpressionID, typed: Bool) -> Code {
    let codes = chosen(id).map { code($0, typed: typed) }
    return codes.count == 1
      ? codes[0]
      : Code(
        codes[0], codes.dropFirst().map { .text("?? ") + $0.operand(atLeast: .range) }, .choice)
  }

  /// `a && b`, without the known operands.
  func logical(_ id: ExpressionID) -> Code {
    if let known = knownCondition(id) { return Code(known ? "true" : "false") }
    let operands = chain(id).filter { knownCondition($0) == nil }.map { code($0) }
    let precedence = Code.Precedence(program.expression(id).operation.level)
    guard let first = operands.first, operands.count > 1 else {
      return operands.first ?? Code("false")
    }
    let sign = (program.expression(id).operation.spelling ?? "") + " "
    return Code(
      first,
      operands.dropFirst().map { .text(sign) + $0.operand(atLeast: precedence.next) },
      precedence)
  }

  /// Arithmetic and comparisons. The operands on the left are a chain, read without recursion.
  func binary(_ id: ExpressionID) -> Code {
    if let known = isNothingBesideValue(id) { return Code(known ? "true" : "false") }
    var chain: [(expression: Expression, operands: [ExpressionID])] = []
    var first = id
    while CodeScope.isBinary(program.expression(first).operation), first == id || !isLiteral(first)
    {
      let expression = program.expression(first)
      let operands = program.operandIDs(of: expression)
      guard operands.count == 2 else { return Code("false") }
      chain.append((expression, operands))
      first = operands[0]
    }
    guard let innermost = chain.last else { return Code("false") }
    var result = operand(innermost.operands, 0, innermost.expression)
    for (depth, (expression, operands)) in chain.enumerated().reversed() {
      if depth < chain.count - 1, expression.type == .length,
        program.expression(operands[0]).type == .int
      {
        result = result.wrapped(in: "Double")
      }
      let right = operand(operands, 1, expression)
      if expression.operation.level == .comparison {
        let type = program.expression(operands[0]).type
        result = comparison(expression.operation, result, right, of: type)
      } else if saturates(expression) {
        result = saturating(expression.operation, result, right)
      } else {
        let precedence = Code.Precedence(expression.operation.level)
        let sign = (expression.operation.spelling ?? "") + " "
        result.append(.text(sign) + right.operand(atLeast: precedence.next), precedence)
      }
    }
    return result
  }

  /// `a < b`, or `a.comesBefore(b)` of texts.
  func comparison(
    _ operation: Operation, _ left: Code, _ right: Code, of type: CtlChecker.`Type`
  ) -> Code {
    if type == .string {
      func isBefore(_ first: Code, _ second: Code) -> Code {
        first.method("comesBefore", [second.layout()])
      }
      func isNot(_ code: Code) -> Code { Code(.text("!") + code.layout(), .prefix) }
      switch operation {
      case .less: return isBefore(left, right)
      case .greater: return isBefore(right, left)
      case .lessOrEqual: return isNot(isBefore(right, left))
      case .greaterOrEqual: return isNot(isBefore(left, right))
      default: break
      }
    }
    var result = left
    let precedence = Code.Precedence(operation.level)
    let sign = (operation.spelling ?? "") + " "
    result.append(.text(sign) + right.operand(atLeast: precedence.next), precedence)
    return result
  }

  private static func isBinary(_ operation: Operation) -> Bool {
    switch operation.form {
    case .comparison, .arithmetic: true
    default: false
    }
  }

  /// Whether the value of an expression replaces it.
  private func isLiteral(_ id: ExpressionID) -> Bool {
    program.expression(id).constant >= 0 && isPure(id)
  }

  /// Arithmetic that stops at the ends of its type: a method, because an operator would trap.
  private func saturating(_ operation: Operation, _ left: Code, _ right: Code) -> Code {
    guard case .arithmetic(let method, let label, _)? = operation.form else { return left }
    return left.method(method, [label.map { right.labeled($0) } ?? right.layout()])
  }

  /// An operand of a binary operation; a literal beside a value takes its type.
  private func operand(
    _ operands: [ExpressionID], _ index: Int, _ expression: Expression
  ) -> Code {
    let id = operands[index]
    let own = program.expression(id)
    let other = program.expression(withoutLocalNames(operands[1 - index]))
    let isArithmetic = expression.operation.level != .comparison
    if own.type.isOptional, !isArithmetic, isNothing(operands[1 - index]) { return optional(id) }
    let otherIsTyped =
      [.symbol, .elementProperty, .taskState, .call].contains(other.operation)
    // A whole number that scales a length is a Double in Swift.
    if expression.type == .length, own.type == .int {
      return isPure(id) ? code(id) : code(id).wrapped(in: "Double")
    }
    return code(id, typed: otherIsTyped && (!isArithmetic || own.type == .double))
  }

  /// What stands in the code for an expression: for the name of a local value perhaps that value.
  private func withoutLocalNames(_ id: ExpressionID) -> ExpressionID {
    var id = id
    for _ in 0..<64 {
      guard let value = localValue(program.expression(id)) else { break }
      id = value
    }
    return id
  }

  /// The local value that stands for its name: a text where people read it, which is looked up there, or one
  /// that has no name in Swift.
  func localValue(_ expression: Expression) -> ExpressionID? {
    guard expression.operation == .symbol,
      case let symbol = program.symbols[Int(expression.payload)],
      let value = program.tables.local(symbol)
    else { return nil }
    let isLookedUp =
      isShowing && expression.type.innermost == .string && program.isOfLanguage(value)
    return isLookedUp || name(of: symbol) == nil ? value : nil
  }

  /// Whether a result may leave its type, so that the plain operator would trap, or is not exact.
  private func saturates(_ expression: Expression) -> Bool {
    if expression.type == .duration || expression.type == .date { return true }
    if expression.operation == .divide, let divisor = program.operandIDs(of: expression).last,
      program.expression(divisor).type == .duration
    {
      return true
    }
    guard case .arithmetic? = expression.operation.form else { return false }
    return program.mayOverflow(expression)
  }
}

extension Code.Precedence {
  /// How tightly an operator binds in Swift, where `??` is tighter than comparisons.
  fileprivate init(_ level: OperatorLevel?) {
    self =
      switch level {
      case .coalescing: .choice
      case .disjunction: .or
      case .conjunction: .and
      case .comparison: .comparison
      case .range: .range
      case .sum: .addition
      case .product: .multiplication
      case .prefix: .prefix
      case nil: .primary
      }
  }
}

/// What is known without any name.
private final class LiteralValues: Environment {
  var effort = Effort(limit: 10_000)

  func known(_ id: ExpressionID, _ place: Place) -> Value? {
    place.program.expression(id).operation == .literal ? place.program.constant(id) : nil
  }

  /// The Swift compiler knows a `let` inside a function too.
  func worth(of symbol: Symbol, _ place: Place) -> Worth {
    if let value = place.program.tables.local(symbol) { return .expression(value, place) }
    guard symbol.kind == .eventParameter, symbol.file == place.program.file,
      let value = place.program.eventParameters[Int(symbol.index)].value
    else { return .unknown }
    return .expression(value, place)
  }

  func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? { nil }
}
