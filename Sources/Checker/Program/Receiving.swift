/// Places of screens that get something later.
extension Program {
  /// The loops whose items a place is in, outermost first; each item is found again by its `id`.
  public func itemLoops(around place: ExpressionID) -> [Int] {
    var id = withoutUnwrapping(place)
    var result: [Int] = []
    while result.count < 256 {
      let expression = expression(id)
      if expression.operation == .field, let base = operandIDs(of: expression).first {
        id = withoutUnwrapping(base)
        continue
      }
      guard expression.operation == .symbol,
        case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .loopVariable,
        symbol.file == tables.file
      else { break }
      result.append(Int(symbol.index))
      id = withoutUnwrapping(tables.source(ofLoop: Int(symbol.index)))
    }
    return result.reversed()
  }
}

extension Step.Form {
  /// What gets the result of a screen or the value of a task.
  public var receiver: Step.Receiver? {
    switch self {
    case .open(let opening): opening.target
    case .start(let start): start.target
    default: nil
    }
  }
}
