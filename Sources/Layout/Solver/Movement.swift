extension Tableau {
  /// Minimises the first objective alone.
  mutating func minimizeFirst() {
    guard let first = objectives.first else { return }
    let others = Array(objectives.dropFirst())
    // The others take part in the pivots, but not in the choice.
    deferred = others
    objectives = [first]
    optimize()
    objectives += deferred
    deferred = []
  }

  /// The basic symbol whose row a marker can take without making others infeasible.
  mutating func leavingRow(_ marker: Int32) -> Int32? {
    var falling: (ratio: Double, symbol: Int32)?
    var rising: (ratio: Double, symbol: Int32)?
    var free: Int32?
    for row in rows(with: marker) {
      let symbol = basics[Int(row)]
      // Another equation says the same: from now on it is the one that counts.
      if kinds[Int(symbol)] == .dummy { return symbol }
      let slope = rows[Int(row)].coefficient(of: marker)
      guard isRestricted(symbol) else {
        free = symbol
        continue
      }
      let ratio = abs(rows[Int(row)].constant / slope)
      if slope < 0 {
        if ratio < falling?.ratio ?? .infinity { falling = (ratio, symbol) }
      } else if ratio < rising?.ratio ?? .infinity {
        rising = (ratio, symbol)
      }
    }
    return falling?.symbol ?? rising?.symbol ?? free
  }

  /// Takes a symbol, which is 0 and at the right only, out of all rows.
  mutating func drop(_ symbol: Int32) {
    for row in rows(with: symbol) { removeCell(symbol, from: row) }
  }

  /// The variables of the user that can move while the tableau stays optimal.
  mutating func movable() -> [Int32] {
    var result: [Int32] = []
    for symbol in 0..<Int32(symbolCount) {
      guard rowOf[Int(symbol)] < 0, kinds[Int(symbol)] != .dummy,
        objectives.allSatisfy({ $0[Int(symbol)] == 0 })
      else { continue }
      let isFree = kinds[Int(symbol)] == .external
      let affected = rows(with: symbol)
      if isFree { result.append(symbol) } else if affected.isEmpty { continue }
      var room = [Double.infinity, isFree ? Double.infinity : 0]
      for row in affected where isRestricted(basics[Int(row)]) {
        let slope = rows[Int(row)].coefficient(of: symbol)
        let way = rows[Int(row)].constant / abs(slope)
        let direction = slope < 0 ? 0 : 1
        room[direction] = min(room[direction], way)
      }
      guard (room.max() ?? 0) > 1e-6 else { continue }
      for row in affected where kinds[Int(basics[Int(row)])] == .external {
        result.append(basics[Int(row)])
      }
    }
    return result
  }
}
