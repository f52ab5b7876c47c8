/// `if let name = value`: the condition is that the value is not `nil`, and the name stands for the value
/// itself, so that a change of it is a change of the variable.
extension ProgramTables {
  /// Marks a condition that a comma joins to those before it.
  static let joined: UInt32 = 1

  /// The conditions of an `if`, which all have to hold, in their order: those that commas separate.
  public func conditions(of condition: ExpressionID) -> [ExpressionID] {
    var result: [ExpressionID] = []
    var id = condition
    while case let expression = expressions[id.index], expression.operation == .and,
      expression.payload == Self.joined, expression.operandCount == 2
    {
      let first = Int(expression.firstOperand)
      result.append(ExpressionID(Int(operands[first + 1])))
      id = ExpressionID(Int(operands[first]))
    }
    return (result + [id]).reversed()
  }

  /// The places in `loops` of the names that a condition gives to values, in their order.
  public func unwrappings(by condition: ExpressionID) -> [Int] {
    conditions(of: condition).compactMap { unwrapping(by: $0) }
  }

  /// The place in `loops` of the name that one of the conditions of an `if` gives to its value.
  public func unwrapping(by condition: ExpressionID) -> Int? {
    let expression = expressions[condition.index]
    guard expression.operation == .notEqual, expression.payload > 0 else { return nil }
    return Int(expression.payload) - 1
  }

  /// The value that a symbol names where it is not `nil`.
  public func unwrapped(_ symbol: Symbol) -> ExpressionID? {
    guard symbol.kind == .loopVariable, symbol.file == file, loops[Int(symbol.index)].isUnwrapping
    else { return nil }
    return loops[Int(symbol.index)].sequence
  }

  /// The value that a symbol names: where it is not `nil`, or with `let` among elements.
  public func named(_ symbol: Symbol) -> ExpressionID? {
    guard symbol.kind == .loopVariable, symbol.file == file,
      loops[Int(symbol.index)].form != .loop
    else { return nil }
    return loops[Int(symbol.index)].sequence
  }

  /// The value of a `let` among elements.
  public func local(_ symbol: Symbol) -> ExpressionID? {
    guard symbol.kind == .loopVariable, symbol.file == file,
      loops[Int(symbol.index)].form == .name
    else { return nil }
    return loops[Int(symbol.index)].sequence
  }

  /// The places in `loops` of the names that `let` gives among the elements of a branch or a loop, in their order.
  public func localNames(in element: ElementID) -> [Int] {
    guard !localNames.isEmpty else { return [] }
    var range = localNames.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if localNames[middle].element < element {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return localNames[range.lowerBound...].prefix { $0.element == element }.map(\.loop)
  }

  /// The value itself where an expression is its name.
  public func withoutUnwrapping(_ id: ExpressionID) -> ExpressionID {
    var id = id
    while true {
      let expression = expressions[id.index]
      guard expression.operation == .symbol, let value = unwrapped(symbols[Int(expression.payload)])
      else { return id }
      id = value
    }
  }

  /// What the name of a loop or of a condition is a part of: the list, or the value that may be `nil`.
  public func source(ofLoop index: Int) -> ExpressionID {
    loops[index].form == .loop
      ? views(of: loops[index].sequence).list : loops[index].sequence
  }
}

extension Program {
  /// The value itself where an expression is its name. Nearly none is, and to ask the tables would copy
  /// them.
  public func withoutUnwrapping(_ id: ExpressionID) -> ExpressionID {
    let expression = tables.expressions[id.index]
    let isName =
      expression.operation == .symbol
      && tables.symbols[Int(expression.payload)].kind == .loopVariable
    return isName ? tables.withoutUnwrapping(id) : id
  }

  /// The places in `loops` of the names that stand for values in a branch or a loop: those of its conditions,
  /// then those that `let` gives.
  public func valueNames(in id: ElementID) -> [Int] {
    let element = self.element(id)
    let local = tables.localNames.isEmpty ? [] : tables.localNames(in: id)
    guard element.form == .branch, element.payload >= 0 else { return local }
    return tables.unwrappings(by: ExpressionID(Int(element.payload))) + local
  }
}
