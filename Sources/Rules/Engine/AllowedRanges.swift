import CtlChecker

/// What the exceptions of a file cover. The ranges of one code lie inside each other or side by side.
struct AllowedRanges {
  private let allowances: [Allowance]
  /// Indices of the allowances: by code, from the first byte on, the outer before the inner.
  private let order: [Int]
  /// By place in `order`: the place of the next allowance around it that has its code.
  private var outer: [Int?]
  /// By place in `order`: whether it and all around it are noted as used.
  private var isFollowed: [Bool]
  /// By allowance: whether it suppressed a finding.
  private(set) var isUsed: [Bool]

  init(_ allowances: [Allowance]) {
    self.allowances = allowances
    isUsed = Array(repeating: false, count: allowances.count)
    func key(_ index: Int) -> (String, Int, Int) {
      let allowance = allowances[index]
      return (allowance.code, allowance.covers.lowerBound, -allowance.covers.upperBound)
    }
    order = allowances.indices.sorted { key($0) < key($1) }
    outer = Array(repeating: nil, count: order.count)
    isFollowed = Array(repeating: false, count: order.count)
    for place in order.indices.dropFirst() {
      let inner = allowances[order[place]]
      var around: Int? = place - 1
      while let found = around {
        let candidate = allowances[order[found]]
        if candidate.code == inner.code && candidate.covers.holds(inner.covers) { break }
        around = candidate.code == inner.code ? outer[found] : nil
      }
      outer[place] = around
    }
  }

  mutating func use(_ index: Int) { isUsed[index] = true }

  /// Whether an allowance of `code` covers `range`; all that do are used.
  mutating func use(for range: Range<Int>, _ code: String) -> Bool {
    // The last one that begins before the range; what covers it is this one or lies around it.
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      let allowance = allowances[order[middle]]
      if (allowance.code, allowance.covers.lowerBound) <= (code, range.lowerBound) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var place: Int? = low > 0 && allowances[order[low - 1]].code == code ? low - 1 : nil
    while let found = place, !allowances[order[found]].covers.holds(range) { place = outer[found] }
    let isCovered = place != nil
    while let found = place, !isFollowed[found] {
      isFollowed[found] = true
      isUsed[order[found]] = true
      place = outer[found]
    }
    return isCovered
  }
}

extension Range<Int> {
  fileprivate func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
