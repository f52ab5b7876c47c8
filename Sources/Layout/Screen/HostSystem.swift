/// The solver for the places in a container.
struct HostSystem {
  private(set) var list: DemandList
  private var solver = Solver()
  /// The constraint of each demand, and of each bound that the solver has got.
  private var ids: [ConstraintID?] = []
  private var boundIDs: [ConstraintID?] = []
  /// The sources of constraints that cannot hold together.
  private(set) var conflicts: [[Int]] = []
  /// Everything required, as far as it holds; by constraint.
  private var required: [ConstraintID: DemandList.Item] = [:]

  private static let tolerance = 1e-6
  private static let bound = Demand(.greaterOrEqual, priority: LinearConstraint.required)

  /// - Parameter isThorough: Whether the solver gets all that is required, in the order in which
  ///   conflicts are looked for.
  private init(_ list: DemandList, isThorough: Bool) {
    self.list = list
    while solver.tableau.symbols.count < list.plan.variableCount { _ = solver.addVariable() }
    boundIDs = [ConstraintID?](repeating: nil, count: list.bounds.count)
    ids.reserveCapacity(list.items.count)
    var position = 0
    // Sizes first, while every row is short.
    while position < list.items.count, list.items[position].source < 0 {
      ids.append(add(list.items[position], isThorough))
      position += 1
    }
    if isThorough {
      for (index, bound) in list.bounds.enumerated() {
        boundIDs[index] = add(
          DemandList.Item(sum: bound, demand: HostSystem.bound, source: -1), true)
      }
      solver.solve()
    }
    while position < list.items.count {
      ids.append(add(list.items[position], isThorough))
      if !isThorough, ids.last == .some(nil) { return }
      position += 1
    }
  }

  /// Solved.
  init(_ list: DemandList) {
    self.init(list, isThorough: false)
    if ids.contains(where: { $0 == nil }) || !solve() {
      self.init(list, isThorough: true)
      _ = solve()
    }
  }

  private mutating func add(_ item: DemandList.Item, _ isThorough: Bool) -> ConstraintID? {
    do throws(Unsatisfiable) {
      let id = try solver.add(item.sum, item.demand)
      if isThorough, item.demand.isRequired { required[id] = item }
      return id
    } catch {
      if isThorough { explain(error, item) }
      return nil
    }
  }

  /// Solves until all bounds hold that can; false when a required one cannot.
  /// - Parameter includesTight: Whether the solver gets those, too, that just hold.
  private mutating func solve(includesTight: Bool = false) -> Bool {
    var isDone = false
    while !isDone, !solver.isExhausted {
      solver.solve()
      isDone = true
      for (index, bound) in list.bounds.enumerated() where boundIDs[index] == nil {
        let value = bound.value(solver.values)
        guard value < (includesTight ? HostSystem.tolerance : -HostSystem.tolerance) else {
          continue
        }
        guard let id = try? solver.add(bound, HostSystem.bound) else { return false }
        boundIDs[index] = id
        isDone = false
      }
    }
    return true
  }

  private mutating func explain(_ failure: Unsatisfiable, _ item: DemandList.Item) {
    if solver.isExhausted { return }
    let parts = failure.conflicting.compactMap { required[$0] } + [item]
    let constraints = parts.map {
      LinearConstraint($0.sum.terms, $0.sum.constant, $0.demand.relation)
    }
    let minimal = Conflict.minimal(of: constraints) ?? Array(parts.indices)
    let sources = Set(minimal.map { Int(parts[$0].source) }).subtracting([-1]).sorted()
    if !sources.isEmpty, !conflicts.contains(sources) { conflicts.append(sources) }
  }

  var isExhausted: Bool { solver.isExhausted }

  var height: Double { max(solver.value(of: list.plan.hostHeight), 0) }

  /// The frame of a member by its number, from the corner of the host.
  func frame(_ number: Int) -> Frame {
    func value(_ variable: Variable) -> Double {
      // A hundredth of a point is exact enough, and the same everywhere.
      (solver.value(of: variable) * 100).rounded() / 100
    }
    let plan = list.plan
    return Frame(
      x: value(plan.left(number)), y: value(plan.top(number)), width: value(plan.width(number)),
      height: value(plan.height(number)))
  }

  /// The boxes with content whose size the constraints leave open, by axis.
  mutating func ambiguous() -> [LayoutResult.Ambiguity] {
    guard solve(includesTight: true) else { return [] }
    let plan = list.plan
    let free = solver.ambiguous(
      among: plan.members.indices.flatMap { [plan.width($0), plan.height($0)] })
    return plan.members.enumerated().flatMap { number, member -> [LayoutResult.Ambiguity] in
      let natural = list.flow.natural[member]
      guard natural.height > 0 else { return [] }
      let isWide = free.contains(plan.width(number)) && !natural.grows
      return (isWide ? [.init(box: member, isHorizontal: true)] : [])
        + (free.contains(plan.height(number)) ? [.init(box: member, isHorizontal: false)] : [])
    }
  }
}
