/// The equations of a simplex method in the form `basic = constant + Σ coefficient · symbol`, where
/// no basic symbol stands at the right. Rows are sorted arrays of cells; for every symbol the rows
/// in which it may stand are known, so that a pivot touches those alone.
///
/// A variable of the user may be any number, so that it never leaves the basis again: its equation is
/// kept aside, as its definition, and no pivot touches it. Definitions stay as short as they were
/// written, in terms of other variables; along a chain of elements the rows would become as long as
/// the chain.
struct Tableau: Sendable {
  struct Cell: Sendable {
    var symbol: Int32
    var coefficient: Double
  }

  struct Row: Sendable {
    var constant = 0.0
    var cells: [Cell] = []

    func coefficient(of symbol: Int32) -> Double {
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < cells.count && cells[low].symbol == symbol ? cells[low].coefficient : 0
    }

    /// From `symbol = …` to `0 = … - symbol`.
    mutating func equate(to symbol: Int32) {
      let place = cells.firstIndex { $0.symbol > symbol } ?? cells.endIndex
      cells.insert(Cell(symbol: symbol, coefficient: -1), at: place)
    }

    /// From `0 = constant + … + a · symbol` to `symbol = …`.
    mutating func solve(for symbol: Int32) {
      let factor = -1 / coefficient(of: symbol)
      constant *= factor
      cells.removeAll { $0.symbol == symbol }
      for index in cells.indices { cells[index].coefficient *= factor }
    }
  }

  enum Kind: UInt8, Sendable {
    /// A variable of the user: any number.
    case external
    /// Made by a constraint; never below 0.
    case slack, error
    /// Marks a required equation: always 0, never enters the basis again.
    case dummy
  }

  /// What is smaller is 0.
  static let epsilon = 1e-8

  private(set) var kinds: [Kind] = []
  /// The constraint that made a symbol, or -1.
  private(set) var owners: [Int32] = []
  /// The row of a basic symbol, or -1.
  private(set) var rowOf: [Int32] = []
  private(set) var rows: [Row] = []
  /// The symbol that a row is solved for, or -1 for a row that is free.
  private(set) var basics: [Int32] = []
  /// The rows in which a symbol may stand; some may have lost it, some may be named twice.
  private var columns: [[Int32]] = []
  /// What each variable is, when it is defined: in terms of any symbols, but never of itself.
  var definitions: [Row?] = []
  /// The variables whose definitions may name a symbol that is none.
  var users: [[Int32]] = []
  private var freeRows: [Int32] = []
  private var freeSymbols: [Int32] = []
  /// What is minimised, the most important first.
  var objectives: [Objective] = []
  private var scratch: [Cell] = []
  /// How many cells the pivots have gone over.
  private(set) var work = 0
  // For sums, by symbol: weights, how often each has been met, and how far a walk has come.
  var weights: [Double] = []
  var meetings: [Int32] = []
  var visits: [Int32] = []
  var lastMet: [Int32] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = -1) -> Int32 {
    if kind != .external, let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    let symbol = Int32(kinds.count)
    kinds.append(kind)
    owners.append(owner)
    rowOf.append(-1)
    columns.append([])
    definitions.append(nil)
    users.append([])
    for level in objectives.indices { objectives[level].extend() }
    return symbol
  }

  /// Takes back a symbol that stands nowhere any more.
  mutating func freeSymbol(_ symbol: Int32) {
    columns[Int(symbol)].removeAll()
    users[Int(symbol)].removeAll()
    owners[Int(symbol)] = -1
    for level in objectives.indices { objectives[level].clear(symbol) }
    freeSymbols.append(symbol)
  }

  var symbolCount: Int { kinds.count }

  func isRestricted(_ symbol: Int32) -> Bool {
    kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error
  }

  /// Whether a symbol stands at the right, where it is 0 while nothing moves it.
  func isParameter(_ symbol: Int32) -> Bool {
    rowOf[Int(symbol)] < 0 && definitions[Int(symbol)] == nil
  }

  /// The rows with a symbol at the right, each once, in order.
  mutating func rows(with symbol: Int32) -> [Int32] {
    var list = columns[Int(symbol)]
    list.sort()
    var last: Int32 = -1
    list.removeAll { row in
      defer { last = row }
      return row == last || basics[Int(row)] < 0 || rows[Int(row)].coefficient(of: symbol) == 0
    }
    columns[Int(symbol)] = list
    return list
  }

  // MARK: Rows

  /// Makes a symbol basic with a row that is solved for it. It stands in no other row.
  mutating func insert(_ row: Row, for symbol: Int32) {
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[Int(index)] = row
      basics[Int(index)] = symbol
    } else {
      index = Int32(rows.count)
      rows.append(row)
      basics.append(symbol)
    }
    rowOf[Int(symbol)] = index
    for cell in row.cells { columns[Int(cell.symbol)].append(index) }
  }

  /// Drops the row of a basic symbol.
  @discardableResult
  mutating func remove(_ symbol: Int32) -> Row {
    let index = Int(rowOf[Int(symbol)])
    let row = rows[index]
    rows[index] = Row()
    basics[index] = -1
    rowOf[Int(symbol)] = -1
    freeRows.append(Int32(index))
    return row
  }

  /// Puts the row of a symbol wherever the symbol stands.
  mutating func substitute(_ symbol: Int32, _ row: Row) {
    for index in rows(with: symbol) { add(row, to: Int(index), replacing: symbol) }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for level in objectives.indices {
      let factor = objectives[level][symbol]
      if factor == 0 { continue }
      objectives[level].clear(symbol)
      for cell in row.cells { add(factor * cell.coefficient, cell.symbol, to: level) }
    }
  }

  private mutating func add(_ amount: Double, _ symbol: Int32, to level: Int) {
    objectives[level].add(amount, symbol, isFree: kinds[Int(symbol)] == .external)
  }

  /// Adds to the objective what a symbol costs there, by its row when it is basic.
  mutating func addCost(_ level: Int, _ symbol: Int32, _ weight: Double) {
    let row = rowOf[Int(symbol)]
    guard row >= 0 else {
      add(weight, symbol, to: level)
      return
    }
    for cell in rows[Int(row)].cells {
      add(weight * cell.coefficient, cell.symbol, to: level)
    }
  }

  mutating func removeCell(_ symbol: Int32, from row: Int32) {
    rows[Int(row)].cells.removeAll { $0.symbol == symbol }
  }

  mutating func shift(_ row: Int32, by amount: Double) {
    let constant = rows[Int(row)].constant + amount
    rows[Int(row)].constant = abs(constant) < Tableau.epsilon ? 0 : constant
  }

  /// Merges two sorted rows; the symbol that is replaced is left out.
  private mutating func add(_ other: Row, to target: Int, replacing symbol: Int32) {
    let factor = rows[target].coefficient(of: symbol)
    let cells = rows[target].cells
    work += cells.count + other.cells.count
    scratch.removeAll(keepingCapacity: true)
    var first = 0
    var second = 0
    while first < cells.count || second < other.cells.count {
      let left = first < cells.count ? cells[first].symbol : Int32.max
      let right = second < other.cells.count ? other.cells[second].symbol : Int32.max
      if left == symbol {
        first += 1
      } else if left < right {
        scratch.append(cells[first])
        first += 1
      } else {
        var coefficient = factor * other.cells[second].coefficient
        if left == right {
          coefficient += cells[first].coefficient
          first += 1
        } else {
          columns[Int(right)].append(Int32(target))
        }
        second += 1
        if abs(coefficient) >= Tableau.epsilon {
          scratch.append(Cell(symbol: right, coefficient: coefficient))
        }
      }
    }
    swap(&rows[target].cells, &scratch)
    shift(Int32(target), by: factor * other.constant)
  }

  /// Exchanges the basic symbol of a row with one at its right.
  mutating func pivot(_ entering: Int32, _ leaving: Int32) {
    var row = remove(leaving)
    row.equate(to: leaving)
    row.solve(for: entering)
    settle(entering, row)
  }

  /// Makes a symbol basic by a row that is solved for it, wherever it stands.
  mutating func settle(_ symbol: Int32, _ row: Row) {
    substitute(symbol, row)
    if kinds[Int(symbol)] == .external { define(symbol, row) } else { insert(row, for: symbol) }
  }
}
