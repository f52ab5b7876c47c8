extension Tableau {
  /// Exchanges the basic symbol of a row with one at its right.
  mutating func pivot(_ entering: Int32, _ leaving: Int32) {
    var row = remove(leaving)
    row.insert(leaving, -1)
    row.solve(for: entering)
    settle(entering, row)
  }

  /// Makes a symbol basic by a row that is solved for it, wherever it stands.
  mutating func settle(_ symbol: Int32, _ row: Row) {
    if symbols[Int(symbol)].kind == .external {
      define(symbol, row)
    } else {
      substitute(symbol, row)
      insert(row, for: symbol)
    }
  }

  /// Removes a symbol from all equations, by that of the symbol that can best be replaced; the
  /// symbol is then unused.
  mutating func eliminate(_ marker: Int32) {
    if !isBasic(marker), let leaving = leavingRow(marker) { pivot(marker, leaving) }
    if isBasic(marker) {
      replace(marker, by: remove(marker))
      return
    }
    // Only variables depend on it: one of them becomes free.
    for variable in definitions(with: marker) {
      var row = expand(Row(constant: 0, cells: [Cell(symbol: variable, coefficient: 1)]))
      guard abs(row.coefficient(of: marker)) >= Tableau.epsilon else { continue }
      row.insert(variable, -1)
      row.solve(for: marker)
      undefine(variable)
      replace(marker, by: row)
      return
    }
  }

  /// The basic symbol whose row a marker can take without making others infeasible.
  private mutating func leavingRow(_ marker: Int32) -> Int32? {
    var falling: (ratio: Double, symbol: Int32)?
    var rising: (ratio: Double, symbol: Int32)?
    for symbol in rows(with: marker) {
      // Another equation is equivalent: from now on it is the one that counts.
      if symbols[Int(symbol)].kind == .dummy { return symbol }
      let slope = coefficient(of: marker, in: symbol)
      let ratio = abs(constant(of: symbol) / slope)
      if slope < 0 {
        if ratio < falling?.ratio ?? .infinity { falling = (ratio, symbol) }
      } else if ratio < rising?.ratio ?? .infinity {
        rising = (ratio, symbol)
      }
    }
    return falling?.symbol ?? rising?.symbol
  }

  /// Removes a symbol, which is 0 and only on the right, from all rows.
  mutating func drop(_ symbol: Int32) {
    for basic in rows(with: symbol) { removeCell(symbol, from: basic) }
    replace(symbol)
  }

  /// Whether no symbol on the right can rise without cost: then no other values are as good. It may
  /// be false although the values are unique, when other symbols block the way.
  func isUnique() -> Bool {
    for index in symbols.indices where symbols[index].place == .parameter {
      let isUsed = symbols[index].rows >= 0 || symbols[index].users >= 0
      switch symbols[index].kind {
      case .external: if symbols[index].users >= 0 { return false }
      case .restricted: if isUsed, !hasCost(Int32(index)) { return false }
      case .dummy: break
      }
    }
    return true
  }

  private func hasCost(_ symbol: Int32) -> Bool {
    for level in objectives where level[symbol] > 0 { return true }
    return false
  }

  /// Those variables of the user that can move while the tableau stays optimal.
  mutating func movable(among variables: [Int32]) -> [Int32] {
    var canMove = [Bool](repeating: false, count: symbols.count)
    for symbol in 0..<Int32(symbols.count) {
      guard isParameter(symbol), symbols[Int(symbol)].kind != .dummy,
        objectives.allSatisfy({ $0[symbol] == 0 })
      else { continue }
      let isFree = symbols[Int(symbol)].kind == .external
      var room = [Double.infinity, isFree ? Double.infinity : 0]
      for basic in rows(with: symbol) where isRestricted(basic) {
        let slope = coefficient(of: symbol, in: basic)
        let direction = slope < 0 ? 0 : 1
        room[direction] = min(room[direction], constant(of: basic) / abs(slope))
      }
      canMove[Int(symbol)] = isFree || (room.max() ?? 0) > 1e-6
    }
    return variables.filter { symbol in
      if symbols[Int(symbol)].place != .defined { return canMove[Int(symbol)] }
      return expand(Row(constant: 0, cells: [Cell(symbol: symbol, coefficient: 1)])).cells
        .contains { canMove[Int($0.symbol)] }
    }
  }
}
