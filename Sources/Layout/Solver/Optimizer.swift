// The simplex methods. Both choose the symbol with the least number where there is a choice, by
// which they cannot run in circles; the bound on their steps is against rounding errors, that on
// their work against systems made to be slow.

extension Tableau {
  static let stepLimit = 20_000
  static let workLimit = 15_000_000

  /// Whether the search was given up.
  var isExhausted: Bool { work > Tableau.workLimit }

  /// From a feasible tableau to one that is optimal, too. The objectives are minimised one after the
  /// other, each without harm to those before it.
  /// - Parameter levels: How many of them; the others only follow.
  mutating func optimize(levels: Int = .max) {
    for _ in 0..<Tableau.stepLimit where !isExhausted {
      guard let entering = entering(min(levels, objectives.count)) else { return }
      guard let leaving = leaving(entering.symbol, isDown: entering.isDown) else { return }
      pivot(entering.symbol, leaving)
    }
  }

  /// A symbol that lowers the first objective that it changes, and whether it must fall for that,
  /// which only variables of the user can.
  private mutating func entering(_ levels: Int) -> (symbol: Int32, isDown: Bool)? {
    for level in 0..<levels {
      // Out of the array while it is changed, because the others are read.
      var objective = Objective(symbols: 0)
      swap(&objective, &objectives[level])
      let symbol = objective.first(of: kinds) { symbol in
        kinds[Int(symbol)] != .dummy && (0..<level).allSatisfy { objectives[$0][symbol] == 0 }
      }
      swap(&objective, &objectives[level])
      if let symbol { return (symbol, objectives[level][symbol] > 0) }
    }
    return nil
  }

  /// The symbol that first reaches 0 when the entering one rises, or falls.
  private mutating func leaving(_ entering: Int32, isDown: Bool) -> Int32? {
    var best: (ratio: Double, symbol: Int32)?
    for row in rows(with: entering) {
      let symbol = basics[Int(row)]
      guard isRestricted(symbol) else { continue }
      let slope = rows[Int(row)].coefficient(of: entering) * (isDown ? -1 : 1)
      guard slope < 0 else { continue }
      let ratio = -rows[Int(row)].constant / slope
      if let known = best, ratio > known.ratio || ratio == known.ratio && symbol > known.symbol {
        continue
      }
      best = (ratio, symbol)
    }
    return best?.symbol
  }

  /// From an optimal tableau in which some restricted symbols have fallen below 0 to one that is
  /// feasible again. False when there is none.
  mutating func restore(_ suspects: [Int32]) -> Bool {
    var pending = suspects
    for _ in 0..<Tableau.stepLimit where !isExhausted {
      guard let leaving = nextInfeasible(&pending) else { return true }
      let row = Int(rowOf[Int(leaving)])
      guard let entering = dualEntering(rows[row]) else { return false }
      pending += rows(with: entering).map { basics[Int($0)] }
      pivot(entering, leaving)
      pending.append(entering)
    }
    return false
  }

  private func nextInfeasible(_ pending: inout [Int32]) -> Int32? {
    pending.removeAll { symbol in
      let row = rowOf[Int(symbol)]
      return row < 0 || !isRestricted(symbol) || rows[Int(row)].constant > -Tableau.epsilon
    }
    return pending.min()
  }

  /// The symbol that costs least for what it gives.
  private func dualEntering(_ row: Row) -> Int32? {
    var best: (symbol: Int32, coefficient: Double)?
    for cell in row.cells {
      switch kinds[Int(cell.symbol)] {
      case .external: return cell.symbol
      case .dummy: continue
      case .slack, .error: break
      }
      guard cell.coefficient > 0 else { continue }
      guard let known = best else {
        best = (cell.symbol, cell.coefficient)
        continue
      }
      for level in objectives {
        let cost = level[cell.symbol] / cell.coefficient
        let knownCost = level[known.symbol] / known.coefficient
        if cost > knownCost { break }
        if cost < knownCost {
          best = (cell.symbol, cell.coefficient)
          break
        }
      }
    }
    return best?.symbol
  }
}
