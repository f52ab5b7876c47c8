/// Which lines change from one text to another: Myers' greedy algorithm ("An O(ND) Difference
/// Algorithm and Its Variations", 1986) in steps, so that texts with nothing in common cost neither
/// much time nor much memory. The result always turns the one text into the other; it is the
/// shortest as long as fewer than `stepLimit` lines differ.
struct LineDiff {
  /// Lines of the old text that are replaced by lines of the new one.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  private(set) var changes: [Change] = []

  /// How many edits one search covers.
  private static let stepLimit = 256
  private let old: [Int32]
  private let new: [Int32]
  /// How many comparisons are left before the rest counts as changed.
  private var budget: Int

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var names: [ArraySlice<UInt8>: Int32] = [:]
    func name(_ line: ArraySlice<UInt8>) -> Int32 {
      if let known = names[line] { return known }
      let name = Int32(truncatingIfNeeded: names.count)
      names[line] = name
      return name
    }
    self.old = old.map(name)
    self.new = new.map(name)
    budget = 1_000_000 + 64 * (old.count + new.count)
    var start = 0
    var oldEnd = old.count
    var newEnd = new.count
    while start < min(oldEnd, newEnd), self.old[start] == self.new[start] { start += 1 }
    while start < min(oldEnd, newEnd), self.old[oldEnd - 1] == self.new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var x = start
    var y = start
    while x < oldEnd || y < newEnd {
      guard x < oldEnd, y < newEnd, budget > 0 else {
        append(x..<oldEnd, y..<newEnd)
        return
      }
      (x, y) = advance(x, y, oldEnd, newEnd)
    }
  }

  /// Goes from a pair of lines as far as `stepLimit` edits lead, and returns the pair reached.
  private mutating func advance(_ x0: Int, _ y0: Int, _ xEnd: Int, _ yEnd: Int) -> (Int, Int) {
    // How far each diagonal was reached, after each number of edits. Diagonal k is at k + d.
    var reached: [[Int]] = []
    var best = (d: 0, k: 0, x: x0)
    search: for d in 0...Self.stepLimit {
      var row = [Int](repeating: -1, count: 2 * d + 1)
      for k in stride(from: -d, through: d, by: 2) {
        var x = start(d, k, reached, x0)
        var y = y0 + (x - x0) - k
        guard x >= 0, x <= xEnd, y <= yEnd else { continue }
        let from = x
        while x < xEnd, y < yEnd, old[x] == new[y] {
          x += 1
          y += 1
        }
        budget -= 1 + x - from
        row[k + d] = x
        if 2 * x - k > 2 * best.x - best.k {
          best = (d, k, x)
        }
        if x == xEnd, y == yEnd {
          best = (d, k, x)
          reached.append(row)
          break search
        }
      }
      reached.append(row)
      if budget <= 0 { break }
    }
    let end = (best.x, y0 + (best.x - x0) - best.k)
    trace(best.d, best.k, reached, x0, y0)
    return end
  }

  /// Where a path of d edits enters diagonal k; -1 when no path of d - 1 edits is beside it.
  private func start(_ d: Int, _ k: Int, _ reached: [[Int]], _ x0: Int) -> Int {
    if d == 0 { return x0 }
    let row = reached[d - 1]
    // Down from the diagonal above keeps x, right from the one below adds one.
    let down = k + 1 <= d - 1 ? row[k + 1 + d - 1] : -1
    let right = k - 1 >= -(d - 1) ? row[k - 1 + d - 1] : -1
    return right < 0 ? down : max(down, right + 1)
  }

  /// Appends the changes of the path that ends on a diagonal after d edits.
  private mutating func trace(_ d: Int, _ k: Int, _ reached: [[Int]], _ x0: Int, _ y0: Int) {
    var steps: [Change] = []
    var k = k
    for d in stride(from: d, to: 0, by: -1) {
      let x = start(d, k, reached, x0)
      let y = y0 + (x - x0) - k
      let row = reached[d - 1]
      let isDown = k + 1 <= d - 1 && row[k + 1 + d - 1] == x
      if isDown {
        steps.append(Change(old: x..<x, new: y - 1..<y))
        k += 1
      } else {
        steps.append(Change(old: x - 1..<x, new: y..<y))
        k -= 1
      }
    }
    for step in steps.reversed() { append(step.old, step.new) }
  }

  /// Appends a change, joined to the change before it if they meet.
  private mutating func append(_ old: Range<Int>, _ new: Range<Int>) {
    if let last = changes.last, last.old.upperBound == old.lowerBound,
      last.new.upperBound == new.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
    } else {
      changes.append(Change(old: old, new: new))
    }
  }
}
