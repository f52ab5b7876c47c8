/// How many single-character edits (insert, delete, replace, swap of neighbours) lead from one name
/// to another; nil when it is more than `limit`. Compares bytes without regard to ASCII case first:
/// a difference in case alone counts as one edit.
public func editDistance(_ first: String, _ second: String, limit: Int) -> Int? {
  var (first, second) = (first, second)
  return first.withUTF8 { first in
    second.withUTF8 { second in editDistance(first, second, limit: limit) }
  }
}

private typealias Bytes = UnsafeBufferPointer<UInt8>

/// Names that are longer have no near ones.
private let longest = 64

private func editDistance(_ a: Bytes, _ b: Bytes, limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  if isSameWithoutCase(a, b) {
    if a.elementsEqual(b) { return 0 }
    return limit >= 1 && a.count <= longest ? 1 : nil
  }
  guard a.count <= longest, b.count <= longest else { return nil }
  // Three rows of the table of distances between the beginnings of both.
  let width = b.count + 1
  return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows -> Int? in
    for j in 0..<width {
      rows[j] = j
      rows[width + j] = 0
      rows[2 * width + j] = 0
    }
    var (beforePrevious, previous, current) = (2 * width, 0, width)
    for i in 0..<a.count {
      rows[current] = i + 1
      var best = i + 1
      for j in 0..<b.count {
        let replaced = rows[previous + j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(rows[previous + j + 1] + 1, rows[current + j] + 1, replaced)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[beforePrevious + j - 1] + 1)
        }
        rows[current + j + 1] = cost
        best = min(best, cost)
      }
      if best > limit { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance = rows[previous + b.count]
    return distance <= limit ? distance : nil
  }
}

/// The one name that is really near: at most two edits away, fewer for short names, and nearer than
/// every other candidate; of two that are equally near, the one with the same first letter. Nil
/// when there is none, or several.
public func nearestName<S: Sequence<String>>(to name: String, among candidates: S) -> String? {
  var search = NameSearch(for: name)
  for var candidate in candidates {
    candidate.withUTF8 { search.consider($0) }
  }
  return search.nearest
}

/// A search for the name that is really near, one candidate after another: see `nearestName`.
public struct NameSearch {
  private let name: [UInt8]
  private let letters: Letters
  private var best: [String] = []
  private var bestDistance: Int

  public init(for name: String) {
    self.name = Array(name.utf8)
    letters = self.name.withUnsafeBufferPointer(Letters.init)
    bestDistance = self.name.count <= 5 ? 1 : 2
  }

  /// Looks at a candidate in UTF-8.
  public mutating func consider(_ candidate: UnsafeBufferPointer<UInt8>) {
    guard abs(name.count - candidate.count) <= bestDistance,
      letters.mayBecome(Letters(candidate), edits: bestDistance)
    else { return }
    let distance = name.withUnsafeBufferPointer { name -> Int? in
      // With one or two letters nearly everything is near: only the case may differ.
      if name.count <= 2, !isSameWithoutCase(name, candidate) { return nil }
      return editDistance(name, candidate, limit: bestDistance)
    }
    guard let distance else { return }
    if distance < bestDistance { best.removeAll() }
    bestDistance = distance
    let text = String(decoding: candidate, as: UTF8.self)
    if !best.contains(text) { best.append(text) }
  }

  public var nearest: String? {
    if best.count <= 1 { return best.first }
    let first = best.filter { $0.utf8.first == name.first }
    return first.count == 1 ? first[0] : nil
  }
}

/// Which letters a name has, in any case. Nearly all candidates differ in too many letters.
private struct Letters {
  private var bits: UInt32 = 0

  init(_ name: Bytes) {
    for byte in name { bits |= 1 << UInt32(byte & 0x1F) }
  }

  /// False when it surely takes more edits: each adds at most one letter and removes at most one.
  func mayBecome(_ other: Letters, edits: Int) -> Bool {
    (bits ^ other.bits).nonzeroBitCount <= 2 * edits
  }
}

private func isSameWithoutCase(_ first: Bytes, _ second: Bytes) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { lowercased($0) == lowercased($1) }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}
