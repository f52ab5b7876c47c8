/// The solver for the places in a container.
struct HostSystem: Sendable {
  private let plan: HostPlan
  private var items: [DemandList.Item]
  private let bounds: [Sum]
  private var solver = Solver()
  /// The constraint of each demand, and of each bound that was given to the solver.
  private var ids: [ConstraintID?] = []
  private var boundIDs: [ConstraintID?]
  /// The sources of constraints that contradict each other.
  private(set) var conflicts: [[Int]] = []
  /// All required constraints, as far as they can be satisfied; kept only for finding conflicts.
  private var required: [ConstraintID: DemandList.Item] = [:]
  private var isThorough: Bool
  private var updates = 0

  private static let tolerance = 1e-6
  /// With more bounds that do not hold by themselves, it is better to begin with all of them.
  private static let boundLimit = 32
  private static let bound = Demand(.greaterOrEqual, priority: LinearConstraint.required)

  /// Solved.
  init(_ list: DemandList) {
    self.init(list, isThorough: false)
    if isSound && solve() || isExhausted { return }
    self.init(list, isThorough: true)
    _ = solve()
  }

  /// - Parameter isThorough: Whether the solver gets all required constraints, in the order in
  ///   which conflicts are searched; else it stops at the first conflict.
  private init(_ list: DemandList, isThorough: Bool) {
    plan = list.plan
    items = list.items
    bounds = list.bounds
    boundIDs = [ConstraintID?](repeating: nil, count: list.bounds.count)
    self.isThorough = isThorough
    solver.reserve(variables: plan.variableCount, constraints: items.count)
    while solver.tableau.symbols.count < plan.variableCount { _ = solver.addVariable() }
    ids.reserveCapacity(items.count)
    // Sizes first, while every row is short.
    while ids.count < items.count, items[ids.count].source < 0, !isExhausted {
      ids.append(add(items[ids.count]))
    }
    if isThorough {
      for (index, bound) in bounds.enumerated() {
        boundIDs[index] = add(DemandList.Item(sum: bound, demand: HostSystem.bound, source: -1))
      }
      solver.solve()
    }
    while ids.count < items.count, isThorough || isSound, !isExhausted {
      ids.append(add(items[ids.count]))
    }
  }

  /// Whether everything was accepted so far.
  private var isSound: Bool { ids.last != .some(nil) }

  private mutating func add(_ item: DemandList.Item) -> ConstraintID? {
    do throws(Unsatisfiable) {
      let id = try solver.add(item.sum, item.demand)
      if isThorough, item.demand.isRequired { required[id] = item }
      return id
    } catch {
      if isThorough { explain(error, item) }
      return nil
    }
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

  /// Solves until all bounds that can be satisfied are; false when one cannot, or there are too many.
  /// - Parameter includesTight: Whether the solver also gets the bounds that are just satisfied.
  private mutating func solve(includesTight: Bool = false) -> Bool {
    var isDone = false
    var added = 0
    while !isDone, !solver.isExhausted {
      solver.solve()
      isDone = true
      for (index, bound) in bounds.enumerated() where boundIDs[index] == nil {
        let value = bound.value(solver.values)
        guard value < (includesTight ? HostSystem.tolerance : -HostSystem.tolerance) else {
          continue
        }
        added += 1
        if added > HostSystem.boundLimit, !isThorough, !includesTight { return false }
        guard let id = try? solver.add(bound, HostSystem.bound) else { return false }
        boundIDs[index] = id
        isDone = false
      }
    }
    return true
  }

  // MARK: Changes

  /// Solves the changed conditions from the present solution; false when it is better to begin from
  /// nothing: the result must certainly be the same.
  mutating func update(to list: DemandList) -> Bool {
    updates += 1
    // Rounding errors add up.
    guard !isThorough, updates < 1000, list.items.count < DemandList.limit else { return false }
    let next = list.items
    let most = min(items.count, next.count)
    var start = 0
    while start < most, items[start].isParallel(to: next[start]) { start += 1 }
    var end = 0
    while end < most - start,
      items[items.count - 1 - end].isParallel(to: next[next.count - 1 - end])
    { end += 1 }
    let change = items.count + next.count - 2 * (start + end)
    guard change < 100 else { return false }
    var constants: [(id: ConstraintID, constant: Double)] = []
    func compare(_ old: Int, _ new: Int) {
      guard items[old].sum.constant != next[new].sum.constant, let id = ids[old] else { return }
      constants.append((id, next[new].sum.constant))
    }
    for index in 0..<start { compare(index, index) }
    for index in 0..<end { compare(items.count - end + index, next.count - end + index) }
    guard solver.setConstants(constants) else { return false }
    if change > 0 {
      for id in ids[start..<items.count - end] { if let id { solver.remove(id) } }
      var added: [ConstraintID?] = []
      for item in next[start..<next.count - end] {
        guard let id = add(item) else { return false }
        added.append(id)
      }
      ids.replaceSubrange(start..<items.count - end, with: added)
    }
    items = next
    return solve() && !isExhausted && solver.isUnique()
  }

  // MARK: Results

  var isExhausted: Bool { solver.isExhausted || items.count >= DemandList.limit }

  var height: Double { max(solver.value(of: plan.hostHeight), 0) }

  /// The frame of a member by its number, from the corner of the host.
  func frame(_ number: Int) -> Frame {
    func value(_ variable: Variable) -> Double {
      // A hundredth of a point is exact enough, and the same everywhere.
      (solver.value(of: variable) * 100).rounded() / 100
    }
    return Frame(
      x: value(plan.left(number)), y: value(plan.top(number)), width: value(plan.width(number)),
      height: value(plan.height(number)))
  }

  /// The boxes with content whose size the constraints leave open, by axis.
  mutating func ambiguous(_ natural: [NaturalSize]) -> [LayoutResult.Ambiguity] {
    guard solve(includesTight: true) else { return [] }
    let free = solver.ambiguous(
      among: plan.members.indices.flatMap { [plan.width($0), plan.height($0)] })
    return plan.members.enumerated().flatMap { number, member -> [LayoutResult.Ambiguity] in
      guard natural[member].height > 0 else { return [] }
      let isWide = free.contains(plan.width(number)) && !natural[member].grows
      return (isWide ? [.init(box: member, isHorizontal: true)] : [])
        + (free.contains(plan.height(number)) ? [.init(box: member, isHorizontal: false)] : [])
    }
  }
}
