import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What stands inside of a control where its conditions are in one way.
struct ReachableParts {
  fileprivate(set) var assumptions: [Assumption] = []
  /// The segments or wheels; that of a loop once.
  fileprivate(set) var elements: [PlacedElement] = []
  /// How many they are; nil if known only while the app runs.
  fileprivate(set) var count: Int? = 0

  /// A condition that leaves something out, else any of them.
  private var condition: Location? {
    (assumptions.first { !$0.holds } ?? assumptions.first).map { assumption in
      let program = assumption.place.program
      return program.location(of: program.expression(assumption.condition).origin)
    }
  }

  /// That condition, for a finding.
  var related: [Finding.Related] {
    condition.map { [Finding.Related($0, Message("the condition", "条件")())] } ?? []
  }

  fileprivate func joined(with other: Self) -> Self {
    ReachableParts(
      assumptions: assumptions + other.assumptions, elements: elements + other.elements,
      count: count.flatMap { own in other.count.map { min(own + $0, 100_000) } })
  }
}

extension PlacedElement {
  /// What may stand together in it, of a kind: one for each way in which its conditions may be. None where
  /// there are no conditions, too many, or uses of the component decide them.
  func reachableParts(of kind: KindName) -> [ReachableParts] {
    guard descendants.contains(where: { $0.form == .conditional }),
      !children.contains(where: { $0.is(kind) && $0.isDecidedByUses(inside: self) }),
      let all = ways(of: kind, around: walk.conditions(around: index))
    else { return [] }
    return all.filter { walk.mayBe($0.assumptions) }
  }

  private func ways(of kind: KindName, around outer: [Assumption]) -> [ReachableParts]? {
    var result = [ReachableParts()]
    for part in parts {
      guard let options = part.options(of: kind, around: outer) else { return nil }
      result = result.flatMap { before in
        options.filter { !walk.contradict(before.assumptions, $0.assumptions) }
          .map { before.joined(with: $0) }
      }
      if result.count > Choice.limit { return nil }
    }
    return result
  }

  /// The ways in which a part of a control may be there.
  private func options(of kind: KindName, around outer: [Assumption]) -> [ReachableParts]? {
    switch form {
    case .kind:
      return [self.is(kind) ? ReachableParts(elements: [self], count: 1) : ReachableParts()]
    case .loop:
      let elements = Array(children.filter { $0.is(kind) })
      if elements.isEmpty { return [ReachableParts()] }
      let isPlain = elements.count == 1 && elements[0].parent?.index == index
      return [ReachableParts(elements: elements, count: isPlain ? roundsShown ?? rounds : nil)]
    case .conditional:
      var result: [ReachableParts] = []
      for branch in parts {
        let assumptions = walk.conditions(around: branch.index, inside: index)
        if walk.contradict(outer, assumptions) { continue }
        guard let ways = branch.ways(of: kind, around: outer + assumptions) else { return nil }
        result += ways.map { ReachableParts(assumptions: assumptions).joined(with: $0) }
      }
      if let last = parts.last, last.element.payload >= 0 {
        let none = walk.conditions(around: last.index, inside: index).map {
          Assumption($0.condition, $0.place, holds: false)
        }
        if !walk.contradict(outer, none) { result.append(ReachableParts(assumptions: none)) }
      }
      return result
    default: return ways(of: kind, around: outer)
    }
  }
}

extension Walk {
  /// Whether there are values of variables, where these have few, with which assumptions are so.
  fileprivate func mayBe(_ assumptions: [Assumption]) -> Bool {
    var finder = ChoiceFinder(expansion, memo.states)
    for one in assumptions { finder.find(one.condition, one.place, states: false) }
    var choices = finder.choices.map { ($0.subject, $0.options) }
    for (symbol, place) in assumptions.flatMap({ variables(in: [$0.condition], $0.place) }) {
      let subject = Choice.Subject.name(symbol, frame: place.frame)
      guard !choices.contains(where: { $0.0 == subject }),
        let values = place.program.fewValues(ofVariable: Int(symbol.index))
      else { continue }
      choices.append((subject, values.map { .value($0) }))
    }
    let count = choices.reduce(1) { min($0 * $1.1.count, 100_000) }
    guard count <= 1_024 else { return true }
    return (0..<count).contains { number in
      var rest = number
      let values = CaseValues(
        expansion,
        choices.map { subject, options in
          defer { rest /= options.count }
          return (subject, options[rest % options.count])
        })
      return assumptions.allSatisfy {
        values.value(of: $0.condition, in: $0.place) != .bool(!$0.holds)
      }
    }
  }
}

extension Program {
  /// All values of a variable, where a range or its type leaves few.
  fileprivate func fewValues(ofVariable index: Int) -> [Value]? {
    let variable = self.variables[index]
    if variable.type == .bool { return [.bool(false), .bool(true)] }
    guard variable.type == .int, let range = variable.range,
      case .range(.int(let low), .int(let high), let isClosed)? = constant(range),
      case let span = high.subtractingReportingOverflow(low), !span.overflow,
      (0..<Choice.limit).contains(span.partialValue)
    else { return nil }
    let values = isClosed ? Array(low...high) : Array(low..<high)
    return values.isEmpty ? nil : values.map { .int($0) }
  }
}
