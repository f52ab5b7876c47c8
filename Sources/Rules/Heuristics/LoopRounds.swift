import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What the loops around elements do, where their items are known and few.
extension PlacedElement {
  /// The number of rounds in which the `where` of a loop may be true; nil when it has none, or when the
  /// items are unknown or many.
  var roundsShown: Int? {
    let choice = PlacedElement(walk: walk, index: index + 1)
    let branch = PlacedElement(walk: walk, index: index + 2)
    guard choice.form == .conditional,
      choice.instance.size + 1 == instance.size, branch.form == .branch,
      branch.instance.size + 1 == choice.instance.size, branch.element.payload >= 0,
      let items = roundItems
    else { return nil }
    let condition = ExpressionID(Int(branch.element.payload))
    let name = Choice.Subject.name(
      Symbol(.loopVariable, program.file, Int(element.payload)), frame: frame)
    return items.count { item in
      CaseValues(walk.expansion, [(name, .value(item))])
        .value(of: condition, in: .init(program, frame: frame)) != .bool(false)
    }
  }

  /// The items of a loop, if they are known and few.
  var roundItems: [Value]? {
    guard let rounds, (1...Choice.limit).contains(rounds) else { return nil }
    switch walk.value(
      program.loops[Int(element.payload)].sequence, of: program, in: frame)
    {
    case .list(let items)?: return items
    case .range(.int(let low), _, _)?: return (low..<low + rounds).map { .int($0) }
    default: return nil
    }
  }

  /// How often the loop right around it, or around the component that has it, makes it; nil for once.
  var timesMade: Int? {
    var next = parent
    while let holder = next, holder.form == .componentUse || holder.form == .componentRoot {
      next = holder.parent
    }
    guard let loop = next, loop.form == .loop, let count = loop.roundItems?.count, count > 1 else {
      return nil
    }
    return count
  }

  /// The number of rounds of a loop, if known.
  var rounds: Int? {
    guard program.loops.indices.contains(Int(element.payload)) else { return nil }
    let sequence = program.loops[Int(element.payload)].sequence
    switch walk.value(sequence, of: program, in: frame) {
    case .list(let items)?: return items.count
    case .range(.int(let low), .int(let high), let isClosed)?:
      let (difference, overflow) = high.subtractingReportingOverflow(low)
      guard !overflow, difference < .max else { return nil }
      return max(0, difference + (isClosed ? 1 : 0))
    default: return nil
    }
  }

  /// Whether it stands in a loop of which no round comes to it: a branch of a condition is in between that holds
  /// for none of the items.
  func isNeverReached(inRoundsOf control: PlacedElement) -> Bool {
    var conditions: [(PlacedElement, holds: Bool)] = []
    var next = parent
    while let holder = next, holder.index != control.index, holder.form != .loop {
      if holder.form == .branch, let choice = holder.parent {
        conditions.append((holder, true))
        conditions += choice.parts.prefix { $0.index != holder.index }.map { ($0, false) }
      }
      next = holder.parent
    }
    guard !conditions.isEmpty, let loop = next, loop.form == .loop else { return false }
    func isOut(_ branch: PlacedElement, _ holds: Bool, _ value: (ExpressionID) -> Value?) -> Bool {
      let condition = branch.element.payload
      return condition >= 0 && value(ExpressionID(Int(condition))) == .bool(!holds)
    }
    // The item of the current case.
    if walk.current != nil {
      return conditions.contains { branch, holds in
        isOut(branch, holds) { walk.value($0, of: branch.program, in: branch.frame) }
      }
    }
    guard let items = loop.roundItems else { return false }
    let name = Choice.Subject.name(
      Symbol(.loopVariable, loop.program.file, Int(loop.element.payload)), frame: loop.frame)
    return items.allSatisfy { item in
      let values = CaseValues(walk.expansion, [(name, .value(item))])
      return conditions.contains { branch, holds in
        isOut(branch, holds) {
          values.value(of: $0, in: .init(branch.program, frame: branch.frame))
        }
      }
    }
  }
}

extension PlacedElement {
  /// Whether two parts of a control may be there at the same time: they are not in two branches of one condition
  /// nor below conditions that exclude each other, or a loop inside of the control takes one branch in one round
  /// and the other in another. What the uses of a component decide is seen in each of them.
  func canMeet(_ other: PlacedElement, in control: PlacedElement) -> Bool {
    var next = parent
    while let holder = next, !holder.inside.contains(other.index) { next = holder.parent }
    guard let choice = next, choice.form == .conditional else {
      return !walk.exclude(index, other.index) && !isDecidedByUses(inside: control)
        && !other.isDecidedByUses(inside: control)
    }
    while let holder = next, holder.index != control.index {
      if holder.form == .loop { return choice.followsItems(of: holder) }
      next = holder.parent
    }
    return false
  }

  /// Whether the branches of a condition may be other ones in other rounds of a loop around it.
  private func followsItems(of loop: PlacedElement) -> Bool {
    var pending = parts.map(\.element.payload).filter { $0 >= 0 }.map { ExpressionID(Int($0)) }
    for _ in 0..<256 {
      guard let next = pending.popLast() else { return false }
      let expression = program.expression(next)
      guard expression.operation == .symbol else {
        pending += program.operandIDs(of: expression)
        continue
      }
      let kind = program.symbols[Int(expression.payload)].kind
      if kind == .loopVariable || kind == .parameter && loop.frame != frame { return true }
    }
    return true
  }
}

extension Written {
  /// The values in the rounds of the loop that alone is between the element and a control; none where
  /// they are unknown.
  func values(inRoundsOf control: PlacedElement) -> [Value] {
    let walk = control.walk
    guard walk.current == nil, !isOfStyle, let loop = self.control.parent, loop.form == .loop,
      loop.parent?.index == control.index, let items = loop.roundItems
    else { return [] }
    let name = Choice.Subject.name(
      Symbol(.loopVariable, loop.program.file, Int(loop.element.payload)), frame: loop.frame)
    let place = CtlChecker.Place(program, frame: self.control.frame)
    return items.compactMap {
      CaseValues(walk.expansion, [(name, .value($0))]).value(of: entry.expression, in: place)
    }
  }
}
