/// Finds numbers for which required linear constraints hold, and others as well as they can, the
/// most important first: the Cassowary method of Badros, Borning and Stuckey (2001), with exact
/// priorities. Incremental: constraints come, go and change their constants at the cost of what they
/// touch. Deterministic; every search is bounded.
public struct Solver: Sendable {
  private var tableau = Tableau()
  private var entries: [Entry?] = []
  private var freeEntries: [Int32] = []
  /// The priorities that constraints below required have, the highest first; one objective each.
  private var levels: [Double] = []
  private var isOptimal = true
  /// By symbol, as they were found last.
  private var values: [Double] = []

  private struct Entry: Sendable {
    var constraint: LinearConstraint
    /// The symbol that stands for the constraint, and its coefficient in the equation.
    var marker: Int32
    var sign: Double
    /// Another symbol that the constraint has made, or -1.
    var other: Int32 = -1
  }

  public init() {}

  public mutating func addVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.external))
  }

  /// Makes the variables that constraints of another solver name, so that they fit this one.
  mutating func reserveVariables(of constraints: [LinearConstraint]) {
    let last = constraints.lazy.flatMap(\.terms).map(\.variable.symbol).max() ?? -1
    while tableau.symbolCount <= last { _ = addVariable() }
  }

  /// The value after `solve()`; 0 for a variable that nothing speaks of.
  public func value(of variable: Variable) -> Double {
    Int(variable.symbol) < values.count ? values[Int(variable.symbol)] : 0
  }

  /// Whether there was too much to weigh: what is refused then may hold, and values may not be the
  /// best. No system that a person wrote comes near.
  public var isExhausted: Bool { tableau.isExhausted }

  public func constraint(_ id: ConstraintID) -> LinearConstraint? {
    entries[Int(id.index)]?.constraint
  }

  /// Finds the best values for all that was added.
  public mutating func solve() {
    if isOptimal { return }
    tableau.optimize()
    values = tableau.values()
    isOptimal = true
  }

  // MARK: Adding

  /// Adds a constraint; the values follow at the next `solve()`. A required one that cannot hold is
  /// refused, and everything is as it was.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintID {
    let id = freeEntries.popLast() ?? Int32(entries.count)
    var entry = Entry(constraint: constraint, marker: -1, sign: 1)
    var sum = makeSum(constraint)
    addSymbols(&sum, &entry, id)
    var row = tableau.expand(sum)
    if let variable = definable(sum, row) {
      row.solve(for: variable)
      sum.solve(for: variable)
      tableau.substitute(variable, row)
      tableau.define(variable, sum)
      finish(entry, id)
      return ConstraintID(index: id)
    }
    if row.constant < 0 {
      row.constant = -row.constant
      for index in row.cells.indices {
        row.cells[index].coefficient = -row.cells[index].coefficient
      }
    }
    do throws(Unsatisfiable) {
      try insert(row, entry)
    } catch {
      // The search may have led away from the best values.
      isOptimal = false
      release(entry)
      freeEntries.append(id)
      throw error
    }
    finish(entry, id)
    return ConstraintID(index: id)
  }

  private mutating func finish(_ entry: Entry, _ id: Int32) {
    addCosts(of: entry, 1)
    if Int(id) == entries.count { entries.append(entry) } else { entries[Int(id)] = entry }
    isOptimal = false
  }

  private mutating func addCosts(of entry: Entry, _ weight: Double) {
    if entry.constraint.isRequired { return }
    let level = level(of: entry.constraint.priority)
    for symbol in [entry.marker, entry.other]
    where symbol >= 0 && tableau.kinds[Int(symbol)] == .error {
      tableau.addCost(level, symbol, weight)
    }
  }

  /// A variable that follows from the others of a constraint as it is written: nothing else that the
  /// constraint names leads to it.
  private func definable(_ sum: Tableau.Row, _ row: Tableau.Row) -> Int32? {
    sum.cells.first { cell in
      tableau.kinds[Int(cell.symbol)] == .external && tableau.isParameter(cell.symbol)
        && tableau.meetings[Int(cell.symbol)] == 1 && row.coefficient(of: cell.symbol) != 0
    }?.symbol
  }

  /// The sum of a constraint, with each variable once.
  private func makeSum(_ constraint: LinearConstraint) -> Tableau.Row {
    var sum = Tableau.Row(constant: constraint.constant)
    for term in constraint.terms.sorted(by: { $0.variable.symbol < $1.variable.symbol }) {
      if sum.cells.last?.symbol == term.variable.symbol {
        sum.cells[sum.cells.count - 1].coefficient += term.coefficient
      } else {
        sum.cells.append(
          Tableau.Cell(symbol: term.variable.symbol, coefficient: term.coefficient))
      }
    }
    sum.cells.removeAll { abs($0.coefficient) < Tableau.epsilon }
    return sum
  }

  private mutating func addSymbols(_ row: inout Tableau.Row, _ entry: inout Entry, _ id: Int32) {
    func add(_ kind: Tableau.Kind, _ coefficient: Double) -> Int32 {
      let symbol = tableau.makeSymbol(kind, owner: id)
      let place = row.cells.firstIndex { $0.symbol > symbol } ?? row.cells.endIndex
      row.cells.insert(Tableau.Cell(symbol: symbol, coefficient: coefficient), at: place)
      return symbol
    }
    let isRequired = entry.constraint.isRequired
    switch entry.constraint.relation {
    case .equal:
      entry.sign = isRequired ? 1 : -1
      entry.marker = add(isRequired ? .dummy : .error, entry.sign)
      if !isRequired { entry.other = add(.error, 1) }
    case .lessOrEqual, .greaterOrEqual:
      entry.sign = entry.constraint.relation == .lessOrEqual ? 1 : -1
      entry.marker = add(.slack, entry.sign)
      if !isRequired { entry.other = add(.error, -entry.sign) }
    }
  }

  /// Gives back the symbols of a constraint whose row is gone. Rounding may have left them elsewhere.
  private mutating func release(_ entry: Entry) {
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      tableau.drop(symbol)
      tableau.freeSymbol(symbol)
    }
  }

  private mutating func insert(_ row: Tableau.Row, _ entry: Entry) throws(Unsatisfiable) {
    var row = row
    if let subject = subject(row, entry) {
      row.solve(for: subject)
      tableau.settle(subject, row)
      return
    }
    if row.cells.allSatisfy({ tableau.kinds[Int($0.symbol)] == .dummy }) {
      // What is required already says what the new equation says, or says otherwise.
      guard row.constant < Tableau.epsilon else { throw conflict(row, entry) }
      row.constant = 0
      row.solve(for: entry.marker)
      tableau.settle(entry.marker, row)
      return
    }
    try insertByArtificial(row, entry)
  }

  /// A symbol that the row can be solved for without making anything infeasible.
  private func subject(_ row: Tableau.Row, _ entry: Entry) -> Int32? {
    if let cell = row.cells.first(where: { tableau.kinds[Int($0.symbol)] == .external }) {
      return cell.symbol
    }
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      if tableau.isRestricted(symbol), row.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Brings a row in through a symbol that is then driven to 0. If it cannot be, the constraint
  /// contradicts those whose symbols hold it up.
  private mutating func insertByArtificial(
    _ row: Tableau.Row, _ entry: Entry
  ) throws(Unsatisfiable) {
    let artificial = tableau.makeSymbol(.slack)
    // It comes before all others, which follow the pivots.
    tableau.objectives.insert(Objective(symbols: tableau.symbolCount), at: 0)
    for cell in row.cells { tableau.addCost(0, cell.symbol, cell.coefficient) }
    tableau.insert(row, for: artificial)
    tableau.optimize(levels: 1)
    tableau.objectives.removeFirst()
    defer { tableau.freeSymbol(artificial) }
    if tableau.rowOf[Int(artificial)] >= 0 {
      let rest = tableau.rows[Int(tableau.rowOf[Int(artificial)])]
      guard rest.constant < 1e-6 else {
        // The row is the only one that knows of the constraint.
        tableau.remove(artificial)
        throw conflict(rest, entry)
      }
      let pivot =
        rest.cells.first { tableau.isRestricted($0.symbol) }
        ?? rest.cells.first { $0.symbol == entry.marker } ?? rest.cells.first
      guard let pivot else {
        tableau.remove(artificial)
        return
      }
      tableau.pivot(pivot.symbol, artificial)
    }
    tableau.drop(artificial)
  }

  /// The constraints whose symbols stand in a row that cannot become 0.
  private func conflict(_ row: Tableau.Row, _ entry: Entry) -> Unsatisfiable {
    let own = tableau.owners[Int(entry.marker)]
    let owners = Set(row.cells.map { tableau.owners[Int($0.symbol)] }).subtracting([own, -1])
    return Unsatisfiable(conflicting: owners.sorted().map { ConstraintID(index: $0) })
  }

  /// The objective of a priority; a new one is put between those of others.
  private mutating func level(of priority: Double) -> Int {
    let place = levels.firstIndex { $0 <= priority } ?? levels.count
    if place < levels.count, levels[place] == priority { return place }
    levels.insert(priority, at: place)
    tableau.objectives.insert(Objective(symbols: tableau.symbolCount), at: place)
    return place
  }

  // MARK: Removing

  /// Takes a constraint away; the values follow at the next `solve()`.
  public mutating func remove(_ id: ConstraintID) {
    guard entries.indices.contains(Int(id.index)), let entry = entries[Int(id.index)] else {
      return
    }
    addCosts(of: entry, -1)
    tableau.eliminate(entry.marker)
    release(entry)
    entries[Int(id.index)] = nil
    freeEntries.append(id.index)
    isOptimal = false
  }

  // MARK: Changing

  /// Gives a constraint another constant, as while somebody drags an edge; solves at once. What
  /// cannot hold is refused, and everything is as it was.
  public mutating func setConstant(
    of id: ConstraintID, to constant: Double
  ) throws(Unsatisfiable) {
    guard entries.indices.contains(Int(id.index)), let entry = entries[Int(id.index)] else {
      return
    }
    solve()
    let old = entry.constraint.constant
    let amount = (constant - old) * entry.sign
    entries[Int(id.index)]?.constraint.constant = constant
    defer { values = tableau.values() }
    guard shift(entry.marker, by: amount) else {
      _ = shift(entry.marker, by: -amount)
      _ = tableau.restore(tableau.basics.filter { $0 >= 0 })
      entries[Int(id.index)]?.constraint.constant = old
      // The slow way knows the reason.
      var trial = self
      trial.remove(id)
      var changed = entry.constraint
      changed.constant = constant
      try trial.add(changed)
      trial.solve()
      self = trial
      return
    }
    // Rounding may have hidden which of two ways was the better.
    tableau.optimize()
  }

  /// Moves the place where the marker of a constraint is 0; false when nothing fits then.
  private mutating func shift(_ marker: Int32, by amount: Double) -> Bool {
    tableau.shiftDefinitions(with: marker, by: amount)
    let basic = tableau.rowOf[Int(marker)]
    if basic >= 0 {
      tableau.shift(basic, by: -amount)
      if tableau.kinds[Int(marker)] == .dummy { return tableau.rows[Int(basic)].constant == 0 }
      return tableau.restore([marker])
    }
    var suspects: [Int32] = []
    var isSound = true
    for row in tableau.rows(with: marker) {
      tableau.shift(row, by: amount * tableau.rows[Int(row)].coefficient(of: marker))
      let symbol = tableau.basics[Int(row)]
      suspects.append(symbol)
      if tableau.kinds[Int(symbol)] == .dummy, tableau.rows[Int(row)].constant != 0 {
        isSound = false
      }
    }
    return isSound && tableau.restore(suspects)
  }

  // MARK: Freedom

  /// The variables that could have other values without any constraint being worse off. Never names
  /// one that could not; may overlook one whose way is barred by constraints that just hold.
  /// - Parameter variables: Those that are asked about.
  public mutating func ambiguous(among variables: [Variable]) -> Set<Variable> {
    solve()
    return Set(tableau.movable(among: variables.map(\.symbol)).map { Variable(symbol: $0) })
  }
}
