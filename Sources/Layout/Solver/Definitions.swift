// Variables that follow from others.

extension Tableau {
  /// What sums need while they are made, by symbol.
  struct Walk: Sendable {
    var weights: [Double] = []
    /// In which walk each symbol was come to last.
    var visits: [Int32] = []
    var number: Int32 = 0
    var met: [Int32] = []
    var order: [Int32] = []
    var open: [(variable: Int32, next: Int)] = []

    mutating func begin(_ count: Int) {
      while weights.count < count {
        weights.append(0)
        visits.append(0)
      }
      if number == .max {
        number = 0
        for index in visits.indices { visits[index] = 0 }
      }
      number += 1
    }
  }

  /// Keeps the equation of a variable.
  mutating func define(_ variable: Int32, _ row: Row) {
    definedOrder.removeAll(keepingCapacity: true)
    store(row, for: variable)
    var isClosed = true
    for cell in row.cells {
      if symbols[Int(cell.symbol)].kind == .external {
        symbols[Int(cell.symbol)].isNamed = true
        isClosed = isClosed && symbols[Int(cell.symbol)].isClosed
      } else {
        addUser(variable, of: cell.symbol)
      }
    }
    symbols[Int(variable)].isClosed = isClosed
    symbols[Int(variable)].place = .defined
  }

  /// Makes a variable a parameter again.
  mutating func undefine(_ variable: Int32) {
    definedOrder.removeAll(keepingCapacity: true)
    remove(variable)
    for index in symbols.indices { symbols[index].isClosed = false }
  }

  /// Puts a row wherever definitions name a symbol that is none; without one, the symbol is 0.
  mutating func replace(_ symbol: Int32, by row: Row? = nil) {
    for variable in definitions(with: symbol) {
      let factor = coefficient(of: symbol, in: variable)
      var definition = Row(
        constant: constant(of: variable),
        cells: cells[range(of: variable)].filter {
          $0.symbol != symbol
        })
      if let row {
        definition.constant += factor * row.constant
        definition.cells = merged(definition.cells, row.cells, factor)
      }
      define(variable, definition)
    }
    forgetUsers(of: symbol)
  }

  /// Moves the place where a symbol that is no variable is 0.
  mutating func shiftDefinitions(with symbol: Int32, by amount: Double) {
    for variable in definitions(with: symbol) {
      symbols[Int(variable)].constant += amount * coefficient(of: symbol, in: variable)
    }
  }

  private func merged(_ cells: [Cell], _ others: [Cell], _ factor: Double) -> [Cell] {
    var sums = cells
    sums += others.map { Cell(symbol: $0.symbol, coefficient: factor * $0.coefficient) }
    sums.sort { $0.symbol < $1.symbol }
    var result: [Cell] = []
    for cell in sums {
      if result.last?.symbol == cell.symbol {
        result[result.count - 1].coefficient += cell.coefficient
      } else {
        result.append(cell)
      }
    }
    result.removeAll { abs($0.coefficient) < Tableau.epsilon }
    return result
  }

  /// Whether the other terms of a sum lead to a variable of it that nothing defines.
  mutating func leads(_ sum: Row, to variable: Int32) -> Bool {
    guard symbols[Int(variable)].isNamed else { return false }
    walk.begin(symbols.count)
    walk.met.removeAll(keepingCapacity: true)
    for cell in sum.cells where cell.symbol != variable { meet(cell.symbol) }
    while let symbol = walk.met.popLast() {
      if symbol == variable { return true }
      for index in range(of: symbol) { meet(cells[index].symbol) }
    }
    return false
  }

  private mutating func meet(_ symbol: Int32) {
    guard symbols[Int(symbol)].kind == .external, !symbols[Int(symbol)].isClosed,
      walk.visits[Int(symbol)] != walk.number
    else { return }
    walk.visits[Int(symbol)] = walk.number
    walk.met.append(symbol)
  }

  /// A sum in terms of the symbols at the right alone.
  mutating func expand(_ sum: Row) -> Row {
    walk.begin(symbols.count)
    order(sum.cells)
    walk.begin(symbols.count)
    walk.met.removeAll(keepingCapacity: true)
    var result = Row(constant: sum.constant)
    for cell in sum.cells { weigh(cell.symbol, cell.coefficient) }
    for variable in walk.order.reversed() {
      let weight = walk.weights[Int(variable)]
      if weight == 0 { continue }
      walk.weights[Int(variable)] = 0
      result.constant += weight * constant(of: variable)
      for index in range(of: variable) {
        weigh(cells[index].symbol, weight * cells[index].coefficient)
      }
    }
    // The list grows while rows are put in, by symbols that have none.
    var index = 0
    while index < walk.met.count {
      let symbol = walk.met[index]
      index += 1
      let weight = walk.weights[Int(symbol)]
      guard isBasic(symbol), weight != 0 else { continue }
      walk.weights[Int(symbol)] = 0
      result.constant += weight * constant(of: symbol)
      for index in range(of: symbol) {
        weigh(cells[index].symbol, weight * cells[index].coefficient)
      }
    }
    walk.met.sort()
    for symbol in walk.met {
      let weight = walk.weights[Int(symbol)]
      walk.weights[Int(symbol)] = 0
      if abs(weight) >= Tableau.epsilon {
        result.cells.append(Cell(symbol: symbol, coefficient: weight))
      }
    }
    if abs(result.constant) < Tableau.epsilon { result.constant = 0 }
    return result
  }

  private mutating func weigh(_ symbol: Int32, _ amount: Double) {
    walk.weights[Int(symbol)] += amount
    guard symbols[Int(symbol)].place != .defined, walk.visits[Int(symbol)] != walk.number else {
      return
    }
    walk.visits[Int(symbol)] = walk.number
    walk.met.append(symbol)
  }

  /// The defined variables that some terms lead to, each behind those that its definition names.
  private mutating func order(_ terms: [Cell]) {
    walk.order.removeAll(keepingCapacity: true)
    for cell in terms { order(from: cell.symbol) }
  }

  private mutating func order(from symbol: Int32) {
    enter(symbol)
    while let top = walk.open.last {
      if top.next < Int(symbols[Int(top.variable)].start + symbols[Int(top.variable)].count) {
        walk.open[walk.open.count - 1].next += 1
        enter(cells[top.next].symbol)
      } else {
        walk.open.removeLast()
        walk.order.append(top.variable)
      }
    }
  }

  private mutating func enter(_ symbol: Int32) {
    guard symbols[Int(symbol)].place == .defined, walk.visits[Int(symbol)] != walk.number else {
      return
    }
    walk.visits[Int(symbol)] = walk.number
    walk.open.append((symbol, Int(symbols[Int(symbol)].start)))
  }

  /// The value of every variable.
  mutating func values() -> [Double] {
    if definedOrder.isEmpty {
      walk.begin(symbols.count)
      walk.order.removeAll(keepingCapacity: true)
      for index in symbols.indices where symbols[index].place == .defined {
        order(from: Int32(index))
      }
      definedOrder = walk.order
    }
    var result = [Double](repeating: 0, count: symbols.count)
    for index in symbols.indices where symbols[index].place == .basic {
      result[index] = symbols[index].constant
    }
    for variable in definedOrder {
      var value = constant(of: variable)
      for index in range(of: variable) {
        value += cells[index].coefficient * result[Int(cells[index].symbol)]
      }
      result[Int(variable)] = value
    }
    return result
  }
}
