import CtlSyntax

/// Names that are known for a while, innermost last: those of loops, of conditions, of steps. A name hides the
/// same one before it. Every one is found without looking at the others.
struct NameStack<Value> {
  private(set) var entries: [Entry] = []
  /// Where the innermost entry of each name stands.
  private var places: [NameID: Int] = [:]

  struct Entry {
    let name: NameID
    let value: Value
    /// Where the entry stands that this one hides; nil for none.
    fileprivate let hidden: Int?
  }

  var count: Int { entries.count }
  var last: Value? { entries.last?.value }

  /// What the innermost of a name stands for.
  subscript(name: NameID) -> Value? {
    if entries.isEmpty { return nil }
    return places[name].map { entries[$0].value }
  }

  mutating func append(_ name: NameID, _ value: Value) {
    entries.append(
      Entry(name: name, value: value, hidden: places.updateValue(entries.count, forKey: name)))
  }

  mutating func removeLast() {
    guard let entry = entries.popLast() else { return }
    places[entry.name] = entry.hidden
  }

  mutating func removeLast(downTo count: Int) {
    while entries.count > count { removeLast() }
  }
}
