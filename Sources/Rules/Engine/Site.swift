import CtlCatalogue
import CtlChecker

/// An element in one place with what rules ask most: an instance of the expansion, its element, and
/// a first answer to which properties it has.
struct Site {
  let instance: Expansion.Instance
  let element: Element
  /// Where its properties are: ask the walk for each.
  let properties: Range<Int>
  let names: NameFilter

  init(
    _ instance: Expansion.Instance, _ element: Element, _ properties: Range<Int>,
    _ entries: ArraySlice<PropertyEntry>
  ) {
    self.instance = instance
    self.element = element
    self.properties = properties
    var names = NameFilter()
    for entry in entries where entry.parameter < 0 { names.insert(entry.name) }
    self.names = names
  }
}

/// Which property names may be in a set: a bit for each, shared by names that are 64 apart. Most
/// questions for a property are about one that is not there; for those no entry need be read.
struct NameFilter {
  private var bits: UInt64

  init(_ names: [PropertyName] = []) {
    bits = 0
    for name in names { insert(name) }
  }

  private init(bits: UInt64) { self.bits = bits }

  /// Has something in common with every set, the empty one included.
  static let all = NameFilter(bits: .max)

  mutating func insert(_ name: PropertyName) { bits |= Self.bit(name) }

  mutating func formUnion(_ other: NameFilter) { bits |= other.bits }

  /// False when the name is surely not in the set.
  func mayContain(_ name: PropertyName) -> Bool { bits & Self.bit(name) != 0 }

  /// False when surely none of the others is in the set.
  func mayContain(oneOf others: NameFilter) -> Bool {
    others.bits == .max || bits & others.bits != 0
  }

  private static func bit(_ name: PropertyName) -> UInt64 { 1 << UInt64(name.rawValue & 63) }
}
