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

  /// How many functions of lists may be around one that sorts.
  private static var sortingLimit: Int { 4 }

  mutating func itemCall(
    _ function: ItemFunction, of list: ExpressionID, _ arguments: [Argument], _ node: Int
  ) -> ExpressionID {
    // Code compares two items, so each sorting inside of another doubles it.
    if function == .sorted, activeItems.count > Self.sortingLimit {
      report(Finding(SyntaxCode.nesting, at: location(node), ["limit": .number(Self.sortingLimit)]))
      return poison(node)
    }
    if function == .sorted, arguments.count > 1 || isDescending(arguments) {
      return sortedCall(of: list, arguments, node)
    }
    // Calls nest: what is on the stack meanwhile is little.
    guard let body = body(of: function, arguments) else {
      return wrongForm(function, of: list, arguments, node)
    }
    let loop = beginItems(of: list, body)
    let value = expression(body, function.asks ? .bool : nil)
    activeItems.removeLast()
    return itemCall(function, of: list, value, body, loop: loop, node)
  }

  /// `sorted(by: $0.kind, descending: $0.price)`: the same as in that order by the last value, then by the one
  /// before it, since items that are the same stay as they were.
  private mutating func sortedCall(
    of list: ExpressionID, _ arguments: [Argument], _ node: Int
  ) -> ExpressionID {
    let directions = arguments.map { argument -> Bool? in
      switch argument.labelToken.map({ text(ofToken: $0) }) {
      case ItemFunction.ascending: false
      case ItemFunction.descending: true
      default: nil
      }
    }
    guard !directions.contains(nil), arguments.allSatisfy({ $0.value != nil }) else {
      return wrongForm(.sorted, of: list, arguments, node)
    }
    var result = list
    for (argument, isDescending) in zip(arguments, directions).reversed() {
      guard let body = argument.value else { continue }
      let loop = beginItems(of: result, body)
      let value = expression(body, nil)
      activeItems.removeLast()
      result = itemCall(.sorted, of: result, value, body, loop: loop, node)
      if type(of: result).isPoison { return result }
      tables.itemCalls[tables.itemCalls.count - 1].isDescending = isDescending == true
    }
    return result
  }

  private func isDescending(_ arguments: [Argument]) -> Bool {
    arguments.first?.labelToken.map { text(ofToken: $0) } == ItemFunction.descending
  }

  /// What is said of each item; nil when the call has another form.
  private func body(of function: ItemFunction, _ arguments: [Argument]) -> Int? {
    guard arguments.count == 1,
      arguments[0].labelToken.map({ text(ofToken: $0) }) == function.label
    else { return nil }
    return arguments[0].value
  }

  mutating func wrongForm(
    _ function: ItemFunction, of list: ExpressionID, _ arguments: [Argument], _ node: Int
  ) -> ExpressionID {
    let item = type(of: list).unwrapped.element
    if arguments.isEmpty, reportItems(function, item, node) { return poison(node) }
    // That there is no `$1` says more.
    if !tree.text(of: node).contains("$1") {
      let form =
        function == .sorted && arguments.count > 1
        ? "sorted(by: $0.x, descending: $0.y)" : function.form(of: item)
      var fixes = relabeling(function, arguments)
      if arguments.isEmpty, !function.asks, item.base != .record,
        tree.text(of: node).hasSuffix("()")
      {
        let end = location(node).range.upperBound - 1
        let argument = form.dropFirst(function.name.count + 1).dropLast()
        fixes = [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
            [Edit(Location(file, end..<end), String(argument))])
        ]
      }
      reportForm(form, of: function.name, node, fixes: fixes)
    }
    for argument in arguments {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
    return poison(node)
  }

  /// `flags.max()`: items that the function does not take; returns whether they are.
  private mutating func reportItems(
    _ function: ItemFunction, _ item: Type, _ node: Int
  ) -> Bool {
    let takesItems = BuiltIn.indices(of: function.name).contains { place in
      Type.int.list.map { BuiltIn.all[place].isMember(of: $0) } == true
    }
    guard takesItems, item.base != .record else { return false }
    let takes = Phrase(function.takes)
    reportForm(
      function.form(of: item), of: function.name, node,
      label: item.base == .nothing
        ? Message("it takes {takes}; this list is always empty", "它接受{takes}；此列表总是空的")([
          "takes": .phrase(takes)
        ])
        : Message("it takes {takes}; each item here is {item}", "它接受{takes}；此处的项目是{item}")([
          "takes": .phrase(takes), "item": .phrase(describe(item)),
        ]))
    return true
  }

  /// `sum(by: $0.amount)`, `sorted($0.name)`: the label that the function has.
  private func relabeling(_ function: ItemFunction, _ arguments: [Argument]) -> [Fix] {
    if function == .sorted, arguments.count > 1 { return relabeling(ofOrder: arguments) }
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

  /// `sorted(by: $0.kind, $0.name)`: each value has a label. `sorted(by: $0.name, order: .descending)`: the label
  /// says the direction.
  private func relabeling(ofOrder arguments: [Argument]) -> [Fix] {
    guard arguments.allSatisfy({ $0.value != nil }) else { return [] }
    if arguments.count == 2, let key = arguments[0].value, let way = arguments[1].value,
      kind(way) == .caseExpression || kind(way) == .boolLiteral
    {
      let word = tree.text(of: way).lowercased()
      let label = arguments[1].labelToken.map { text(ofToken: $0).lowercased() } ?? ""
      let isReverse =
        kind(way) == .boolLiteral
        ? word == (label.hasPrefix("asc") || label == "forward" ? "false" : "true")
        : word.contains("desc") || word.contains("reverse")
      let own = isReverse ? ItemFunction.descending : ItemFunction.ascending
      let range =
        location(arguments[0].node).range.lowerBound..<location(arguments[1].node).range.upperBound
      return [
        Fix(
          Phrase(Message("write it as here", "改成这里的写法")), .suggestion,
          [Edit(Location(file, range), "\(own): \(tree.text(of: key))")])
      ]
    }
    let edits = arguments.compactMap { argument -> Edit? in
      guard argument.labelToken == nil, let value = argument.value else { return nil }
      let place = location(value).range.lowerBound
      return Edit(Location(file, place..<place), "\(ItemFunction.ascending): ")
    }
    return edits.isEmpty
      ? [] : [Fix(Phrase(Message("write it as here", "改成这里的写法")), .suggestion, edits)]
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
      let isMissing = found.isOptional && function.result(listType.unwrapped, found.element) != nil
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(body),
          ["expected": .phrase(Phrase(function.takes)), "found": .phrase(describe(found))],
          notes: isMissing ? [Checker.noteOfNil] : [],
          fixes: isMissing ? valueForNil(value, found.element) : []))
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
