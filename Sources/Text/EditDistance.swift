/// How many single-character edits (insert, delete, replace, swap of neighbours) lead from one name
/// to another; nil when it is more than `limit`. Compares bytes without regard to ASCII case first:
/// a difference in case alone counts as one edit.
public func editDistance(_ first: String, _ second: String, limit: Int) -> Int? {
  let a = Array(first.utf8)
  let b = Array(second.utf8)
  if a == b { return 0 }
  guard abs(a.count - b.count) <= limit, a.count <= 64, b.count <= 64 else { return nil }
  if isSameWithoutCase(first, second) { return limit >= 1 ? 1 : nil }
  var beforePrevious = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  var current = previous
  for i in 1...max(a.count, 1) where i <= a.count {
    current[0] = i
    var best = i
    for j in 1...max(b.count, 1) where j <= b.count {
      let same = a[i - 1] == b[j - 1]
      var cost = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (same ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cost = min(cost, beforePrevious[j - 2] + 1)
      }
      current[j] = cost
      best = min(best, cost)
    }
    if best > limit { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[b.count] <= limit ? previous[b.count] : nil
}

/// The one name that is really near: at most two edits away, fewer for short names, and nearer than
/// every other candidate; of two that are equally near, the one with the same first letter. Nil when
/// that leaves none or several.
public func nearestName<S: Sequence<String>>(to name: String, among candidates: S) -> String? {
  let length = name.utf8.count
  var best: [String] = []
  var bestDistance = length <= 5 ? 1 : 2
  for candidate in candidates {
    // With one or two letters nearly everything is near: only the case may differ.
    if length <= 2, !isSameWithoutCase(name, candidate) { continue }
    guard let distance = editDistance(name, candidate, limit: bestDistance) else { continue }
    if distance < bestDistance { best.removeAll() }
    bestDistance = distance
    if !best.contains(candidate) { best.append(candidate) }
  }
  if best.count > 1 { best.removeAll { $0.utf8.first != name.utf8.first } }
  return best.count == 1 ? best[0] : nil
}

private func isSameWithoutCase(_ first: String, _ second: String) -> Bool {
  first.utf8.count == second.utf8.count
    && zip(first.utf8, second.utf8).allSatisfy { lowercased($0) == lowercased($1) }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}
