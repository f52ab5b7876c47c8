/// How often each of some things is there.
struct Tally<Key: Hashable> {
  private(set) var counts: [Key: Int] = [:]

  mutating func add(_ key: Key, count: Int = 1) { counts[key, default: 0] += count }

  /// Takes one away; returns whether there was one.
  mutating func take(_ key: Key) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  var total: Int { counts.values.reduce(0, +) }
}
