// Variables that are defined by others.

extension Tableau {
  /// The state for making sums, by symbol.
  struct Walk: Sendable {
    var weights: [Double] = []
    /// The last walk that reached each symbol.
    var visits: [Int32] = []
    var number: Int32 = 0
    var met: [Int32] = []
    /// Variables by rank, the highest first: a heap of ranks, each with the variable in its low half.
    private var heap: [Int64] = []

    mutating func reserve(_ count: Int) {
      weights.reserveCapacity(count)
      visits.reserveCapacity(count)
    }

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

    mutating func push(_ variable: Int32, _ rank: Int32) {
      heap.append(Int64(rank) << 32 | Int64(variable))
      var place = heap.count - 1
      while place > 0, heap[(place - 1) / 2] < heap[place] {
        heap.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    }

    mutating func pop() -> Int32? {
      guard let first = heap.first else { return nil }
      heap[0] = heap[heap.count - 1]
      heap.removeLast()
      var place = 0
      while 2 * place + 1 < heap.count {
        var child = 2 * place + 1
        if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
        if heap[place] >= heap[child] { break }
        heap.swapAt(place, child)
        place = child
      }
      return Int32(truncatingIfNeeded: first)
    }
  }

  /// Keeps the equation of a variable.
  mutating func define(_ variable: Int32, _ row: Row) {
    store(row, for: variable)
    symbols[Int(variable)].place = .defined
    definedOrder.removeAll(keepingCapacity: true)
    var highest: Int32 = -1
    for cell in row.cells {
      addUser(variable, of: cell.symbol)
      guard symbols[Int(cell.symbol)].kind == .external else { continue }
      if symbols[Int(cell.symbol)].rank < 0 { rank(cell.symbol) }
      highest = max(highest, symbols[Int(cell.symbol)].rank)
    }
    if symbols[Int(variable)].rank < 0 {
      rank(variable)
    } else if symbols[Int(variable)].rank <= highest {
      raise(variable)
    }
  }

  private mutating func rank(_ variable: Int32) {
    symbols[Int(variable)].rank = nextRank
    nextRank += 1
  }

  /// Ranks a variable above all others, and after it those that depend on it, in their order.
  private mutating func raise(_ variable: Int32) {
    walk.begin(symbols.count)
    var list = [variable]
    walk.visits[Int(variable)] = walk.number
    var index = 0
    while index < list.count {
      for user in definitions(with: list[index])
      where walk.visits[Int(user)] != walk.number {
        walk.visits[Int(user)] = walk.number
        list.append(user)
      }
      index += 1
    }
    list.removeFirst()
    list.sort { symbols[Int($0)].rank < symbols[Int($1)].rank }
    rank(variable)
    for user in list { rank(user) }
  }

  /// Makes a variable a parameter again.
  mutating func undefine(_ variable: Int32) {
    definedOrder.removeAll(keepingCapacity: true)
    remove(variable)
  }

  /// Puts in a row wherever definitions name a symbol that is not a variable; without a row, the
  /// symbol is 0.
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

  /// Moves the point where a symbol that is not a variable is 0.
  mutating func shiftDefinitions(with symbol: Int32, by amount: Double) {
    for variable in definitions(with: symbol) {
      symbols[Int(variable)].constant += amount * coefficient(of: symbol, in: variable)
      checkMagnitude(constant(of: variable))
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
    guard symbols[Int(variable)].users >= 0 else { return false }
    walk.begin(symbols.count)
    walk.met.removeAll(keepingCapacity: true)
    for cell in sum.cells where cell.symbol != variable { meet(cell.symbol, variable) }
    while let symbol = walk.met.popLast() {
      if symbol == variable { return true }
      for index in range(of: symbol) { meet(cells[index].symbol, variable) }
    }
    return false
  }

  private mutating func meet(_ symbol: Int32, _ variable: Int32) {
    guard symbols[Int(symbol)].kind == .external,
      symbols[Int(symbol)].rank >= symbols[Int(variable)].rank,
      walk.visits[Int(symbol)] != walk.number
    else { return }
    walk.visits[Int(symbol)] = walk.number
    walk.met.append(symbol)
  }

  /// A sum in terms of the symbols on the right alone.
  mutating func expand(_ sum: Row) -> Row {
    walk.begin(symbols.count)
    walk.met.removeAll(keepingCapacity: true)
    var result = Row(constant: sum.constant)
    for cell in sum.cells { weigh(cell.symbol, cell.coefficient) }
    // The highest first: no later one names it.
    while let variable = walk.pop() {
      let weight = walk.weights[Int(variable)]
      walk.weights[Int(variable)] = 0
      // The contributions of two terms often cancel out.
      if abs(weight) < 1e-12 { continue }
      result.constant += weight * constant(of: variable)
      for index in range(of: variable) {
        weigh(cells[index].symbol, weight * cells[index].coefficient)
      }
    }
    // The list grows while rows are inserted, by symbols without one.
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
    work += walk.met.count
    result.cells.reserveCapacity(walk.met.count)
    for symbol in walk.met {
      let weight = walk.weights[Int(symbol)]
      walk.weights[Int(symbol)] = 0
      if abs(weight) >= Tableau.epsilon {
        result.cells.append(Cell(symbol: symbol, coefficient: weight))
      }
    }
    if abs(result.constant) < Tableau.epsilon { result.constant = 0 }
    checkMagnitude(result.constant)
    for cell in result.cells { checkMagnitude(cell.coefficient) }
    return result
  }

  private mutating func weigh(_ symbol: Int32, _ amount: Double) {
    walk.weights[Int(symbol)] += amount
    guard walk.visits[Int(symbol)] != walk.number else { return }
    walk.visits[Int(symbol)] = walk.number
    if symbols[Int(symbol)].place == .defined {
      walk.push(symbol, symbols[Int(symbol)].rank)
    } else {
      walk.met.append(symbol)
    }
  }

  /// The value of every variable.
  mutating func values() -> [Double] {
    if definedOrder.isEmpty {
      for index in symbols.indices where symbols[index].place == .defined {
        definedOrder.append(Int32(index))
      }
      definedOrder.sort { symbols[Int($0)].rank < symbols[Int($1)].rank }
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
