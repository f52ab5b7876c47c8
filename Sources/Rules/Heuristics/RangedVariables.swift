import CtlChecker

/// A name whose values have ends: a variable with a range, a parameter that is given one, a number of a loop.
struct RangedName {
  let symbol: Symbol
  let bounds: NumberBounds
}

/// The names whose ranges bound expressions.
extension Program {
  /// The first such name that an expression is or computes with.
  func rangedName(_ id: ExpressionID) -> RangedName? {
    (namesRead(by: id) ?? []).lazy.compactMap { self.ranged($0) }.first
  }

  /// A name by its ends, if both can be reached.
  func ranged(_ name: ExpressionID) -> RangedName? {
    let symbol = tables.symbols[Int(expression(name).payload)]
    guard [.variable, .loopVariable].contains(symbol.kind), let bounds = bounds(of: name),
      bounds.areReached
    else { return nil }
    return RangedName(symbol: symbol, bounds: bounds)
  }

  /// The names that an expression computes with, each once, those of other values by what they stand for; nil
  /// where there are many.
  func namesRead(by id: ExpressionID) -> [ExpressionID]? {
    var result: [ExpressionID] = []
    var open = [id]
    for _ in 0..<256 {
      guard let id = open.popLast() else { return result }
      let expression = expression(id)
      if expression.constant >= 0 { continue }
      open += operandIDs(of: expression).reversed()
      guard expression.operation == .symbol else { continue }
      let symbol = tables.symbols[Int(expression.payload)]
      if let value = value(named: symbol) {
        open.append(value)
      } else if !result.contains(where: { self.symbol(of: $0) == symbol }) {
        result.append(id)
      }
    }
    return nil
  }

  func symbol(of name: ExpressionID) -> Symbol {
    tables.symbols[Int(expression(name).payload)]
  }

  /// The value that `let` or `if let` gives a name in this file.
  func value(named symbol: Symbol) -> ExpressionID? {
    guard symbol.file == tables.file else { return nil }
    return symbol.kind == .constant
      ? tables.constants[Int(symbol.index)].value
      : symbol.kind == .loopVariable ? tables.named(symbol) : nil
  }

  /// Whether an expression compares two values.
  func isComparison(_ expression: Expression) -> Bool {
    if case .comparison? = expression.operation.form { true } else { false }
  }

  /// The name as the file writes it.
  func text(of name: RangedName) -> String {
    let index = Int(name.symbol.index)
    return text(
      name.symbol.kind == .variable ? tables.variables[index].name : tables.loops[index].name)
  }

  /// The range of a name as the file writes it, of a parameter that of the variable that it is given.
  func rangeText(of name: RangedName) -> String {
    let index = Int(name.symbol.index)
    if name.symbol.kind == .loopVariable {
      let sequence = expression(tables.loops[index].sequence)
      if sequence.operation.rangeIsClosed != nil { return source(of: sequence.origin) }
    }
    var variable = index
    for _ in 0..<64 where name.symbol.kind == .variable {
      if let range = tables.variables[variable].range {
        return source(of: expression(range).origin)
      }
      guard let outer = given(toParameter: variable).first.flatMap({ ownVariable($0.value) }) else {
        break
      }
      variable = outer
    }
    return [name.bounds.least, name.bounds.greatest].map { $0.text ?? "" }.joined(separator: "...")
  }
}
