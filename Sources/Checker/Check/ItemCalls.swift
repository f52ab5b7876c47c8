import CtlDiagnostics
import CtlSyntax

/// Functions that look at each item of a list, which is `$0` in their argument.
extension Checker {
  /// Whether a token is `$0`.
  func isItem(_ token: Int) -> Bool { bytes[tree.tokenRange(token).lowerBound] == 0x24 }

  mutating func item(_ token: Int, _ node: Int, _ expected: Type?) -> ExpressionID {
    if let loop = activeItems.last {
      let symbol = Symbol(.loopVariable, file, loop)
      refer(token, symbol)
      return use(symbol, node, expected)
    }
    report(
      Finding(
        ControlCode.unresolvedReference, at: location(node),
        Message(
          "`$0` is an item in `filter`, `sorted(by:)` and the other functions of lists",
          "`$0` 是 `filter`、`sorted(by:)` 等列表函数中的项目")()))
    return poison(node)
  }

  mutating func itemCall(
    _ function: ItemFunction, of list: ExpressionID, _ arguments: [Argument], _ node: Int
  ) -> ExpressionID {
    guard arguments.count == 1, let body = arguments[0].value,
      arguments[0].labelToken.map({ text(ofToken: $0) }) == function.label
    else {
      reportForm(function.form, of: function.name, node)
      for argument in arguments {
        if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
      }
      return poison(node)
    }
    let type = type(of: list)
    let loop = tables.loops.count
    tables.loops.append(
      Loop(
        name: tables.names.intern("$0"), origin: OriginID(node: body), type: type.element,
        sequence: list))
    activeItems.append(loop)
    let isTruth = [.filter, .count, .contains].contains(function)
    let value = expression(body, isTruth ? .bool : nil)
    activeItems.removeLast()
    let found = self.type(of: value)
    if found.isPoison { return poison(node) }
    guard let result = function.result(type, found) else {
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(body),
          ["expected": .phrase(Phrase(function.takes)), "found": .phrase(describe(found))]))
      return poison(node)
    }
    return makeItemCall(function, result, list, value, loop: loop, node)
  }

  mutating func makeItemCall(
    _ function: ItemFunction, _ type: Type, _ list: ExpressionID, _ body: ExpressionID, loop: Int,
    _ node: Int
  ) -> ExpressionID {
    tables.itemCalls.append(ItemCall(function: function, loop: loop))
    return make(
      .each, type, node, operands: [list, body], payload: UInt32(tables.itemCalls.count - 1))
  }
}
