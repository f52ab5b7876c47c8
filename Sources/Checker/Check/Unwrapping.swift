import CtlDiagnostics
import CtlSyntax

/// What an `if` asks: `if name > 3`, `if let name = value, name > 3`
extension Checker {
  /// Types its conditions, which all have to hold. Each sees the names that those before it give, and so does what
  /// is inside, up to an element.
  mutating func condition(_ view: IfStatement, end: Int = .max) -> ExpressionID {
    let parts = view.conditions
    if parts.count > Checker.mostConditions {
      report(
        Finding(
          LanguageCode.operands, at: location(parts[Checker.mostConditions].node),
          Message(
            "an `if` has {count} conditions at most; `&&` joins more",
            "一个 `if` 最多有 {count} 个条件；更多的用 `&&` 连接")(
              ["count": .number(Checker.mostConditions)])))
    }
    var result: ExpressionID?
    for part in parts.prefix(Checker.mostConditions) {
      let own =
        part.nameToken.map { unwrapping(part.node, part.value, $0, end: end) }
        ?? question(part.value, part.node)
      guard let others = result else {
        result = own
        continue
      }
      let isSound = !type(of: others).isPoison && !type(of: own).isPoison
      result =
        isSound
        ? make(
          .and, .bool, part.value ?? part.node, operands: [others, own],
          payload: ProgramTables.joined) : poison(part.node)
    }
    return result ?? poison(view.node)
  }

  private static let mostConditions = 32

  private mutating func question(_ node: Int?, _ statement: Int) -> ExpressionID {
    // `if name in names`: the parser says what to write.
    let isSearch =
      node.map { tree.tokenKinds[tree.significant(from: Int(nodes[$0].endToken))] == .inKeyword }
      ?? false
    return muted(isSearch) { checker in
      node.map { checker.coerce(checker.expression($0, .bool), to: .bool, .condition) }
        ?? checker.poison(statement)
    }
  }

  /// Types the value, and declares its name; the condition is that it is not `nil`.
  private mutating func unwrapping(
    _ statement: Int, _ node: Int?, _ token: Int, end: Int
  ) -> ExpressionID {
    let value = settled(
      node.flatMap { reportJoined($0) }.map { expression($0, nil) }
        ?? node.map { node in
          wanting(isUnknownName(node) ? Type.string.optional : nil) { $0.expression(node, nil) }
        } ?? poison(statement))
    let type = type(of: value)
    let loop = tables.loops.count
    tables.loops.append(
      Loop(
        name: name(ofToken: token), origin: OriginID(node: statement),
        type: type.isOptional ? type.element : .poison, sequence: value, form: .unwrapping))
    activeLoops.append(tables.loops[loop].name, (loop, end))
    if type.isPoison { return poison(statement) }
    guard type.isOptional else {
      reportNeverNil(value, token)
      return poison(statement)
    }
    let place = node ?? statement
    return make(
      .notEqual, .bool, place, operands: [value, literal(.none, type, place)],
      payload: UInt32(loop + 1))
  }

  /// `let n = note && isBusy`: what is asked besides stands after a comma; returns the value itself.
  private mutating func reportJoined(_ node: Int) -> Int? {
    guard kind(node) == .binaryExpression else { return nil }
    let operands = tree.children(of: node).filter { kind($0).isExpression }
    guard operands.count > 1, let sign = tree.significant(before: firstToken(operands[1])),
      tree.tokenKinds[sign] == .and
    else { return nil }
    let start = tree.range(of: operands[0]).upperBound
    report(
      Finding(
        SyntaxCode.foreign, at: location(ofToken: sign),
        Message(
          "a further condition stands after a comma: `if let name = value, flag { … }`",
          "更多条件写在逗号之后：`if let 名称 = 值, flag { … }`")(),
        fixes: [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": ","]), .suggestion,
            [Edit(Location(file, start..<tree.tokenRange(sign).upperBound), ",")])
        ]))
    for operand in operands.dropFirst() { _ = expression(operand, .bool) }
    return operands[0]
  }

  private mutating func reportNeverNil(_ value: ExpressionID, _ token: Int) {
    let node = tables.expressions[value.index].origin.node
    reportNeverNil(
      value, at: node,
      label: testOfEmptiness(value).map {
        Message("ask `{text}` without a name", "请不命名地写 `{text}`")(["text": .text("if !\($0)")])
      })
  }

  /// A value that is asked for `nil` and is always there.
  mutating func reportNeverNil(
    _ value: ExpressionID, at node: Int, label: Phrase? = nil, fixes: [Fix] = []
  ) {
    let written = tree.text(of: tables.expressions[value.index].origin.node)
    report(
      Finding(
        LanguageCode.operands, at: location(node),
        Message(
          "`{value}` is never `nil`: its type is not optional", "`{value}` 不会是 `nil`：其类型不是可选的")([
            "value": .text(written)
          ]), label: label, fixes: fixes))
  }

  /// What a text or a list is asked instead: whether it is empty.
  func testOfEmptiness(_ value: ExpressionID) -> String? {
    let type = type(of: value)
    guard type == .string || type.isList else { return nil }
    return tree.text(of: tables.expressions[value.index].origin.node) + ".isEmpty"
  }
}
