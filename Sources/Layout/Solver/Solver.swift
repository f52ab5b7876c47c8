/// Finds numbers that satisfy required linear constraints, and others as well as possible, the most
/// important first: the Cassowary method of Badros, Borning and Stuckey (2001), with exact
/// priorities. Incremental: constraints come, go and change their constants at the cost of the
/// parts that they touch. Deterministic; every search is bounded.
public struct Solver: Sendable {
  var tableau = Tableau()
  private var entries: [Entry] = []
  private var freeEntries: [Int32] = []
  /// What the constraints are about.
  private var terms: [Tableau.Cell] = []
  /// The priorities of constraints that are not required, the highest first; one objective each.
  private var levels: [Double] = []
  private var isOptimal = true
  private var isRead = true
  /// The last values, by symbol.
  private(set) var values: [Double] = []
  private var sum = Tableau.Row()

  private struct Entry: Sendable {
    var demand: Demand
    /// The symbol of the constraint, and its coefficient in the equation; -1 when there is no
    /// constraint.
    var marker: Int32
    var sign = 1.0
    /// Another symbol of the constraint, or -1.
    var other: Int32 = -1
    /// The given constant.
    var constant: Double
    /// Its part of `terms`, which a later constraint with this number may take over.
    var start = 0
    var count = 0
    var room = 0
  }

  public init() {}

  public mutating func addVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.external))
  }

  /// Makes room for variables and constraints at once.
  mutating func reserve(variables: Int, constraints: Int) {
    tableau.reserve(symbols: variables + 2 * constraints, constraints: constraints)
    entries.reserveCapacity(constraints)
    terms.reserveCapacity(3 * constraints)
  }

  /// Makes the variables that constraints of another solver name, so that they fit this one.
  mutating func reserveVariables(of constraints: [LinearConstraint]) {
    let last = constraints.lazy.flatMap(\.terms).map(\.variable.symbol).max() ?? -1
    while tableau.symbols.count <= last { _ = addVariable() }
  }

  /// The value after `solve()`; 0 for an unused variable.
  public func value(of variable: Variable) -> Double {
    Int(variable.symbol) < values.count ? values[Int(variable.symbol)] : 0
  }

  /// Whether there was too much work: refused constraints may be satisfiable, and values may not be
  /// the best. No system that a person writes comes near.
  public var isExhausted: Bool { tableau.isExhausted }

  /// Finds the best values for all that was added.
  public mutating func solve() {
    if !isOptimal { tableau.optimize() }
    if !isRead || !isOptimal { values = tableau.values() }
    isOptimal = true
    isRead = true
  }

  // MARK: Adding

  /// Adds a constraint; the values follow at the next `solve()`. A required one that cannot be
  /// satisfied is refused, and nothing changes.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintID {
    sum.cells.removeAll(keepingCapacity: true)
    for term in constraint.terms.sorted(by: { $0.variable.symbol < $1.variable.symbol }) {
      if sum.cells.last?.symbol == term.variable.symbol {
        sum.cells[sum.cells.count - 1].coefficient += term.coefficient
      } else {
        sum.cells.append(
          Tableau.Cell(symbol: term.variable.symbol, coefficient: term.coefficient))
      }
    }
    sum.cells.removeAll { abs($0.coefficient) < Tableau.epsilon }
    return try add(
      constraint.constant, Demand(constraint.relation, priority: constraint.priority))
  }

  mutating func add(_ terms: Sum, _ demand: Demand) throws(Unsatisfiable) -> ConstraintID {
    sum.cells.removeAll(keepingCapacity: true)
    for index in 0..<terms.count {
      sum.cells.append(
        Tableau.Cell(symbol: terms[index].variable, coefficient: terms[index].coefficient))
    }
    return try add(terms.constant, demand)
  }

  /// Adds a demand on the prepared sum.
  private mutating func add(
    _ constant: Double, _ demand: Demand
  ) throws(Unsatisfiable) -> ConstraintID {
    tableau.checkMagnitude(constant)
    for cell in sum.cells { tableau.checkMagnitude(cell.coefficient) }
    let id = freeEntries.popLast() ?? Int32(entries.count)
    var entry = Entry(demand: demand, marker: -1, constant: constant)
    keepTerms(&entry, id)
    sum.constant = constant
    addSymbols(&entry, id)
    addCosts(of: entry, 1)
    if let variable = definable() {
      // It follows from the others of the constraint as it is written.
      sum.solve(for: variable)
      tableau.define(variable, sum)
    } else {
      var row = tableau.expand(sum)
      if row.constant < 0 { row.negate() }
      isOptimal = false
      do throws(Unsatisfiable) {
        try insert(&row, entry)
      } catch {
        // The search may have moved away from the best values.
        release(entry)
        freeEntries.append(id)
        throw error
      }
    }
    if Int(id) == entries.count { entries.append(entry) } else { entries[Int(id)] = entry }
    isRead = false
    return ConstraintID(index: id)
  }

  /// Keeps the prepared sum.
  private mutating func keepTerms(_ entry: inout Entry, _ id: Int32) {
    if Int(id) < entries.count {
      (entry.start, entry.room) = (entries[Int(id)].start, entries[Int(id)].room)
    }
    entry.count = sum.cells.count
    if entry.count > entry.room {
      (entry.start, entry.room) = (terms.count, entry.count)
      terms += sum.cells
    } else {
      for index in sum.cells.indices { terms[entry.start + index] = sum.cells[index] }
    }
  }

  /// A variable of the sum that no other term leads to; best one that nothing leads to.
  private mutating func definable() -> Int32? {
    for cell in sum.cells where isFree(cell.symbol) && tableau.symbols[Int(cell.symbol)].users < 0 {
      return cell.symbol
    }
    for cell in sum.cells where isFree(cell.symbol) && !tableau.leads(sum, to: cell.symbol) {
      return cell.symbol
    }
    return nil
  }

  private func isFree(_ symbol: Int32) -> Bool {
    tableau.symbols[Int(symbol)].kind == .external && tableau.isParameter(symbol)
  }

  private mutating func addCosts(of entry: Entry, _ weight: Double) {
    let demand = entry.demand
    if demand.isRequired { return }
    // The coefficient of the symbol for the excess is -1.
    let (above, below) =
      entry.sign < 0 ? (entry.marker, entry.other) : (entry.other, entry.marker)
    if demand.above > 0 { tableau.addCost(level(of: demand.above), above, weight) }
    if demand.below > 0 { tableau.addCost(level(of: demand.below), below, weight) }
  }

  private mutating func addSymbols(_ entry: inout Entry, _ id: Int32) {
    let isRequired = entry.demand.isRequired
    entry.sign = entry.demand.relation == .lessOrEqual || isRequired ? 1 : -1
    if isRequired, entry.demand.relation == .greaterOrEqual { entry.sign = -1 }
    let isDummy = isRequired && entry.demand.relation == .equal
    entry.marker = tableau.makeSymbol(isDummy ? .dummy : .restricted, owner: id)
    sum.insert(entry.marker, entry.sign)
    if isRequired { return }
    entry.other = tableau.makeSymbol(.restricted, owner: id)
    sum.insert(entry.other, -entry.sign)
  }

  /// Gives back the symbols of a constraint whose row is gone. Rounding may have left them elsewhere.
  private mutating func release(_ entry: Entry) {
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      tableau.drop(symbol)
      tableau.freeSymbol(symbol)
    }
  }

  private mutating func insert(
    _ row: inout Tableau.Row, _ entry: Entry
  ) throws(Unsatisfiable) {
    let variable = variable(in: row)
    if let subject = variable ?? ownSubject(row, entry) ?? tableau.subject(of: row) {
      row.solve(for: subject)
      tableau.settle(subject, row)
      return
    }
    if !row.cells.contains(where: { tableau.symbols[Int($0.symbol)].kind != .dummy }) {
      // The required constraints already imply the new equation, or contradict it.
      guard row.constant < Tableau.epsilon else { throw conflict(row.cells, entry) }
      row.constant = 0
      row.solve(for: entry.marker)
      tableau.settle(entry.marker, row)
      return
    }
    try insertByArtificial(row, entry)
  }

  private func variable(in row: Tableau.Row) -> Int32? {
    for cell in row.cells where tableau.symbols[Int(cell.symbol)].kind == .external {
      return cell.symbol
    }
    return nil
  }

  /// A symbol of the constraint itself that its row can be solved for.
  private func ownSubject(_ row: Tableau.Row, _ entry: Entry) -> Int32? {
    if tableau.isRestricted(entry.marker), row.coefficient(of: entry.marker) < 0 {
      return entry.marker
    }
    if entry.other >= 0, row.coefficient(of: entry.other) < 0 { return entry.other }
    return nil
  }

  /// Inserts a row with an artificial symbol that is then driven to 0. If it cannot reach 0, the
  /// constraint contradicts those whose symbols hold it up.
  private mutating func insertByArtificial(
    _ row: Tableau.Row, _ entry: Entry
  ) throws(Unsatisfiable) {
    let artificial = tableau.makeSymbol(.restricted)
    // It comes before all others, which follow the pivots.
    tableau.objectives.insert(Objective(), at: 0)
    for cell in row.cells { tableau.addCost(0, cell.symbol, cell.coefficient) }
    tableau.insert(row, for: artificial)
    tableau.optimize(levels: 1)
    tableau.objectives.removeFirst()
    defer { tableau.freeSymbol(artificial) }
    if tableau.isBasic(artificial) {
      let rest = Array(tableau.cells[tableau.range(of: artificial)])
      guard tableau.constant(of: artificial) < 1e-6 else {
        // The row is the only one that knows of the constraint.
        tableau.remove(artificial)
        throw conflict(rest, entry)
      }
      let pivot =
        rest.first { tableau.isRestricted($0.symbol) }
        ?? rest.first { $0.symbol == entry.marker } ?? rest.first
      guard let pivot else {
        tableau.remove(artificial)
        return
      }
      tableau.pivot(pivot.symbol, artificial)
    }
    tableau.drop(artificial)
  }

  /// The constraints whose symbols stand in a row that cannot become 0.
  private func conflict(_ cells: [Tableau.Cell], _ entry: Entry) -> Unsatisfiable {
    let own = tableau.symbols[Int(entry.marker)].owner
    let owners = Set(cells.map { tableau.symbols[Int($0.symbol)].owner }).subtracting([own, -1])
    return Unsatisfiable(conflicting: owners.sorted().map { ConstraintID(index: $0) })
  }

  /// The objective of a priority; a new one is put between those of others.
  private mutating func level(of priority: Double) -> Int {
    let place = levels.firstIndex { $0 <= priority } ?? levels.count
    if place < levels.count, levels[place] == priority { return place }
    levels.insert(priority, at: place)
    tableau.objectives.insert(Objective(room: tableau.roomOfObjectives), at: place)
    return place
  }

  // MARK: Removing

  /// The constraint of an identifier that is in use.
  private func entry(_ id: ConstraintID) -> Entry? {
    guard entries.indices.contains(Int(id.index)), entries[Int(id.index)].marker >= 0 else {
      return nil
    }
    return entries[Int(id.index)]
  }

  /// Takes a constraint away; the values follow at the next `solve()`.
  public mutating func remove(_ id: ConstraintID) {
    guard let entry = entry(id) else { return }
    addCosts(of: entry, -1)
    tableau.eliminate(entry.marker)
    release(entry)
    entries[Int(id.index)].marker = -1
    freeEntries.append(id.index)
    isOptimal = false
  }

  // MARK: Changing

  /// Gives a constraint another constant, for example while a person drags an edge; solves at once. What
  /// cannot hold is refused, and everything is as it was.
  public mutating func setConstant(
    of id: ConstraintID, to constant: Double
  ) throws(Unsatisfiable) {
    guard let entry = entry(id) else { return }
    solve()
    let amount = (constant - entry.constant) * entry.sign
    entries[Int(id.index)].constant = constant
    defer { values = tableau.values() }
    var suspects: [Int32] = []
    shift(entry.marker, by: amount, &suspects)
    if tableau.restore(suspects) {
      // Rounding may have hidden which of two ways was the better.
      tableau.optimize()
      return
    }
    shift(entry.marker, by: -amount, &suspects)
    _ = tableau.restore((0..<Int32(tableau.symbols.count)).filter { tableau.isBasic($0) })
    entries[Int(id.index)].constant = entry.constant
    // The slow way knows the reason.
    var trial = self
    trial.remove(id)
    trial.sum.cells = Array(terms[entry.start..<entry.start + entry.count])
    _ = try trial.add(constant, entry.demand)
    trial.solve()
    self = trial
  }

  /// Gives constraints other constants, all at once; false when not all of them can hold, and the
  /// solver is of no use any more. The values follow at the next `solve()`.
  mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) -> Bool {
    if changes.isEmpty { return true }
    solve()
    var suspects: [Int32] = []
    isRead = false
    for change in changes {
      guard let entry = entry(change.id) else { continue }
      let amount = (change.constant - entry.constant) * entry.sign
      entries[Int(change.id.index)].constant = change.constant
      shift(entry.marker, by: amount, &suspects)
    }
    isOptimal = false
    return tableau.restore(suspects)
  }

  /// Moves the place where the marker of a constraint is 0.
  /// - Parameter suspects: Gets the symbols that may have left where they may be.
  private mutating func shift(
    _ marker: Int32, by amount: Double, _ suspects: inout [Int32]
  ) {
    tableau.shiftDefinitions(with: marker, by: amount)
    if tableau.isBasic(marker) {
      tableau.shift(marker, by: -amount)
      suspects.append(marker)
      return
    }
    for basic in tableau.rows(with: marker) {
      tableau.shift(basic, by: amount * tableau.coefficient(of: marker, in: basic))
      suspects.append(basic)
    }
  }

  // MARK: Freedom

  /// The variables that could have other values without any constraint being worse off. Never names
  /// one that could not; may overlook one whose way is barred by constraints that just hold.
  /// - Parameter variables: Those that are asked about.
  public mutating func ambiguous(among variables: [Variable]) -> Set<Variable> {
    solve()
    return Set(tableau.movable(among: variables.map(\.symbol)).map { Variable(symbol: $0) })
  }

  /// Whether no other values are as good; false also when that is not sure.
  mutating func isUnique() -> Bool {
    solve()
    return tableau.isUnique()
  }
}
