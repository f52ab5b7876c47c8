/// What is minimised: a sum of symbols at the right, with the coefficient of each.
struct Objective: Sendable {
  private var costs: [Double]
  /// The symbols that may lower the sum, and some that may not any more.
  private var candidates: [Int32] = []

  init(symbols count: Int) { costs = [Double](repeating: 0, count: count) }

  subscript(symbol: Int32) -> Double { costs[Int(symbol)] }

  /// Makes room for one more symbol.
  mutating func extend() { costs.append(0) }

  /// Takes a symbol out.
  mutating func clear(_ symbol: Int32) { costs[Int(symbol)] = 0 }

  /// - Parameter isFree: Whether the symbol may fall as well as rise.
  mutating func add(_ amount: Double, _ symbol: Int32, isFree: Bool) {
    let old = costs[Int(symbol)]
    let sum = old + amount
    let new = abs(sum) < Tableau.epsilon ? 0 : sum
    costs[Int(symbol)] = new
    if new < 0 ? old >= 0 : isFree && new > 0 && old <= 0 { candidates.append(symbol) }
  }

  /// The first symbol that lowers the sum, of those that pass; forgets those that do not lower it.
  mutating func first(of kinds: [Tableau.Kind], where passes: (Int32) -> Bool) -> Int32? {
    var best: Int32?
    var kept = 0
    for symbol in candidates {
      let cost = costs[Int(symbol)]
      guard cost < 0 || cost > 0 && kinds[Int(symbol)] == .external else { continue }
      candidates[kept] = symbol
      kept += 1
      if symbol < best ?? .max, passes(symbol) { best = symbol }
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }
}
