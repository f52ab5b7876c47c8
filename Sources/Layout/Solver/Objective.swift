/// A sum to minimise: symbols on the right, with the coefficient of each.
struct Objective: Sendable {
  /// By symbol; the costs past the end are 0.
  private var costs: [Double] = []
  /// The symbols that may lower the sum, and some that no longer can.
  private var candidates: [Int32] = []

  init() {}

  /// - Parameter room: How many symbols there may be at first.
  init(room: Int) { costs = [Double](repeating: 0, count: room) }

  subscript(symbol: Int32) -> Double { Int(symbol) < costs.count ? costs[Int(symbol)] : 0 }

  /// Removes a symbol.
  mutating func clear(_ symbol: Int32) {
    if Int(symbol) < costs.count { costs[Int(symbol)] = 0 }
  }

  mutating func add(_ amount: Double, _ symbol: Int32) {
    while costs.count <= Int(symbol) { costs.append(0) }
    let old = costs[Int(symbol)]
    let sum = old + amount
    let new = abs(sum) < Tableau.epsilon ? 0 : sum
    costs[Int(symbol)] = new
    if new < 0, old >= 0 { candidates.append(symbol) }
  }

  /// The first accepted symbol that lowers the sum; forgets those that do not lower it.
  mutating func first(where passes: (Int32) -> Bool) -> Int32? {
    var best: Int32?
    var kept = 0
    for index in candidates.indices {
      let symbol = candidates[index]
      if costs[Int(symbol)] >= 0 { continue }
      candidates[kept] = symbol
      kept += 1
      if symbol < best ?? .max, passes(symbol) { best = symbol }
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }
}
