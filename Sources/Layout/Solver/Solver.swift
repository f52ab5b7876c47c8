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
  /// Coefficients by symbol while a row is made.
  private var work: [Double] = []

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
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  public func constraint(_ id: ConstraintID) -> LinearConstraint? {
    entries[Int(id.index)]?.constraint
  }

  /// Finds the best values for all that was added.
  public mutating func solve() {
    if !isOptimal { tableau.optimize() }
    isOptimal = true
  }

  // MARK: Adding

  /// Adds a constraint; the values follow at the next `solve()`. A required one that cannot hold is
  /// refused, and everything is as it was.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintID {
    let id = freeEntries.popLast() ?? Int32(entries.count)
    var entry = Entry(constraint: constraint, marker: -1, sign: 1)
    var row = makeRow(constraint)
    addSymbols(&row, &entry, id)
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
    if !constraint.isRequired {
      let level = level(of: constraint.priority)
      for symbol in [entry.marker, entry.other]
      where symbol >= 0 && tableau.kinds[Int(symbol)] == .error {
        tableau.addCost(level, symbol, 1)
      }
    }
    if Int(id) == entries.count { entries.append(entry) } else { entries[Int(id)] = entry }
    isOptimal = false
    return ConstraintID(index: id)
  }

  /// The expression with all basic symbols replaced by their rows.
  private mutating func makeRow(_ constraint: LinearConstraint) -> Tableau.Row {
    if work.count < tableau.symbolCount + 4 {
      work += [Double](repeating: 0, count: tableau.symbolCount + 4 - work.count)
    }
    var row = Tableau.Row(constant: constraint.constant)
    var touched: [Int32] = []
    func add(_ symbol: Int32, _ amount: Double) {
      touched.append(symbol)
      work[Int(symbol)] += amount
    }
    for term in constraint.terms {
      let basic = tableau.rowOf[Int(term.variable.symbol)]
      guard basic >= 0 else {
        add(term.variable.symbol, term.coefficient)
        continue
      }
      row.constant += term.coefficient * tableau.rows[Int(basic)].constant
      for cell in tableau.rows[Int(basic)].cells {
        add(cell.symbol, term.coefficient * cell.coefficient)
      }
    }
    touched.sort()
    for symbol in touched {
      let coefficient = work[Int(symbol)]
      work[Int(symbol)] = 0
      if abs(coefficient) >= Tableau.epsilon {
        row.cells.append(Tableau.Cell(symbol: symbol, coefficient: coefficient))
      }
    }
    if abs(row.constant) < Tableau.epsilon { row.constant = 0 }
    return row
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
      tableau.substitute(subject, row)
      tableau.insert(row, for: subject)
      return
    }
    if row.cells.allSatisfy({ tableau.kinds[Int($0.symbol)] == .dummy }) {
      // What is required already says what the new equation says, or says otherwise.
      guard row.constant < Tableau.epsilon else { throw conflict(row, entry) }
      row.constant = 0
      row.solve(for: entry.marker)
      tableau.substitute(entry.marker, row)
      tableau.insert(row, for: entry.marker)
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
    let objectives = tableau.objectives
    var cost = [Double](repeating: 0, count: tableau.symbolCount)
    for cell in row.cells { cost[Int(cell.symbol)] = cell.coefficient }
    // It comes before all others, which follow the pivots.
    tableau.objectives = [cost] + objectives
    tableau.insert(row, for: artificial)
    tableau.minimizeFirst()
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
    tableau.objectives.insert([Double](repeating: 0, count: tableau.symbolCount), at: place)
    return place
  }

  // MARK: Removing

  /// Takes a constraint away; the values follow at the next `solve()`.
  public mutating func remove(_ id: ConstraintID) {
    guard entries.indices.contains(Int(id.index)), let entry = entries[Int(id.index)] else {
      return
    }
    if !entry.constraint.isRequired {
      let level = level(of: entry.constraint.priority)
      for symbol in [entry.marker, entry.other]
      where symbol >= 0 && tableau.kinds[Int(symbol)] == .error {
        tableau.addCost(level, symbol, -1)
      }
    }
    if tableau.rowOf[Int(entry.marker)] < 0, let leaving = tableau.leavingRow(entry.marker) {
      tableau.pivot(entry.marker, leaving)
    }
    if tableau.rowOf[Int(entry.marker)] >= 0 { tableau.remove(entry.marker) }
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
  }

  /// Moves the place where the marker of a constraint is 0; false when nothing fits then.
  private mutating func shift(_ marker: Int32, by amount: Double) -> Bool {
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
  public mutating func ambiguous() -> Set<Variable> {
    solve()
    return Set(tableau.movable().map { Variable(symbol: $0) })
  }
}
