import CtlCatalogue
import CtlChecker

/// The elements around an element, from the nearest to the root, without conditions, loops and uses
/// of components.
struct Ancestors: Sequence, IteratorProtocol {
  fileprivate(set) var candidate: PlacedElement?

  init(next: PlacedElement?) { candidate = next }

  mutating func next() -> PlacedElement? {
    while let control = candidate {
      candidate = control.parent
      if control.isKind { return control }
    }
    return nil
  }
}

/// Everything inside an element, in order.
struct Descendants: Sequence, IteratorProtocol {
  let walk: Walk
  private(set) var positions: Range<Int>

  mutating func next() -> PlacedElement? {
    guard let index = positions.popFirst() else { return nil }
    return PlacedElement(walk: walk, index: index)
  }
}

/// The elements directly inside an element, including those of conditions, loops and uses of
/// components.
struct Children: Sequence, IteratorProtocol {
  let walk: Walk
  private(set) var positions: Range<Int>

  mutating func next() -> PlacedElement? {
    while let index = positions.popFirst() {
      let site = walk.sites[index]
      guard site.element.form == .kind else { continue }
      positions.removeFirst(Int(site.instance.size) - 1)
      return PlacedElement(walk: walk, index: index)
    }
    return nil
  }

  var isEmpty: Bool { first { _ in true } == nil }
}

/// The written properties of an element, in order: all of them, or those with one name.
struct WrittenEntries: Sequence, IteratorProtocol {
  private let control: PlacedElement
  private var positions: Range<Int>
  private let name: PropertyName?
  private let group: PropertyEntry.Group

  init(
    _ control: PlacedElement, _ positions: Range<Int>, _ name: PropertyName? = nil,
    _ group: PropertyEntry.Group = .own
  ) {
    self.control = control
    self.positions = positions
    self.name = name
    self.group = group
  }

  mutating func next() -> Written? {
    while let index = positions.popFirst() {
      let entry = control.walk.cascade.property(index)
      if let name, entry.name != name || entry.group != group || entry.parameter >= 0 { continue }
      let written = Written(control: control, entry: entry)
      if name != nil, written.isNothing { continue }
      return written
    }
    return nil
  }

  var first: Written? { first { _ in true } }
  var isEmpty: Bool { first == nil }
}

/// A set of kinds, for questions about every element.
struct KindSet: ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral kinds: KindName...) { self.init(kinds) }

  init(_ kinds: some Sequence<KindName>) {
    for kind in kinds { bits |= 1 << UInt64(kind.rawValue) }
  }

  func contains(_ kind: KindName) -> Bool { bits & (1 << UInt64(kind.rawValue)) != 0 }

  /// Calls a body with the number of each kind, in order.
  func each(_ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
