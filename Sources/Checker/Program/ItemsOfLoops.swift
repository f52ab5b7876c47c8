/// `for song in songs.filter($0.isNew)`: what the function says of `$0` is so of `song`, as with `where`.
extension Program {
  /// By the items of functions, in `loops`, the loop that goes through those it holds for, or -1; empty where
  /// no list is filtered.
  func findLoopsOfItems() -> [Int32] {
    guard tables.itemCalls.contains(where: { $0.function == .filter }) else { return [] }
    var result = [Int32](repeating: -1, count: tables.loops.count)
    for element in tables.elements where element.form == .loop {
      // Two loops through one list are not at the same item: the first one has it.
      for filter in filters(ofLoop: Int(element.payload)) where result[filter.item] < 0 {
        result[filter.item] = element.payload
      }
    }
    return result
  }

  private func filters(ofLoop loop: Int) -> [(item: Int, condition: ExpressionID)] {
    tables.views(of: tables.loops[loop].sequence).views.compactMap { view in
      let expression = expression(view)
      guard expression.operation == .each,
        case let call = tables.itemCalls[Int(expression.payload)], call.function == .filter
      else { return nil }
      return (call.loop, operand(1, of: expression))
    }
  }

  /// What holds of each item of a loop, because the list is filtered.
  public func conditions(ofLoop loop: Int) -> [ExpressionID] {
    if tables.loopsOfItems.isEmpty { return [] }
    return filters(ofLoop: loop).filter { tables.loopsOfItems[$0.item] == Int32(loop) }
      .map(\.condition)
  }

  /// The name of the loop for an item of the function that filters its list; others are themselves.
  func item(_ symbol: Symbol) -> Symbol {
    guard symbol.kind == .loopVariable, symbol.file == tables.file,
      case let place = Int(symbol.index), place < tables.loopsOfItems.count,
      tables.loopsOfItems[place] >= 0
    else { return symbol }
    return Symbol(.loopVariable, tables.file, Int(tables.loopsOfItems[place]))
  }
}
