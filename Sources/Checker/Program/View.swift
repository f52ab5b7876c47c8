/// Lists that have the items of another list: in another order, or only some of them. Who changes such an
/// item changes that of the other list.
extension ProgramTables {
  /// `songs` of `songs.filter($0.isNew).sorted(by: $0.name)`, and the calls from the inside out.
  public func views(of list: ExpressionID) -> (list: ExpressionID, views: [ExpressionID]) {
    var (id, views) = (list, [ExpressionID]())
    // Constants that need each other have been reported.
    for _ in 0..<256 {
      if let inner = viewed(by: id) {
        views.append(id)
        id = inner
      } else if let value = named(by: id) {
        id = value
      } else {
        break
      }
    }
    return (id, views.reversed())
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
  func givesItems(_ expression: Expression) -> Bool {
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
  /// Where the items of a view are in a list with these items; nil when that is not known.
  package func order(of view: ExpressionID, _ items: [Value], _ place: Place) -> [Int]? {
    let expression = place.program.expression(view)
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
