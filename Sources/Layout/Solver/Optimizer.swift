// The simplex methods. Both choose the symbol with the least number where there is a choice, so
// that they cannot run in circles; the bound on their steps is against rounding errors, those on
// their work and memory against systems made to be slow.

extension Tableau {
  static let stepLimit = 20_000
  static let workLimit = 15_000_000
  static let cellLimit = 3_000_000

  /// Beyond it sums lose what they should keep, and then nothing ends.
  static let magnitudeLimit = 1e12

  /// Whether the search was given up.
  var isExhausted: Bool { work > Tableau.workLimit || live > Tableau.cellLimit || isBeyondRange }

  mutating func checkMagnitude(_ number: Double) {
    if !(abs(number) <= Tableau.magnitudeLimit) { isBeyondRange = true }
  }

  /// From a feasible tableau to an optimal one. The objectives are minimised in turn, each without
  /// harm to those before it.
  /// - Parameter levels: How many of them; the others only follow.
  mutating func optimize(levels: Int = .max) {
    for _ in 0..<Tableau.stepLimit where !isExhausted {
      guard let entering = entering(min(levels, objectives.count)) else { return }
      guard let leaving = leaving(entering) else { return }
      pivot(entering, leaving)
    }
  }

  /// A symbol that lowers the first objective that it changes.
  private mutating func entering(_ levels: Int) -> Int32? {
    for level in 0..<levels {
      // Out of the array during the change, because the others are read.
      var objective = Objective()
      swap(&objective, &objectives[level])
      let symbol = objective.first { symbol in
        isRestricted(symbol) && (0..<level).allSatisfy { objectives[$0][symbol] == 0 }
      }
      swap(&objective, &objectives[level])
      if let symbol { return symbol }
    }
    return nil
  }

  /// The symbol that first reaches 0 when the entering one rises.
  private func leaving(_ entering: Int32) -> Int32? {
    var best: (ratio: Double, symbol: Int32)?
    eachRow(with: entering) { symbol, slope in
      guard slope < 0, isRestricted(symbol) else { return true }
      let ratio = -constant(of: symbol) / slope
      if let known = best {
        if ratio < known.ratio || ratio == known.ratio && symbol < known.symbol {
          best = (ratio, symbol)
        }
      } else if ratio < .infinity {
        best = (ratio, symbol)
      }
      return true
    }
    return best?.symbol
  }

  /// From an optimal tableau in which some restricted symbols have fallen below 0 to a feasible
  /// one. False when there is none.
  mutating func restore(_ suspects: [Int32]) -> Bool {
    let isSound = suspects.allSatisfy { symbol in
      !isBasic(symbol) || isRestricted(symbol) || constant(of: symbol) == 0
    }
    if !isSound { return false }
    var pending = suspects
    for _ in 0..<Tableau.stepLimit where !isExhausted {
      guard let leaving = nextInfeasible(&pending) else { return true }
      guard let entering = dualEntering(leaving) else { return false }
      pending += rows(with: entering)
      pivot(entering, leaving)
      pending.append(entering)
    }
    return false
  }

  private func nextInfeasible(_ pending: inout [Int32]) -> Int32? {
    pending.removeAll { symbol in
      !isBasic(symbol) || !isRestricted(symbol) || constant(of: symbol) > -Tableau.epsilon
    }
    return pending.min()
  }

  /// The symbol with the least cost for its effect.
  private func dualEntering(_ basic: Int32) -> Int32? {
    var best: Cell?
    for index in range(of: basic) {
      let cell = cells[index]
      guard isRestricted(cell.symbol), cell.coefficient > 0 else { continue }
      if let known = best, !isCheaper(cell, than: known) { continue }
      best = cell
    }
    return best?.symbol
  }

  /// Whether a symbol costs less than another for the same effect, in absolute terms.
  private func isCheaper(_ cell: Cell, than other: Cell) -> Bool {
    for level in objectives {
      let cost = level[cell.symbol] / abs(cell.coefficient)
      let known = level[other.symbol] / abs(other.coefficient)
      if cost != known { return cost < known }
    }
    return false
  }

  /// The cheapest symbol of `0 = constant + …`, which is not below 0, for which the row can be solved
  /// without making another infeasible; of several, the first.
  func subject(of row: Row) -> Int32? {
    var best: Cell?
    for cell in row.cells where isRestricted(cell.symbol) {
      let isUseful = row.constant == 0 || cell.coefficient < 0
      guard isUseful else { continue }
      if let best, !isCheaper(cell, than: best) { continue }
      let step = -row.constant / cell.coefficient
      if step == 0 || allowsStep(step, of: cell.symbol) { best = cell }
    }
    return best?.symbol
  }

  /// Whether all rows stay feasible while a symbol rises so far.
  private func allowsStep(_ step: Double, of symbol: Int32) -> Bool {
    var allows = true
    eachRow(with: symbol) { basic, slope in
      let end = constant(of: basic) + step * slope
      allows = isRestricted(basic) ? end >= 0 : abs(end) < Tableau.epsilon
      return allows
    }
    return allows
  }
}
