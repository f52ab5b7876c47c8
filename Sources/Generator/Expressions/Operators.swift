import CtlChecker

extension Scope {
  /// The value of a condition of literals only: unreachable code is not written.
  func knownCondition(_ id: ExpressionID) -> Bool? {
    if isPure(id), case .bool(let value)? = program.constant(id) { return value }
    let expression = program.expression(id)
    let operands = program.operandIDs(of: expression)
    switch expression.operation {
    case .poison: return false
    case .not: return operands.first.flatMap { knownCondition($0) }.map { !$0 }
    case .and, .or:
      let isAnd = expression.operation == .and
      let known = chain(id).map { knownCondition($0) }
      if known.contains(!isAnd) { return !isAnd }
      return known.allSatisfy { $0 == isAnd } ? isAnd : nil
    case .conditional:
      guard operands.count == 3, let condition = knownCondition(operands[0]) else { return nil }
      return knownCondition(operands[condition ? 1 : 2])
    default: return nil
    }
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
    if expression.type == .int, IntegerBounds(program: program).bounds(operand)?.lowerBound == nil {
      return Code("0").method("subtracting", [value.layout()])
    }
    return Code(.text("-") + value.layout(atLeast: .primary), .prefix)
  }

  func conditional(_ operands: [ExpressionID], typed: Bool) -> Code {
    guard operands.count == 3 else { return Code("nil") }
    if let known = knownCondition(operands[0]) {
      return code(operands[known ? 1 : 2], typed: typed)
    }
    return Code(
      unshown { code(operands[0]) },
      [
        .text("? ") + code(operands[1], typed: typed).operand(atLeast: .or),
        .text(": ") + code(operands[2], typed: typed).operand(atLeast: .or),
      ], .ternary)
  }

  /// `a ?? b ?? c`, without the operands that are `nil`.
  func coalesce(_ id: ExpressionID, typed: Bool) -> Code {
    let all = chain(id)
    let operands =
      all.dropLast().filter { operand in
        let expression = program.expression(operand)
        return expression.type.isOptional && expression.operation != .literal
      } + all.suffix(1)
    let codes = operands.map { code($0, typed: typed) }
    return codes.count == 1
      ? codes[0]
      : Code(
        codes[0], codes.dropFirst().map { .text("?? ") + $0.operand(atLeast: .range) }, .coalesce)
  }

  /// `a && b`, without the known operands.
  func logical(_ id: ExpressionID) -> Code {
    let isAnd = program.expression(id).operation == .and
    if let known = knownCondition(id) { return Code(known ? "true" : "false") }
    let operands = chain(id).filter { knownCondition($0) == nil }.map { code($0) }
    let precedence: Code.Precedence = isAnd ? .and : .or
    guard let first = operands.first, operands.count > 1 else {
      return operands.first ?? Code("false")
    }
    let symbol = isAnd ? "&& " : "|| "
    return Code(
      first,
      operands.dropFirst().map { .text(symbol) + $0.operand(atLeast: precedence.next) },
      precedence)
  }

  /// Arithmetic and comparisons. The operands on the left are a chain, read without recursion.
  func binary(_ id: ExpressionID) -> Code {
    var chain: [(expression: Expression, operands: [ExpressionID])] = []
    var first = id
    while Scope.isBinary(program.expression(first).operation), first == id || !isLiteral(first) {
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
      if saturates(expression, operands) {
        result = saturating(expression.operation, result, right)
      } else {
        let precedence = Scope.precedence(expression.operation)
        let symbol = Scope.symbol(expression.operation) + " "
        result.append(.text(symbol) + right.operand(atLeast: precedence.next), precedence)
      }
    }
    return result
  }

  private static func isBinary(_ operation: Operation) -> Bool {
    switch operation {
    case .add, .subtract, .multiply, .divide, .remainder, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual:
      true
    default: false
    }
  }

  /// Whether the value of an expression replaces it.
  private func isLiteral(_ id: ExpressionID) -> Bool {
    program.expression(id).constant >= 0 && isPure(id)
  }

  /// Arithmetic that stops at the ends of its type: a method, because an operator would trap.
  private func saturating(_ operation: Operation, _ left: Code, _ right: Code) -> Code {
    switch operation {
    case .add: left.method("adding", [right.layout()])
    case .subtract: left.method("subtracting", [right.layout()])
    case .multiply: left.method("multiplied", [right.labeled("by")])
    case .divide: left.method("divided", [right.labeled("by")])
    default: left.method("remainder", [right.labeled("dividingBy")])
    }
  }

  /// An operand of a binary operation; a literal beside a value takes its type.
  private func operand(
    _ operands: [ExpressionID], _ index: Int, _ expression: Expression
  ) -> Code {
    let id = operands[index]
    let own = program.expression(id)
    let other = program.expression(operands[1 - index])
    let isArithmetic = Scope.precedence(expression.operation) > .coalesce
    let otherIsTyped =
      other.operation == .symbol || other.operation == .elementProperty || other.operation == .call
    // A whole number that scales a length is a Double in Swift.
    if expression.type == .length, own.type == .int {
      return isPure(id) ? code(id) : code(id).wrapped(in: "Double")
    }
    return code(id, typed: otherIsTyped && (!isArithmetic || own.type == .double))
  }

  private static func symbol(_ operation: Operation) -> String {
    switch operation {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .or: "||"
    default: "&&"
    }
  }

  /// Whether a result may leave its type, so that the plain operator would trap.
  private func saturates(_ expression: Expression, _ operands: [ExpressionID]) -> Bool {
    if expression.type == .duration { return true }
    guard expression.type == .int else { return false }
    let bounds = IntegerBounds(program: program)
    switch expression.operation {
    case .add, .subtract, .multiply:
      var whole = expression
      whole.constant = -1
      return bounds.result(whole) == nil
    case .divide, .remainder:
      guard let divisor = bounds.bounds(operands[1]) else { return true }
      return divisor.contains(0) || divisor.contains(-1)
    default: return false
    }
  }

  private static func precedence(_ operation: Operation) -> Code.Precedence {
    switch operation {
    case .or: .or
    case .and: .and
    case .add, .subtract: .addition
    case .multiply, .divide, .remainder: .multiplication
    default: .comparison
    }
  }

  // MARK: Functions

  func call(_ expression: Expression, _ operands: [ExpressionID], typed: Bool) -> Code {
    guard let first = operands.first,
      let builtIn = BuiltIn(rawValue: UInt8(truncatingIfNeeded: expression.payload))
    else { return Code(types.defaultValue(expression.type)) }
    let type = program.expression(first).type
    switch builtIn {
    case .min, .max:
      return .call(
        function(builtIn.name), operands.map { code($0, typed: false).layout() })
    case .abs:
      let isSafe = type != .int || IntegerBounds(program: program).bounds(first) != nil
      return code(first, typed: false).wrapped(in: function(isSafe ? "abs" : "magnitude"))
    case .round:
      return type == .int
        ? code(first) : .call("Int", [code(first).labeled("rounding")])
    case .count: return code(first, typed: false).member("count")
    case .isEmpty: return code(first, typed: false).member("isEmpty")
    case .uppercased: return code(first, typed: false).member("uppercased()")
    case .formatted:
      let value = code(first, typed: false)
      if isShowing, type.base == .enumeration { return shownLabel(value, type) }
      if isShowing, type.base == .date { return value.wrapped(in: strings) }
      return value.member(textMember(type))
    }
  }
}
