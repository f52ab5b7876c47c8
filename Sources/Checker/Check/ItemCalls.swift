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
    // Calls nest: what is on the stack meanwhile is little.
    guard let body = body(of: function, arguments) else {
      return wrongForm(function, arguments, node)
    }
    let loop = beginItems(of: list, body)
    let value = expression(body, function.asks ? .bool : nil)
    activeItems.removeLast()
    return itemCall(function, of: list, value, body, loop: loop, node)
  }

  /// What is said of each item; nil when the call has another form.
  private func body(of function: ItemFunction, _ arguments: [Argument]) -> Int? {
    guard arguments.count == 1,
      arguments[0].labelToken.map({ text(ofToken: $0) }) == function.label
    else { return nil }
    return arguments[0].value
  }

  private mutating func wrongForm(
    _ function: ItemFunction, _ arguments: [Argument], _ node: Int
  ) -> ExpressionID {
    // That there is no `$1` says more.
    if !tree.text(of: node).contains("$1") {
      reportForm(function.form, of: function.name, node, fixes: relabeling(function, arguments))
    }
    for argument in arguments {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
    return poison(node)
  }

  /// `sum(by: $0.amount)`, `sorted($0.name)`: the label that the function has.
  private func relabeling(_ function: ItemFunction, _ arguments: [Argument]) -> [Fix] {
    guard arguments.count == 1, let value = arguments[0].value else { return [] }
    let place = location(value).range.lowerBound
    let start = arguments[0].labelToken.map { tree.tokenRange($0).lowerBound } ?? place
    let text = function.label.map { "\($0): " } ?? ""
    return [
      Fix(
        Phrase(Message("write it as here", "改成这里的写法")), .suggestion,
        [Edit(Location(file, start..<place), text)])
    ]
  }

  private mutating func beginItems(of list: ExpressionID, _ body: Int) -> Int {
    let loop = tables.loops.count
    tables.loops.append(
      Loop(
        name: tables.names.intern("$0"), origin: OriginID(node: body),
        type: type(of: list).unwrapped.element, sequence: list))
    activeItems.append(loop)
    return loop
  }

  private mutating func itemCall(
    _ function: ItemFunction, of list: ExpressionID, _ value: ExpressionID, _ body: Int, loop: Int,
    _ node: Int
  ) -> ExpressionID {
    let found = type(of: value)
    if found.isPoison { return poison(node) }
    let listType = type(of: list)
    guard let own = function.result(listType.unwrapped, found),
      let result = listType.isOptional ? own.optional : own
    else {
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
