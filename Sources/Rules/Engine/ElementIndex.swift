import CtlCatalogue
import CtlChecker

/// The positions of the elements of each kind in a walk, so that no rule searches a screen
/// repeatedly. Positions are indexes of instances, ascending.
struct ElementIndex {
  /// The positions of all elements, sorted by kind.
  private var positions: [Int] = []
  /// The beginning of each kind's positions, and the end of the last.
  private var starts = [Int](repeating: 0, count: KindName.allCases.count + 1)
  /// The elements that the keyboard may type into.
  private(set) var typing: [Int] = []
  /// The refresh control of each table, by the position of the table: the first one that says anything.
  private(set) var refreshControls: [Int: Int] = [:]

  init(_ walk: Walk, _ sites: [Cascade.Site]) {
    for site in sites where site.element.form == .kind {
      starts[site.element.kind.rawValue + 1] += 1
    }
    for kind in 1..<starts.count { starts[kind] += starts[kind - 1] }
    positions = Array(repeating: 0, count: starts[starts.count - 1])
    var ends = starts
    for index in sites.indices where sites[index].element.form == .kind {
      let kind = Int(sites[index].element.kind.rawValue)
      positions[ends[kind]] = index
      ends[kind] += 1
      if sites[index].mayTakeTyping, PlacedElement(walk: walk, index: index).takesTyping {
        typing.append(index)
      }
    }
    for position in self[.refreshControl] {
      let control = PlacedElement(walk: walk, index: position)
      guard let table = control.nearest(.table) else { continue }
      if let former = refreshControls[table.index],
        !PlacedElement(walk: walk, index: former).isBare || control.isBare
      {
        continue
      }
      refreshControls[table.index] = position
    }
  }

  subscript(kind: KindName) -> ArraySlice<Int> {
    positions[starts[kind.rawValue]..<starts[kind.rawValue + 1]]
  }

  /// The positions of a kind in a range.
  subscript(kind: KindName, range: Range<Int>) -> ArraySlice<Int> {
    let all = self[kind]
    return all[all.first(from: range.lowerBound)..<all.first(from: range.upperBound)]
  }
}

extension ArraySlice<Int> {
  /// The index of the first of ascending positions that is at or after another.
  fileprivate func first(from position: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Cascade.Site {
  /// False when the keyboard surely does not type into it.
  fileprivate var mayTakeTyping: Bool {
    element.kind.takesTyping || names.mayContain(.acceptsKeyboardInput)
  }
}

extension KindName {
  /// Whether the keyboard types into elements of the kind, whatever they say themselves.
  var takesTyping: Bool { self == .textField || self == .textView || self == .searchBar }
}

extension PlacedElement {
  /// Whether the keyboard may type into it, as far as is known.
  var takesTyping: Bool {
    for name in [PropertyName.isEnabled, .isUserInteractionEnabled] {
      if isWritten(name), value(name) == .bool(false) { return false }
    }
    guard
      isKind && kind.takesTyping
        || isWritten(.acceptsKeyboardInput) && value(.acceptsKeyboardInput) != .bool(false)
    else { return false }
    return !isAlwaysHidden && !ancestors.contains(where: \.isAlwaysHidden)
  }

  private var isAlwaysHidden: Bool { isWritten(.isHidden) && value(.isHidden) == .bool(true) }

  /// The first element of a kind inside this one.
  func first(_ kind: KindName) -> PlacedElement? {
    walk.first(of: kind, in: inside).map { PlacedElement(walk: walk, index: $0) }
  }

  /// Whether something inside accepts typing.
  var holdsTyping: Bool { walk.takesTyping(in: inside) }

  /// Every element of a kind in the same screen, or in the same component on its own.
  func all(_ kind: KindName) -> [PlacedElement] {
    walk.positions(of: kind).map { PlacedElement(walk: walk, index: $0) }
  }
}

/// Questions about elements elsewhere.
extension Walk {
  /// The positions of all elements of a kind, ascending.
  func positions(of kind: KindName) -> ArraySlice<Int> { elements[kind] }

  func positions(of kind: KindName, in range: Range<Int>) -> ArraySlice<Int> {
    elements[kind, range]
  }

  func first(of kind: KindName, in range: Range<Int>) -> Int? { elements[kind, range].first }

  func takesTyping(in range: Range<Int>) -> Bool {
    let all = elements.typing[...]
    let first = all.first(from: range.lowerBound)
    return first < all.endIndex && all[first] < range.upperBound
  }

  /// The refresh control of a table that the others are too many beside.
  func refreshControl(of table: PlacedElement) -> Int? { elements.refreshControls[table.index] }
}
