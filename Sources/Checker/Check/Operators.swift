import CtlDiagnostics
import CtlSyntax

extension BinaryOperator {
  var isLogic: Bool { if case .logic = form { true } else { false } }
}

extension Checker {
  // MARK: Prefix

  mutating func prefixExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    guard let operandNode = tree.expression(in: node),
      let prefix = Operation.prefix(tree.tokenKinds[firstToken(node)])
    else { return poison(node) }
    if prefix.operation == .negate, let least = leastInt(operandNode, expected) { return least }
    let operand = expression(operandNode, prefix.takes(.bool) ? .bool : expected)
    let type = type(of: operand)
    if type.isPoison { return poison(node) }
    guard prefix.takes(type) else {
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(operandNode),
          ["expected": .phrase(Phrase(prefix.operand)), "found": .phrase(describe(type))],
          fixes: prefix.takes(.bool) ? negationFixes(operand, node) : []))
      return poison(node)
    }
    return make(prefix.operation, type, node, operands: [operand])
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
      guard let token = tree.significant(before: firstToken(children[index])),
        let binary = Operation.binary(tree.tokenKinds[token])
      else { return poison(node) }
      let operation = binary.operation
      let hint = operandHint(operation, expected)
      let left: ExpressionID
      let right: ExpressionID
      if let result {
        left = result
        right = expression(children[index], hint ?? rightHint(operation, left))
      } else if isFlexible(children[0], beside: children[index]) || isUnknownName(children[0]),
        hint == nil
      {
        // A literal on the left takes its type from the right, and what is to be declared too.
        right = expression(children[index], hint)
        left = expression(children[0], typeBeside(right))
      } else {
        left = expression(children[0], leftHint(operation, hint))
        right = expression(children[index], hint ?? rightHint(operation, left))
      }
      if isNeverNil(operation, children[index], left, node) { return poison(node) }
      let (first, second) = ofOneNumber(operation, left, right, expected)
      result = combine(binary, first, second, token, node)
    }
    return result ?? poison(node)
  }

  /// `name == nil` of a value that is always there.
  private mutating func isNeverNil(
    _ operation: Operation, _ other: Int, _ value: ExpressionID, _ node: Int
  ) -> Bool {
    let type = type(of: value)
    guard operation == .equal || operation == .notEqual, kind(other) == .nilLiteral,
      !type.isOptional, !type.isPoison, ![.nothing, .reference, .anyMember].contains(type.base)
    else { return false }
    let instead = testOfEmptiness(value).map { operation == .equal ? $0 : "!\($0)" }
    reportNeverNil(value, at: node, fixes: instead.map { [rewrite(node, $0)] } ?? [])
    return true
  }

  /// What the place of the result says about the operands.
  private func operandHint(_ operation: Operation, _ expected: Type?) -> Type? {
    switch operation.form {
    case .arithmetic: expected.map(\.unwrapped).flatMap { $0.isNumber ? $0 : nil }
    case .choice: expected
    case .range: expected.flatMap { $0.isRange ? $0.element : nil }
    case .logic: .bool
    case .comparison, nil: nil
    }
  }

  private func leftHint(_ operation: Operation, _ hint: Type?) -> Type? {
    if case .choice? = operation.form { hint?.optional ?? hint } else { hint }
  }

  private func rightHint(_ operation: Operation, _ left: ExpressionID) -> Type? {
    if case .choice? = operation.form { type(of: left).unwrapped } else { typeBeside(left) }
  }

  /// `sizes.max() ?? 2.5`, and `sizes.max() ?? price` where a Double is expected: both are Doubles.
  private mutating func ofOneNumber(
    _ operation: Operation, _ left: ExpressionID, _ right: ExpressionID, _ expected: Type?
  ) -> (ExpressionID, ExpressionID) {
    guard case .choice? = operation.form else { return (left, right) }
    let (first, second) = (type(of: left), type(of: right))
    let isKnown = expected?.unwrapped == .double || isLiteral(right)
    if first == Type.int.optional, second.unwrapped == .double, isKnown {
      return (converted(left, to: Type.double.optional ?? .double) ?? left, right)
    }
    guard first == Type.double.optional, second.unwrapped == .int else { return (left, right) }
    return (left, converted(right, to: first) ?? right)
  }

  /// `mode == "night"`
  private mutating func caseFix(_ left: ExpressionID, _ right: ExpressionID) -> [Fix] {
    guard case .string(let text)? = constant(right), type(of: left).base == .enumeration else {
      return []
    }
    let name = hasMember(text, type(of: left)) ? text : caseNamed(text, type(of: left))
    return name.map { [rewrite(tables.expressions[right.index].origin.node, ".\($0)")] } ?? []
  }

  mutating func combine(
    _ binary: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ token: Int, _ node: Int
  ) -> ExpressionID {
    var (left, right) = (left, right)
    if type(of: left).isPoison || type(of: right).isPoison { return poison(node) }
    unify(&left, &right)
    let (first, second) = (type(of: left), type(of: right))
    guard let type = binary.type(first, second) else {
      let joined =
        alwaysThere(binary.operation, left, node)
        ?? looseMissing(binary, right, token)
        ?? orMissing(binary.operation, left, right, token) ?? withoutNil(binary, left, right)
        ?? ofOneType(binary, left, right, node)
        ?? (tree.tokenKinds[token] == .plus ? joinedText(left, right) : nil)
        ?? replacement(binary.operation, left, right, node)
        ?? withoutUnit(first, second) ?? withoutParentheses(binary.operation, left, right, node)
      report(
        Finding(
          LanguageCode.operands, at: location(ofToken: token),
          [
            "operator": .text(text(ofToken: token)), "left": .phrase(describe(first)),
            "right": .phrase(describe(second)),
          ], label: joined?.0,
          fixes: joined?.1
            ?? (binary.isLogic ? truthFixes(left, right) : caseFix(left, right))))
      return poison(node)
    }
    return make(binary.operation, type, node, operands: [left, right])
  }

  /// `name ?? "None"` of a value that is always there.
  private func alwaysThere(
    _ operation: Operation, _ left: ExpressionID, _ node: Int
  ) -> (Phrase, [Fix])? {
    guard operation.replacesMissing, !type(of: left).isOptional else { return nil }
    let place = tables.expressions[left.index].origin.node
    let written = tree.text(of: place)
    return (
      Message(
        "`{text}` always has a value, so nothing takes its place", "`{text}` 总有值，不需要替代")(
          ["text": .text(written)]), place == node ? [] : [rewrite(node, written)]
    )
  }

  /// `Int(code) ?? 0 == 7`: what follows `??` is all that counts instead.
  private func withoutParentheses(
    _ operation: Operation, _ left: ExpressionID, _ right: ExpressionID, _ node: Int
  ) -> (Phrase, [Fix])? {
    let (value, rest) = (tables.expressions[left.index], tables.expressions[right.index])
    guard operation.replacesMissing, value.type.isOptional,
      let first = tables.operands[rest.operands].first.map({ ExpressionID(Int($0)) }),
      type(of: first) == value.type.unwrapped
    else { return nil }
    let (instead, whole) = (
      tree.text(of: tables.expressions[first.index].origin.node), rest.origin.node
    )
    let written = tree.text(of: whole)
    guard whole != node, written.hasPrefix(instead) else { return nil }
    let text =
      "(\(tree.text(of: value.origin.node)) ?? \(instead))\(written.dropFirst(instead.count))"
    return (
      Message(
        "all of `{rest}` counts instead of `nil`; write `{text}`",
        "为 `nil` 时取 `{rest}` 的全部；请写 `{text}`")(
          ["rest": .text(written), "text": .text(text)]), [rewrite(node, text)]
    )
  }

  /// `count ?? "none"`: what counts instead of `nil` is of the same type.
  private func replacement(
    _ operation: Operation, _ left: ExpressionID, _ right: ExpressionID, _ node: Int
  ) -> (Phrase, [Fix])? {
    let (type, other) = (type(of: left).unwrapped, tables.expressions[right.index].origin.node)
    guard operation.replacesMissing, type.isNumber, kind(other) == .stringLiteral,
      let plain = Checker.plainValue(type)
    else { return nil }
    let written = tree.text(of: tables.expressions[left.index].origin.node)
    let text = tree.text(of: other)
    let whole = "\(written) == nil ? \(text) : \"\\(\(written) ?? \(plain))\""
    return (
      Message(
        "a text instead of a number stands after a test: `{value} == nil ? … : …`",
        "要用文字代替数字，请先判断：`{value} == nil ? … : …`")(["value": .text(written)]),
      [rewrite(node, whole)]
    )
  }

  /// `due + 3`: a date and a number.
  private func withoutUnit(_ left: Type, _ right: Type) -> (Phrase, [Fix])? {
    let types = [left, right]
    guard types.contains(.date) || types.contains(.duration), types.contains(where: \.isNumber)
    else { return nil }
    return (
      Phrase(
        Message(
          "a duration has a unit: `3h`, `45min`, `30s`", "时长要写单位：`3h`、`45min`、`30s`")), []
    )
  }

  /// `note || "None"`: another value where there is none.
  private func orMissing(
    _ operation: Operation, _ left: ExpressionID, _ right: ExpressionID, _ token: Int
  ) -> (Phrase, [Fix])? {
    guard operation == .or, type(of: left).isOptional, type(of: left).unwrapped != .bool,
      fits(type(of: right), type(of: left).unwrapped)
    else { return nil }
    return (
      Message("`??` says what counts where there is no value", "`??` 给出没有值时的内容")(),
      [replacement(token, "??")]
    )
  }

  /// An operand that may be `nil`, where the operator takes what it is otherwise.
  private func withoutNil(
    _ binary: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID
  ) -> (Phrase, [Fix])? {
    let (first, second) = (type(of: left), type(of: right))
    guard first.isOptional != second.isOptional,
      binary.type(first.unwrapped, second.unwrapped) != nil
    else { return nil }
    return withoutNil(first.isOptional ? left : right, isWhole: false)
  }

  /// A value that may be `nil` where it has to be there.
  func withoutNil(_ value: ExpressionID, isWhole: Bool = true) -> (label: Phrase, fixes: [Fix]) {
    let node = tables.expressions[value.index].origin.node
    let written = tree.text(of: node)
    let text = Checker.plainValue(type(of: value).unwrapped).map { "\(written) ?? \($0)" }
    return (
      Message(
        "`{text}` may be `nil`: `??` says what counts then", "`{text}` 可能为 `nil`：用 `??` 给出此时的值")(
          ["text": .text(written)]),
      text.map { [rewrite(node, isWhole ? $0 : "(\($0))")] } ?? []
    )
  }

  /// A whole number beside a `Double`, or a number of days beside a date.
  private func ofOneType(
    _ binary: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ node: Int
  ) -> (Phrase, [Fix])? {
    let (first, second) = (type(of: left), type(of: right))
    let number = first == .int ? left : right
    let (own, other) = first == .int ? (first, second) : (second, first)
    let place = tables.expressions[number.index].origin.node
    let written = tree.text(of: place)
    let text: String
    let says: Message
    if own == .int, other == .double, binary.type(.double, .double) != nil {
      text = "Double(\(written))"
      says = Message("both are of one type with `{text}`", "写成 `{text}` 后两者类型相同")
    } else if own == .int, first == .date, binary.type(.date, .duration) != nil {
      text = "24h * \(written)"
      says = Message("time is a `Duration`; days are `{text}`", "时间是 `Duration`；天数写作 `{text}`")
    } else {
      return nil
    }
    // A part of a longer calculation has the place of the whole.
    let isWhole = place != node && (kind(place) != .binaryExpression || other == .double)
    return (says(["text": .text(text)]), isWhole ? [rewrite(place, text)] : [])
  }

  /// An Int literal beside a Double becomes one.
  private mutating func unify(_ left: inout ExpressionID, _ right: inout ExpressionID) {
    if isEmptyList(left), type(of: right).isList {
      left = emptyList(of: type(of: right), left)
    } else if isEmptyList(right), type(of: left).isList {
      right = emptyList(of: type(of: left), right)
    } else if type(of: left) == .double, type(of: right) == .int, isLiteral(right) {
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

  // MARK: Conditional

  mutating func conditionalExpression(_ node: Int, _ expected: Type?) -> ExpressionID {
    let children = tree.children(of: node).filter { kind($0).isExpression }
    guard children.count == 3 else {
      for child in children { _ = expression(child, nil) }
      return poison(node)
    }
    // Values nest: what is on the stack meanwhile is little.
    let condition = coerce(expression(children[0], .bool), to: .bool, .condition)
    if expected == nil, takesTypeOfSecond(children) {
      let second = expression(children[2], nil)
      let first = expression(children[1], typeBeside(second))
      return conditional(node, children, condition, first, second, nil)
    }
    var first = expression(children[1], expected)
    let second = expression(children[2], expected ?? typeBeside(first))
    if expected == nil, let type = typeOfSecond(second, for: first) {
      first = expression(children[1], type)
    }
    return conditional(node, children, condition, first, second, expected)
  }

  /// Whether the first result is a list of literals that takes its type from the other one.
  private func takesTypeOfSecond(_ children: [Int]) -> Bool {
    kind(inParentheses(children[1])) == .listExpression
      && isFlexible(children[1], beside: children[2])
  }

  /// The type that the second result gives the first one, where that says none.
  private func typeOfSecond(_ second: ExpressionID, for first: ExpressionID) -> Type? {
    let type = type(of: first)
    return type.base == .anyMember || type.base == .nothing ? typeBeside(second) : nil
  }

  private mutating func conditional(
    _ node: Int, _ children: [Int], _ condition: ExpressionID, _ one: ExpressionID,
    _ other: ExpressionID, _ expected: Type?
  ) -> ExpressionID {
    var (first, second) = (one, other)
    if let expected {
      first = converted(first, to: expected) ?? first
      second = converted(second, to: expected) ?? second
    }
    unify(&first, &second)
    let (a, b) = (chosenType(first, beside: second), chosenType(second, beside: first))
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
    return make(.conditional, type, node, operands: [condition, first, second])
  }

  /// The type of one of two values. Where an element or an image is expected, `nil` is of the type of
  /// the other value: `isPlain ? nil : lens` is an image or `nil`.
  private func chosenType(_ value: ExpressionID, beside other: ExpressionID) -> Type {
    let (own, type) = (type(of: value), type(of: other))
    guard own.unwrapped == .view, type.unwrapped == .image, constant(value) == Value.none else {
      return own
    }
    return type.optional ?? own
  }
}
