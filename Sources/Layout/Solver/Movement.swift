extension Tableau {
  /// Takes a symbol out of all equations, by that of the symbol that can best do without; the symbol
  /// stands nowhere any more.
  mutating func eliminate(_ marker: Int32) {
    if rowOf[Int(marker)] < 0, let leaving = leavingRow(marker) { pivot(marker, leaving) }
    if rowOf[Int(marker)] >= 0 {
      replace(marker, by: remove(marker))
      return
    }
    // Only variables follow from it: one of them follows from nothing from now on.
    for variable in definitions(with: marker) {
      var row = expand(Row(constant: 0, cells: [Cell(symbol: variable, coefficient: 1)]))
      guard abs(row.coefficient(of: marker)) >= Tableau.epsilon else { continue }
      row.equate(to: variable)
      row.solve(for: marker)
      definitions[Int(variable)] = nil
      substitute(marker, row)
      replace(marker, by: row)
      return
    }
  }

  /// The basic symbol whose row a marker can take without making others infeasible.
  private mutating func leavingRow(_ marker: Int32) -> Int32? {
    var falling: (ratio: Double, symbol: Int32)?
    var rising: (ratio: Double, symbol: Int32)?
    for row in rows(with: marker) {
      let symbol = basics[Int(row)]
      // Another equation says the same: from now on it is the one that counts.
      if kinds[Int(symbol)] == .dummy { return symbol }
      let slope = rows[Int(row)].coefficient(of: marker)
      let ratio = abs(rows[Int(row)].constant / slope)
      if slope < 0 {
        if ratio < falling?.ratio ?? .infinity { falling = (ratio, symbol) }
      } else if ratio < rising?.ratio ?? .infinity {
        rising = (ratio, symbol)
      }
    }
    return falling?.symbol ?? rising?.symbol
  }

  /// Takes a symbol, which is 0 and at the right only, out of all rows.
  mutating func drop(_ symbol: Int32) {
    for row in rows(with: symbol) { removeCell(symbol, from: row) }
    replace(symbol)
  }

  /// Those variables of the user that can move while the tableau stays optimal.
  mutating func movable(among variables: [Int32]) -> [Int32] {
    var canMove = [Bool](repeating: false, count: symbolCount)
    for symbol in 0..<Int32(symbolCount) {
      guard isParameter(symbol), kinds[Int(symbol)] != .dummy,
        objectives.allSatisfy({ $0[symbol] == 0 })
      else { continue }
      let isFree = kinds[Int(symbol)] == .external
      var room = [Double.infinity, isFree ? Double.infinity : 0]
      for row in rows(with: symbol) where isRestricted(basics[Int(row)]) {
        let slope = rows[Int(row)].coefficient(of: symbol)
        let way = rows[Int(row)].constant / abs(slope)
        let direction = slope < 0 ? 0 : 1
        room[direction] = min(room[direction], way)
      }
      canMove[Int(symbol)] = isFree || (room.max() ?? 0) > 1e-6
    }
    return variables.filter { symbol in
      if definitions[Int(symbol)] == nil { return canMove[Int(symbol)] }
      return expand(Row(constant: 0, cells: [Cell(symbol: symbol, coefficient: 1)])).cells
        .contains { canMove[Int($0.symbol)] }
    }
  }
}
