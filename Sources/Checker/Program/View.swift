/// Lists that have the items of another list: in another order, or only some of them. Who changes such an
/// item changes that of the other list.
extension ProgramTables {
  /// `songs` of `songs.filter($0.isNew).sorted(by: $0.name)`, and the calls from the inside out. The
  /// first may be a choice between two views of that list: `isByName ? songs.sorted(by: $0.name) : songs`.
  public func views(of list: ExpressionID) -> (list: ExpressionID, views: [ExpressionID]) {
    // Constants that need each other have been reported, and those that choose between each other would
    // stand for more and more.
    var steps = 256
    return views(of: list, &steps)
  }

  private func views(
    of list: ExpressionID, _ steps: inout Int
  ) -> (list: ExpressionID, views: [ExpressionID]) {
    var (id, views) = (list, [ExpressionID]())
    while steps > 0 {
      steps -= 1
      if let inner = viewed(by: id) {
        views.append(id)
        id = inner
      } else if let value = named(by: id) {
        id = value
      } else if let inner = chosen(by: id, &steps) {
        views.append(id)
        id = inner
      } else {
        break
      }
    }
    return (id, views.reversed())
  }

  /// The list that both sides of a choice have items of.
  private func chosen(by id: ExpressionID, _ steps: inout Int) -> ExpressionID? {
    let expression = expressions[id.index]
    guard expression.operation == .conditional, expression.operandCount == 3,
      expression.type.isList
    else { return nil }
    let first = Int(expression.firstOperand)
    let list = views(of: ExpressionID(Int(operands[first + 1])), &steps).list
    let other = views(of: ExpressionID(Int(operands[first + 2])), &steps).list
    return isSamePlace(list, other) ? list : nil
  }

  /// Whether two expressions are the same name, or the same field of it.
  package func isSamePlace(_ first: ExpressionID, _ second: ExpressionID) -> Bool {
    var (first, second) = (expressions[first.index], expressions[second.index])
    for _ in 0..<64 {
      guard first.operation == second.operation else { return false }
      switch first.operation {
      case .symbol: return symbols[Int(first.payload)] == symbols[Int(second.payload)]
      case .field where first.payload == second.payload:
        first = expressions[Int(operands[Int(first.firstOperand)])]
        second = expressions[Int(operands[Int(second.firstOperand)])]
      default: return false
      }
    }
    return false
  }

  /// The value of a constant of a screen or component whose items are those of another list.
  private func named(by id: ExpressionID) -> ExpressionID? {
    let expression = expressions[id.index]
    guard expression.operation == .symbol else { return nil }
    let symbol = symbols[Int(expression.payload)]
    if let value = local(symbol) { return expressions[value.index].type.isList ? value : nil }
    guard symbol.kind == .constant, symbol.file == file, expression.constant < 0 else { return nil }
    let value = constants[Int(symbol.index)].value
    return expressions[value.index].type == expression.type ? value : nil
  }

  /// Whether a function gives items of its list, some or in another order.
  func keepsItems(_ expression: Expression) -> Bool {
    switch expression.operation {
    case .each: itemCalls[Int(expression.payload)].function.keepsItems
    case .call: expression.type.isList && BuiltIn(expression)?.keepsItems ?? false
    default: false
    }
  }

  /// Whether a function gives items of its list, or one of them.
  package func givesItems(_ expression: Expression) -> Bool {
    if keepsItems(expression) { return true }
    return expression.operation == .each
      && itemCalls[Int(expression.payload)].function == .first
  }

  private func viewed(by id: ExpressionID) -> ExpressionID? {
    let expression = expressions[id.index]
    guard keepsItems(expression) else { return nil }
    let list = ExpressionID(Int(operands[Int(expression.firstOperand)]))
    return expressions[list.index].type.isList ? list : nil
  }
}

extension ItemFunction {
  /// Whether the result has items of the list.
  var keepsItems: Bool { self == .filter || self == .sorted }
}

extension BuiltIn {
  /// Whether the result has items of the list.
  var keepsItems: Bool { ["sorted", "reversed", "prefix", "suffix"].contains(name) }

  /// Whether the items decide their order themselves.
  package var isSorted: Bool { name == "sorted" }
}

extension Environment {
  /// Where the items of views of views are in a list with these items; nil when that is not known.
  package func order(of views: [ExpressionID], _ items: [Value], _ place: Place) -> [Int]? {
    var places = Array(items.indices)
    for view in views {
      guard let order = order(of: view, places.map { items[$0] }, place) else { return nil }
      places = order.map { places[$0] }
    }
    return places
  }

  private func order(of view: ExpressionID, _ items: [Value], _ place: Place) -> [Int]? {
    let expression = place.program.expression(view)
    if expression.operation == .conditional {
      let operands = place.program.operandIDs(of: expression)
      guard case .bool(let isFirst)? = value(operands[0], place) else { return nil }
      return order(
        of: place.program.tables.views(of: operands[isFirst ? 1 : 2]).views, items, place)
    }
    if expression.operation == .each {
      let call = place.program.itemCalls[Int(expression.payload)]
      return results(of: expression, items, place).map { call.order($0) }
    }
    guard let function = BuiltIn(expression), !function.isSorted else {
      return ItemFunction.order(items)
    }
    // What the function does with the items, it does with their places.
    let operands = place.program.operandIDs(of: expression).dropFirst()
    let places = items.indices.map { Value.int($0) }
    let arguments = operands.compactMap { value($0, place) }
    guard arguments.count == operands.count,
      case .list(let result)? = function.apply(
        [.list(places)] + arguments, Reading(type: expression.type, environment: nil)
      ).value
    else { return nil }
    return result.compactMap { if case .int(let place) = $0 { place } else { nil } }
  }
}
