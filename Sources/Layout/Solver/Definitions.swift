// Variables that follow from others.

extension Tableau {
  /// Keeps the equation of a variable, which stands in no row any more.
  mutating func define(_ variable: Int32, _ row: Row) {
    definitions[Int(variable)] = row
    for cell in row.cells where kinds[Int(cell.symbol)] != .external {
      users[Int(cell.symbol)].append(variable)
    }
  }

  /// The variables whose definitions name a symbol that is none, each once, in order.
  mutating func definitions(with symbol: Int32) -> [Int32] {
    var list = users[Int(symbol)]
    list.sort()
    var last: Int32 = -1
    list.removeAll { variable in
      defer { last = variable }
      return variable == last
        || definitions[Int(variable)].map { $0.coefficient(of: symbol) == 0 } ?? true
    }
    users[Int(symbol)] = list
    return list
  }

  /// Puts a row wherever definitions name a symbol that is none; without one, the symbol is 0.
  mutating func replace(_ symbol: Int32, by row: Row? = nil) {
    for variable in definitions(with: symbol) {
      guard var definition = definitions[Int(variable)] else { continue }
      let factor = definition.coefficient(of: symbol)
      definition.cells.removeAll { $0.symbol == symbol }
      if let row {
        definition.constant += factor * row.constant
        definition.cells = merged(definition.cells, row.cells, factor)
      }
      define(variable, definition)
    }
    users[Int(symbol)].removeAll(keepingCapacity: true)
  }

  /// Moves the place where a symbol that is no variable is 0.
  mutating func shiftDefinitions(with symbol: Int32, by amount: Double) {
    for variable in definitions(with: symbol) {
      guard let definition = definitions[Int(variable)] else { continue }
      definitions[Int(variable)]?.constant += amount * definition.coefficient(of: symbol)
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

  /// A sum in terms of the symbols at the right alone. Afterwards `meetings` tells how many of its
  /// terms have led to each of these, until the next sum.
  mutating func expand(_ sum: Row) -> Row {
    prepare()
    var result = Row(constant: sum.constant)
    var met: [Int32] = []
    func add(_ cell: Cell, _ factor: Double, _ tableau: inout Tableau) {
      let symbol = Int(cell.symbol)
      if tableau.meetings[symbol] == 0 { met.append(cell.symbol) }
      tableau.meetings[symbol] += 1
      tableau.weights[symbol] += factor * cell.coefficient
    }
    for cell in sum.cells { add(cell, 1, &self) }
    for variable in inOrder(sum.cells).reversed() {
      guard let definition = definitions[Int(variable)] else { continue }
      let weight = weights[Int(variable)]
      weights[Int(variable)] = 0
      result.constant += weight * definition.constant
      for cell in definition.cells { add(cell, weight, &self) }
    }
    for symbol in met {
      let row = rowOf[Int(symbol)]
      guard row >= 0 else { continue }
      let weight = weights[Int(symbol)]
      weights[Int(symbol)] = 0
      if weight == 0 { continue }
      result.constant += weight * rows[Int(row)].constant
      for cell in rows[Int(row)].cells { add(cell, weight, &self) }
    }
    met.sort()
    for symbol in met {
      let weight = weights[Int(symbol)]
      weights[Int(symbol)] = 0
      if abs(weight) >= Tableau.epsilon {
        result.cells.append(Cell(symbol: symbol, coefficient: weight))
      }
    }
    lastMet = met
    if abs(result.constant) < Tableau.epsilon { result.constant = 0 }
    return result
  }

  private mutating func prepare() {
    for symbol in lastMet { meetings[Int(symbol)] = 0 }
    lastMet = []
    guard weights.count < symbolCount else { return }
    weights += [Double](repeating: 0, count: symbolCount - weights.count)
    meetings += [Int32](repeating: 0, count: symbolCount - meetings.count)
    visits += [Int32](repeating: 0, count: symbolCount - visits.count)
  }

  /// The defined variables that some terms lead to, each behind those that its definition names.
  private mutating func inOrder(_ cells: [Cell]) -> [Int32] {
    var result: [Int32] = []
    var open: [(variable: Int32, next: Int)] = []
    for cell in cells {
      enter(cell.symbol, &open)
      while let top = open.last {
        let cells = definitions[Int(top.variable)]?.cells ?? []
        if top.next < cells.count {
          open[open.count - 1].next += 1
          enter(cells[top.next].symbol, &open)
        } else {
          open.removeLast()
          result.append(top.variable)
        }
      }
    }
    for variable in result { visits[Int(variable)] = 0 }
    return result
  }

  private mutating func enter(_ symbol: Int32, _ open: inout [(variable: Int32, next: Int)]) {
    guard definitions[Int(symbol)] != nil, visits[Int(symbol)] == 0 else { return }
    visits[Int(symbol)] = 1
    open.append((symbol, 0))
  }

  /// The value of every variable.
  mutating func values() -> [Double] {
    prepare()
    var result = [Double](repeating: 0, count: symbolCount)
    for symbol in 0..<symbolCount where rowOf[symbol] >= 0 {
      result[symbol] = rows[Int(rowOf[symbol])].constant
    }
    let defined = (0..<Int32(symbolCount)).compactMap { symbol in
      definitions[Int(symbol)] == nil ? nil : Cell(symbol: symbol, coefficient: 1)
    }
    for variable in inOrder(defined) {
      guard let definition = definitions[Int(variable)] else { continue }
      result[Int(variable)] = definition.cells.reduce(definition.constant) {
        $0 + $1.coefficient * result[Int($1.symbol)]
      }
    }
    return result
  }
}
