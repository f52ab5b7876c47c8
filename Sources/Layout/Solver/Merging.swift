extension Tableau {
  /// Adds a row to another, both sorted, without one symbol.
  /// - Parameter fresh: Gets the symbols that only the row has.
  /// - Returns: how many cells there are.
  static func merge(
    _ cells: UnsafeBufferPointer<Cell>, _ own: Range<Int>, _ others: UnsafeBufferPointer<Cell>,
    _ factor: Double, without symbol: Int32, into merged: UnsafeMutableBufferPointer<Cell>,
    _ fresh: inout [Int32]
  ) -> Int {
    var (first, second, count) = (own.lowerBound, 0, 0)
    while first < own.upperBound || second < others.count {
      let left = first < own.upperBound ? cells[first].symbol : Int32.max
      let right = second < others.count ? others[second].symbol : Int32.max
      if left == symbol {
        first += 1
      } else if left < right {
        merged[count] = cells[first]
        first += 1
        count += 1
      } else {
        var coefficient = factor * others[second].coefficient
        if left == right {
          coefficient += cells[first].coefficient
          first += 1
        } else {
          fresh.append(right)
        }
        second += 1
        if abs(coefficient) < Tableau.epsilon { continue }
        merged[count] = Cell(symbol: right, coefficient: coefficient)
        count += 1
      }
    }
    return count
  }
}
