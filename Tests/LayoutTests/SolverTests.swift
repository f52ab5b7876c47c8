import Testing

@testable import CtlLayout

/// Small systems by hand, and properties of many random ones.
struct SolverTests {
  @Test func equationsAreSolved() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearConstraint([.init(1, x), .init(1, y)], -10, .equal))
    try solver.add(LinearConstraint([.init(1, x), .init(-1, y)], -4, .equal))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func higherPrioritiesWinHoweverManyAreBelowThem() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for _ in 0..<50 {
      try solver.add(LinearConstraint([.init(1, x)], -5, .equal, priority: 749))
    }
    try solver.add(LinearConstraint([.init(1, x)], -9, .equal, priority: 750))
    solver.solve()
    #expect(solver.value(of: x) == 9)
  }

  @Test func inequalitiesBoundWhatIsWished() throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.add(LinearConstraint([.init(1, x)], -20, .greaterOrEqual))
    try solver.add(LinearConstraint([.init(1, x)], -100, .lessOrEqual))
    let wish = try solver.add(LinearConstraint([.init(1, x)], -500, .equal, priority: 1))
    solver.solve()
    #expect(solver.value(of: x) == 100)
    try solver.setConstant(of: wish, to: -30)
    #expect(solver.value(of: x) == 30)
    try solver.setConstant(of: wish, to: 0)
    #expect(solver.value(of: x) == 20)
  }

  @Test func whatContradictsIsRefusedAndNothingElseChanges() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.add(LinearConstraint([.init(1, x)], -10, .greaterOrEqual))
    let second = try solver.add(LinearConstraint([.init(1, x), .init(-1, y)], 0, .equal))
    try solver.add(LinearConstraint([.init(1, y)], -1, .equal, priority: 5))
    #expect(throws: Unsatisfiable(conflicting: [first, second])) {
      try solver.add(LinearConstraint([.init(1, y)], -9, .lessOrEqual))
    }
    solver.solve()
    #expect(solver.value(of: y) == 10)
    solver.remove(second)
    try solver.add(LinearConstraint([.init(1, y)], -9, .lessOrEqual))
    solver.solve()
    #expect(solver.value(of: y) == 1)
  }

  @Test func aRequiredConstantCanChangeAndWhatCannotHoldIsRefused() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let width = try solver.add(LinearConstraint([.init(1, x)], -320, .equal))
    try solver.add(LinearConstraint([.init(1, y), .init(-0.5, x)], 0, .equal))
    let least = try solver.add(LinearConstraint([.init(1, y)], -100, .greaterOrEqual))
    try solver.setConstant(of: width, to: -640)
    #expect(solver.value(of: y) == 320)
    #expect(throws: Unsatisfiable.self) { try solver.setConstant(of: least, to: -321) }
    #expect(solver.value(of: y) == 320)
    #expect(throws: Unsatisfiable.self) { try solver.setConstant(of: width, to: -100) }
    #expect(solver.value(of: x) == 640)
  }

  @Test func freedomIsSeen() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add(LinearConstraint([.init(1, x)], -3, .equal))
    try solver.add(LinearConstraint([.init(1, y)], -3, .greaterOrEqual))
    try solver.add(LinearConstraint([.init(1, z), .init(-1, y)], 0, .equal))
    #expect(solver.ambiguous(among: [x, y, z]) == [y, z])
    try solver.add(LinearConstraint([.init(1, z)], -8, .equal, priority: 10))
    #expect(solver.ambiguous(among: [x, y, z]).isEmpty)
  }

  @Test(arguments: 0..<300)
  func conflictsAreMinimal(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let system = RandomSystem(&random, priorities: [1000])
    guard let conflict = Conflict.minimal(of: system.constraints) else {
      #expect(Conflict.isSatisfiable(system.constraints))
      return
    }
    let parts = conflict.map { system.constraints[$0] }
    #expect(!Conflict.isSatisfiable(parts))
    for index in parts.indices {
      var rest = parts
      rest.remove(at: index)
      #expect(Conflict.isSatisfiable(rest), "\(index) of \(parts) can be left out")
    }
  }

  /// Adding, removing and changing leads to the errors that a new solver finds.
  @Test(arguments: 0..<300)
  func incrementalEqualsFromNothing(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 1_000_000)
    let system = RandomSystem(&random, priorities: [1000, 750, 250, 10])
    var solver = Solver()
    for _ in 0..<system.variables { _ = solver.addVariable() }
    var present: [(id: ConstraintID, constraint: LinearConstraint)] = []
    for step in 0..<60 {
      let choice = random.next(10)
      if choice < 5 || present.isEmpty {
        let constraint = system.constraints[random.next(system.constraints.count)]
        if let id = try? solver.add(constraint) { present.append((id, constraint)) }
      } else if choice < 8 {
        let index = random.next(present.count)
        let constant = Double(random.next(41) - 20)
        if (try? solver.setConstant(of: present[index].id, to: constant)) != nil {
          present[index].constraint.constant = constant
        }
      } else {
        solver.remove(present.remove(at: random.next(present.count)).id)
      }
      // Now and then several steps are taken at once.
      if random.next(3) > 0 { continue }
      solver.solve()
      let found = errors(present.map(\.constraint)) { solver.value(of: $0) }
      let expected = RandomSystem.solve(present.map(\.constraint), system.variables)
      #expect(isClose(found, expected), "step \(step): \(found) instead of \(expected)")
    }
  }

  /// Numbers that nobody can compute with trap nowhere: the solver gives up, or its values are numbers.
  @Test(arguments: 0..<300)
  func hostileNumbersTrapNowhere(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 2_000_000)
    var system = RandomSystem(&random, priorities: [1000, 750, 10])
    let hostile: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e13, 1e-13, -0.0,
    ]
    func number() -> Double { hostile[random.next(hostile.count)] }
    for _ in 0...random.next(3) {
      let index = random.next(system.constraints.count)
      switch random.next(3) {
      case 0: system.constraints[index].terms[0].coefficient = number()
      case 1: system.constraints[index].constant = number()
      default: system.constraints[index].priority = number()
      }
    }
    var solver = Solver()
    let variables = (0..<system.variables).map { _ in solver.addVariable() }
    let ids = system.constraints.compactMap { try? solver.add($0) }
    solver.solve()
    if let first = ids.first { try? solver.setConstant(of: first, to: number()) }
    if let last = ids.last { solver.remove(last) }
    solver.solve()
    _ = solver.ambiguous(among: variables)
    #expect(solver.isExhausted || variables.allSatisfy { solver.value(of: $0).isFinite })
    _ = Conflict.minimal(of: system.constraints)
  }
}

func isClose(_ first: [Double], _ second: [Double]) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { abs($0 - $1) < 1e-5 * max(1, abs($1)) }
}

/// The sums of the errors by priority, the highest first.
func errors(_ constraints: [LinearConstraint], _ value: (Variable) -> Double) -> [Double] {
  Set(constraints.map(\.priority)).sorted(by: >).map { priority in
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(value) }
  }
}

struct SeededRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(bound))
  }
}

struct RandomSystem {
  let variables: Int
  var constraints: [LinearConstraint] = []

  init(_ random: inout SeededRandom, priorities: [Double]) {
    variables = 1 + random.next(9)
    for _ in 0..<(1 + random.next(24)) {
      var terms: [LinearConstraint.Term] = []
      for _ in 0..<(1 + random.next(3)) {
        let coefficient = [-2.0, -1, -1, 0.5, 1, 1, 2][random.next(7)]
        terms.append(.init(coefficient, Variable(symbol: Int32(random.next(variables)))))
      }
      constraints.append(
        LinearConstraint(
          terms, Double(random.next(41) - 20),
          [.equal, .lessOrEqual, .greaterOrEqual][random.next(3)],
          priority: priorities[random.next(priorities.count)]))
    }
  }

  /// The errors of a new solver for constraints of which all required ones can hold.
  static func solve(_ constraints: [LinearConstraint], _ variables: Int) -> [Double] {
    var solver = Solver()
    for _ in 0..<variables { _ = solver.addVariable() }
    for constraint in constraints where (try? solver.add(constraint)) == nil { return [] }
    solver.solve()
    return errors(constraints) { solver.value(of: $0) }
  }
}
