/// The equations of a simplex method in the form `basic = constant + Σ coefficient · symbol`, where
/// no basic symbol stands at the right. Rows are sorted runs of cells in one array; for every symbol
/// the rows in which it may stand are known, so that a pivot touches those alone.
///
/// A variable of the user may be any number, so that it never leaves the basis again: its equation is
/// kept aside, as its definition, and no pivot touches it. Definitions stay as short as they were
/// written, in terms of other variables; along a chain of elements the rows would become as long as
/// the chain. No row or objective ever names a variable.
struct Tableau: Sendable {
  struct Cell: Sendable {
    var symbol: Int32
    var coefficient: Double
  }

  /// An equation on its way into the tableau.
  struct Row: Sendable {
    var constant = 0.0
    var cells: [Cell] = []

    func coefficient(of symbol: Int32) -> Double {
      cells.first { $0.symbol == symbol }?.coefficient ?? 0
    }

    mutating func insert(_ symbol: Int32, _ coefficient: Double) {
      // New symbols mostly have the greatest number.
      if cells.last?.symbol ?? -1 < symbol {
        cells.append(Cell(symbol: symbol, coefficient: coefficient))
        return
      }
      let place = cells.firstIndex { $0.symbol > symbol } ?? cells.endIndex
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
    }

    /// From `0 = constant + … + a · symbol` to `symbol = …`.
    mutating func solve(for symbol: Int32) {
      guard let place = cells.firstIndex(where: { $0.symbol == symbol }) else { return }
      let factor = -1 / cells[place].coefficient
      constant *= factor
      cells.remove(at: place)
      for index in cells.indices { cells[index].coefficient *= factor }
    }

    mutating func negate() {
      constant = -constant
      for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
    }
  }

  enum Kind: UInt8, Sendable {
    /// A variable of the user: any number.
    case external
    /// Made by a constraint; never below 0.
    case restricted
    /// Marks a required equation: always 0, never enters the basis again.
    case dummy
  }

  enum Place: UInt8, Sendable {
    /// At the right, where it is 0 while nothing moves it.
    case parameter
    /// At the left of a row.
    case basic
    /// A variable with a definition.
    case defined
  }

  struct Symbol: Sendable {
    var kind: Kind
    var place = Place.parameter
    /// Of a variable: greater than that of those that its definition names; -1 while it has none and
    /// no definition names it.
    var rank: Int32 = -1
    /// The constraint that made it, or -1.
    var owner: Int32
    /// Its row or definition.
    var start: Int32 = 0
    var count: Int32 = 0
    var constant = 0.0
    /// The first links to the rows and the definitions in which it may stand, or -1.
    var rows: Int32 = -1
    var users: Int32 = -1
  }

  /// A part of a list of symbols.
  private struct Link: Sendable {
    var symbol: Int32
    var next: Int32
  }

  /// What is smaller is 0.
  static let epsilon = 1e-8

  var symbols: [Symbol] = []
  private(set) var cells: [Cell] = []
  /// How many of the cells are in use.
  private(set) var live = 0
  private var links: [Link] = []
  private var freeLink: Int32 = -1
  private var freeSymbols: [Int32] = []
  /// What is minimised, the most important first.
  var objectives: [Objective] = []
  private(set) var roomOfObjectives = 0
  private var scratch: [Cell] = []
  private var freshSymbols: [Int32] = []
  /// How many cells have been gone over.
  var work = 0
  /// Whether a number became too large to calculate with.
  var isBeyondRange = false
  var walk = Walk()
  var nextRank: Int32 = 0
  /// All variables with definitions, each after those that its own names; empty when it is not known.
  var definedOrder: [Int32] = []

  // MARK: Symbols

  /// Makes room for symbols and for the equations of as many constraints, at once.
  mutating func reserve(symbols count: Int, constraints: Int) {
    symbols.reserveCapacity(count)
    cells.reserveCapacity(6 * constraints)
    links.reserveCapacity(6 * constraints)
    walk.reserve(count)
    roomOfObjectives = count
  }

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = -1) -> Int32 {
    if kind != .external, let symbol = freeSymbols.popLast() {
      symbols[Int(symbol)] = Symbol(kind: kind, owner: owner)
      return symbol
    }
    symbols.append(Symbol(kind: kind, owner: owner))
    return Int32(symbols.count - 1)
  }

  /// Takes back a symbol that stands nowhere any more.
  mutating func freeSymbol(_ symbol: Int32) {
    forgetRows(of: symbol)
    forgetUsers(of: symbol)
    symbols[Int(symbol)].owner = -1
    for level in objectives.indices { objectives[level].clear(symbol) }
    freeSymbols.append(symbol)
  }

  func isRestricted(_ symbol: Int32) -> Bool { symbols[Int(symbol)].kind == .restricted }
  func isParameter(_ symbol: Int32) -> Bool { symbols[Int(symbol)].place == .parameter }
  func isBasic(_ symbol: Int32) -> Bool { symbols[Int(symbol)].place == .basic }

  // MARK: Lists

  private mutating func link(_ symbol: Int32, before next: Int32) -> Int32 {
    let free = freeLink
    guard free >= 0 else {
      links.append(Link(symbol: symbol, next: next))
      return Int32(links.count - 1)
    }
    freeLink = links[Int(free)].next
    links[Int(free)] = Link(symbol: symbol, next: next)
    return free
  }

  private mutating func forgetRows(of symbol: Int32) {
    freeList(symbols[Int(symbol)].rows)
    symbols[Int(symbol)].rows = -1
  }

  mutating func forgetUsers(of symbol: Int32) {
    freeList(symbols[Int(symbol)].users)
    symbols[Int(symbol)].users = -1
  }

  private mutating func freeList(_ first: Int32) {
    var next = first
    while next >= 0 {
      let following = links[Int(next)].next
      links[Int(next)].next = freeLink
      freeLink = next
      next = following
    }
  }

  mutating func addUser(_ variable: Int32, of symbol: Int32) {
    symbols[Int(symbol)].users = link(variable, before: symbols[Int(symbol)].users)
  }

  private mutating func addRow(_ basic: Int32, of symbol: Int32) {
    symbols[Int(symbol)].rows = link(basic, before: symbols[Int(symbol)].rows)
  }

  /// The basic symbols with a symbol at the right of their rows, each once, in order.
  mutating func rows(with symbol: Int32) -> [Int32] {
    var list: [Int32] = []
    var next = symbols[Int(symbol)].rows
    if next < 0 { return list }
    while next >= 0 {
      let user = links[Int(next)].symbol
      next = links[Int(next)].next
      if isBasic(user), coefficient(of: symbol, in: user) != 0 { list.append(user) }
    }
    Tableau.makeUnique(&list)
    forgetRows(of: symbol)
    for basic in list { addRow(basic, of: symbol) }
    return list
  }

  /// Calls a function for the basic symbols with a symbol at the right of their rows, in any order, for
  /// some more than once, until it returns false.
  func eachRow(with symbol: Int32, _ body: (Int32, _ coefficient: Double) -> Bool) {
    var next = symbols[Int(symbol)].rows
    while next >= 0 {
      let user = links[Int(next)].symbol
      next = links[Int(next)].next
      guard isBasic(user) else { continue }
      let coefficient = coefficient(of: symbol, in: user)
      if coefficient != 0, !body(user, coefficient) { return }
    }
  }

  /// The variables whose definitions name a symbol, each once, in order.
  mutating func definitions(with symbol: Int32) -> [Int32] {
    var list: [Int32] = []
    var next = symbols[Int(symbol)].users
    if next < 0 { return list }
    while next >= 0 {
      let user = links[Int(next)].symbol
      next = links[Int(next)].next
      if symbols[Int(user)].place == .defined, coefficient(of: symbol, in: user) != 0 {
        list.append(user)
      }
    }
    Tableau.makeUnique(&list)
    forgetUsers(of: symbol)
    for variable in list { addUser(variable, of: symbol) }
    return list
  }

  private static func makeUnique(_ list: inout [Int32]) {
    if list.count < 2 { return }
    list.sort()
    var kept = 1
    for index in 1..<list.count where list[index] != list[kept - 1] {
      list[kept] = list[index]
      kept += 1
    }
    list.removeLast(list.count - kept)
  }

  // MARK: Rows

  /// Where the cells of the row or the definition of a symbol are.
  func range(of symbol: Int32) -> Range<Int> {
    let start = Int(symbols[Int(symbol)].start)
    return start..<start + Int(symbols[Int(symbol)].count)
  }

  func constant(of symbol: Int32) -> Double { symbols[Int(symbol)].constant }

  func coefficient(of symbol: Int32, in user: Int32) -> Double {
    var low = Int(symbols[Int(user)].start)
    let end = low + Int(symbols[Int(user)].count)
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < end && cells[low].symbol == symbol ? cells[low].coefficient : 0
  }

  /// Keeps an equation that is solved for a symbol.
  mutating func store(_ row: Row, for symbol: Int32) {
    checkMagnitude(row.constant)
    symbols[Int(symbol)].constant = row.constant
    store(row.cells, for: symbol)
  }

  private mutating func store(_ list: [Cell], for symbol: Int32) {
    list.withUnsafeBufferPointer { store($0, for: symbol) }
  }

  private mutating func store(_ list: UnsafeBufferPointer<Cell>, for symbol: Int32) {
    let count = Int(symbols[Int(symbol)].count)
    live += list.count - count
    if list.count > count {
      symbols[Int(symbol)].start = Int32(cells.count)
      cells.append(contentsOf: list)
    } else {
      let start = Int(symbols[Int(symbol)].start)
      for index in list.indices { cells[start + index] = list[index] }
    }
    symbols[Int(symbol)].count = Int32(list.count)
    if cells.count > 4 * live + 4096 { compact() }
  }

  /// Leaves out the cells that nothing uses any more.
  private mutating func compact() {
    var kept: [Cell] = []
    kept.reserveCapacity(2 * live)
    for index in symbols.indices where symbols[index].count > 0 {
      let start = kept.count
      kept += cells[range(of: Int32(index))]
      symbols[index].start = Int32(start)
    }
    cells = kept
  }

  /// Takes the row or the definition of a symbol, which is a parameter then.
  @discardableResult
  mutating func remove(_ symbol: Int32) -> Row {
    var row = Row(constant: constant(of: symbol))
    // Mostly one more follows.
    row.cells.reserveCapacity(Int(symbols[Int(symbol)].count) + 1)
    for index in range(of: symbol) { row.cells.append(cells[index]) }
    live -= row.cells.count
    symbols[Int(symbol)].count = 0
    symbols[Int(symbol)].constant = 0
    symbols[Int(symbol)].place = .parameter
    return row
  }

  /// Makes a symbol basic with a row that is solved for it. It stands in no other row.
  mutating func insert(_ row: Row, for symbol: Int32) {
    store(row, for: symbol)
    symbols[Int(symbol)].place = .basic
    for cell in row.cells { addRow(symbol, of: cell.symbol) }
  }

  /// Puts the row of a symbol wherever the symbol stands.
  mutating func substitute(_ symbol: Int32, _ row: Row) {
    for basic in rows(with: symbol) { add(row, to: basic, replacing: symbol) }
    forgetRows(of: symbol)
    for level in objectives.indices {
      let factor = objectives[level][symbol]
      if factor == 0 { continue }
      objectives[level].clear(symbol)
      for cell in row.cells { objectives[level].add(factor * cell.coefficient, cell.symbol) }
    }
  }

  /// Adds to the objective what a symbol costs there, by its row when it is basic.
  mutating func addCost(_ level: Int, _ symbol: Int32, _ weight: Double) {
    guard isBasic(symbol) else {
      objectives[level].add(weight, symbol)
      return
    }
    for index in range(of: symbol) {
      objectives[level].add(weight * cells[index].coefficient, cells[index].symbol)
    }
  }

  mutating func removeCell(_ symbol: Int32, from user: Int32) {
    store(cells[range(of: user)].filter { $0.symbol != symbol }, for: user)
  }

  mutating func shift(_ basic: Int32, by amount: Double) {
    let constant = constant(of: basic) + amount
    checkMagnitude(constant)
    symbols[Int(basic)].constant = abs(constant) < Tableau.epsilon ? 0 : constant
  }

  /// Merges two sorted rows; the symbol that is replaced is left out. Most of the time of long layouts
  /// is spent here.
  private mutating func add(_ other: Row, to target: Int32, replacing symbol: Int32) {
    let factor = coefficient(of: symbol, in: target)
    let own = range(of: target)
    let room = own.count + other.cells.count
    work += room
    // Out of the tableau while they are filled.
    var (merged, fresh): ([Cell], [Int32]) = ([], [])
    swap(&merged, &scratch)
    swap(&fresh, &freshSymbols)
    while merged.count < room { merged.append(Cell(symbol: 0, coefficient: 0)) }
    fresh.removeAll(keepingCapacity: true)
    merged.withUnsafeMutableBufferPointer { merged in
      let count = cells.withUnsafeBufferPointer { cells in
        other.cells.withUnsafeBufferPointer {
          Tableau.merge(cells, own, $0, factor, without: symbol, into: merged, &fresh)
        }
      }
      store(UnsafeBufferPointer(rebasing: merged[..<count]), for: target)
    }
    for symbol in fresh { addRow(target, of: symbol) }
    swap(&merged, &scratch)
    swap(&fresh, &freshSymbols)
    shift(target, by: factor * other.constant)
  }
}
