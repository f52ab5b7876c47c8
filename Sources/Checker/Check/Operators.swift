import CtlDiagnostics
import CtlSyntax

extension Checker {
  // MARK: Prefix

  mutating func prefixExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    guard let operandNode = tree.expression(in: node) else { return poison(node) }
    let isNot = tree.tokenKinds[firstToken(node)] == .bang
    let operand = expression(operandNode, isNot ? .bool : expected)
    let type = type(of: operand)
    if type.isPoison { return poison(node) }
    let fits =
      isNot
      ? type == .bool
      : type.isPlain
        && (type.base == .int || type.base == .double || type.base == .length
          || type.base == .duration)
    guard fits else {
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(operandNode),
          [
            "expected": .phrase(
              isNot ? describe(.bool) : Phrase(Message("a number", "数字"))),
            "found": .phrase(describe(type)),
          ]))
      return poison(node)
    }
    var value: Value?
    if let constant = constant(operand) {
      switch constant {
      case .bool(let bool): value = .bool(!bool)
      case .int(let int):
        guard int != .min else { return overflow(node, "Int") }
        value = .int(-int)
      case .double(let double): value = .double(-double)
      case .length(let length): value = .length(-length)
      case .duration(let duration): value = .duration(-duration)
      default: break
      }
    }
    return make(isNot ? .not : .negate, type, node, operands: [operand], value: value)
  }

  // MARK: Binary

  /// Folds the operands of one level, left to right.
  mutating func binaryExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    var children: [Int] = []
    for child in tree.children(of: node) where kind(child).isExpression { children.append(child) }
    guard children.count >= 2 else {
      if let only = children.first { _ = expression(only, nil) }
      return poison(node)
    }
    var result: ExpressionID?
    for index in 1..<children.count {
      guard let token = tree.significant(before: firstToken(children[index])) else {
        return poison(node)
      }
      let operation = Checker.operations[tree.tokenKinds[token]] ?? .poison
      let hint = operandHint(operation, expected)
      let left: ExpressionID
      let right: ExpressionID
      if let result {
        left = result
        right = expression(children[index], hint ?? rightHint(operation, left))
      } else if isFlexible(children[0]), hint == nil, operation != .and, operation != .or {
        // A literal on the left takes its type from the right.
        right = expression(children[index], hint)
        left = expression(children[0], type(of: right))
      } else {
        left = expression(children[0], operation == .coalesce ? hint?.optional ?? hint : hint)
        right = expression(children[index], hint ?? rightHint(operation, left))
      }
      result = combine(operation, left, right, token, node)
    }
    return result ?? poison(node)
  }

  static let operations: [TokenKind: Operation] = [
    .plus: .add, .minus: .subtract, .star: .multiply, .slash: .divide, .percent: .remainder,
    .equal: .equal, .notEqual: .notEqual, .less: .less, .lessOrEqual: .lessOrEqual,
    .greater: .greater, .greaterOrEqual: .greaterOrEqual, .and: .and, .or: .or,
    .coalesce: .coalesce, .closedRange: .closedRange, .halfOpenRange: .halfOpenRange,
  ]

  private func isFlexible(_ node: Int) -> Bool {
    switch kind(node) {
    case .caseExpression, .stringLiteral, .numberLiteral, .nilLiteral: true
    default: false
    }
  }

  /// What the place of the result says about the operands.
  private func operandHint(_ operation: Operation, _ expected: Type?) -> Type? {
    switch operation {
    case .add, .subtract, .multiply, .divide, .remainder:
      expected.map(\.unwrapped).flatMap { $0.isNumber ? $0 : nil }
    case .coalesce: expected
    case .closedRange, .halfOpenRange: expected.flatMap { $0.isRange ? $0.element : nil }
    case .and, .or: .bool
    default: nil
    }
  }

  private func rightHint(_ operation: Operation, _ left: ExpressionID) -> Type? {
    operation == .coalesce ? type(of: left).unwrapped : type(of: left)
  }

  private mutating func combine(
    _ operation: Operation, _ left: ExpressionID, _ right: ExpressionID, _ token: Int, _ node: Int
  ) -> ExpressionID {
    var (left, right) = (left, right)
    if type(of: left).isPoison || type(of: right).isPoison { return poison(node) }
    unify(&left, &right)
    let (first, second) = (type(of: left), type(of: right))
    guard let type = resultType(operation, first, second) else {
      report(
        Finding(
          LanguageCode.operands, at: location(ofToken: token),
          [
            "operator": .text(text(ofToken: token)), "left": .phrase(describe(first)),
            "right": .phrase(describe(second)),
          ]))
      return poison(node)
    }
    var value: Value?
    if let a = constant(left), let b = constant(right) {
      switch Folding.fold(operation, a, b) {
      case .value(let result): value = result
      case .overflow:
        report(
          Finding(
            LanguageCode.overflow, at: location(node), ["type": .phrase(describe(type))]))
        return poison(node)
      case .divisionByZero:
        report(
          Finding(
            LanguageCode.divisionByZero, at: location(tables.expressions[right.index].origin.node)))
        return poison(node)
      case .emptyRange:
        report(
          Finding(
            LanguageCode.emptyRange, at: location(node),
            ["lower": .text(a.text ?? ""), "upper": .text(b.text ?? "")]))
        return poison(node)
      case .unknown: break
      }
    } else if operation == .divide || operation == .remainder, let b = constant(right),
      b == .int(0)
    {
      report(
        Finding(
          LanguageCode.divisionByZero, at: location(tables.expressions[right.index].origin.node)))
      return poison(node)
    }
    return make(operation, type, node, operands: [left, right], value: value)
  }

  /// An Int literal beside a Double becomes one.
  private mutating func unify(_ left: inout ExpressionID, _ right: inout ExpressionID) {
    if type(of: left) == .double, type(of: right) == .int, isLiteral(right) {
      right = converted(right, to: .double) ?? right
    } else if type(of: right) == .double, type(of: left) == .int, isLiteral(left) {
      left = converted(left, to: .double) ?? left
    } else if isLiteral(left) || isLiteral(right), type(of: left) != type(of: right) {
      if let result = converted(right, to: type(of: left)) {
        right = result
      } else if let result = converted(left, to: type(of: right)) {
        left = result
      }
    }
  }

  /// Whether an expression is written as a literal, or is a constant that still takes its type.
  func isLiteral(_ id: ExpressionID) -> Bool {
    let expression = tables.expressions[id.index]
    switch expression.operation {
    case .literal: return true
    case .negate: return isLiteral(ExpressionID(Int(tables.operands[Int(expression.firstOperand)])))
    case .symbol:
      let symbol = tables.symbols[Int(expression.payload)]
      guard symbol.kind == .constant else { return false }
      return symbol.file == file
        ? tables.constants[Int(symbol.index)].isFlexible
        : tables.imported[symbol.file]?.constants[Int(symbol.index)].isFlexible ?? false
    default: return false
    }
  }

  private func resultType(_ operation: Operation, _ left: Type, _ right: Type) -> Type? {
    switch operation {
    case .and, .or: return left == .bool && right == .bool ? .bool : nil
    case .coalesce:
      if left.base == .nothing { return right }
      guard left.isOptional else { return nil }
      if left.element == right { return right }
      return left == right ? left : nil
    case .equal, .notEqual:
      if left.base == .nothing || right.base == .nothing {
        return (left.isOptional || right.isOptional) ? .bool : nil
      }
      if left.base == .anyMember || right.base == .anyMember { return nil }
      return left == right || left.unwrapped == right.unwrapped ? .bool : nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return left == right && isOrdered(left) ? .bool : nil
    case .closedRange, .halfOpenRange:
      return left == right && isOrdered(left) && left.base != .string ? left.range : nil
    case .add:
      if left == .string && right == .string { return .string }
      fallthrough
    case .subtract:
      if left.isNumber, left == right { return left }
      return left == right && (left == .duration || left == .length) ? left : nil
    case .multiply:
      if left.isNumber, left == right { return left }
      if left == .duration || left == .length, right.isNumber { return left }
      return (right == .duration || right == .length) && left.isNumber ? right : nil
    case .divide:
      if left.isNumber, left == right { return left }
      return (left == .duration || left == .length) && right.isNumber ? left : nil
    case .remainder: return left == .int && right == .int ? .int : nil
    default: return nil
    }
  }

  private func isOrdered(_ type: Type) -> Bool {
    guard type.isPlain else { return false }
    switch type.base {
    case .int, .double, .string, .date, .duration, .length: return true
    default: return false
    }
  }

  // MARK: Conditional

  mutating func conditionalExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    let children = tree.children(of: node).filter { kind($0).isExpression }
    guard children.count == 3 else {
      for child in children { _ = expression(child, nil) }
      return poison(node)
    }
    let condition = coerce(expression(children[0], .bool), to: .bool, .condition)
    var first = expression(children[1], expected)
    var second = expression(children[2], expected ?? type(of: first))
    if type(of: first).base == .anyMember || type(of: first).base == .nothing, expected == nil {
      first = expression(children[1], type(of: second))
    }
    if let expected {
      first = converted(first, to: expected) ?? first
      second = converted(second, to: expected) ?? second
    }
    unify(&first, &second)
    let (a, b) = (type(of: first), type(of: second))
    if a.isPoison || b.isPoison || type(of: condition).isPoison { return poison(node) }
    var type = a
    if a != b {
      if a.base == .nothing, let optional = b.optional {
        type = optional
      } else if b.base == .nothing, let optional = a.optional {
        type = optional
      } else if a.optional == b {
        type = b
      } else if b.optional != a, !(a.base == .reference && b.base == .reference) {
        report(
          Finding(
            LanguageCode.typeMismatch, at: location(children[2]),
            ["expected": .phrase(describe(a)), "found": .phrase(describe(b))],
            related: [
              Finding.Related(
                location(children[1]),
                Message("this is {type}", "此处为{type}")(["type": .phrase(describe(a))]))
            ]))
        return poison(node)
      }
    }
    var value: Value?
    if case .bool(let isTrue)? = constant(condition) { value = constant(isTrue ? first : second) }
    return make(.conditional, type, node, operands: [condition, first, second], value: value)
  }
}
