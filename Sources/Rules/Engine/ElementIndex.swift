import CtlCatalogue
import CtlChecker

/// Where the elements of each kind stand in a walk, so that no rule searches a screen again and
/// again. Positions are indexes of instances, ascending.
struct ElementIndex {
  private var byKind = [[Int]](repeating: [], count: KindName.allCases.count)
  /// The elements that the keyboard may write into.
  private(set) var typing: [Int] = []

  init(_ walk: Walk) {
    for index in walk.expansion.instances.indices {
      let control = Control(walk: walk, index: index)
      guard control.isKind else { continue }
      byKind[Int(control.kind.rawValue)].append(index)
      if control.mayTakeTyping { typing.append(index) }
    }
  }

  subscript(kind: KindName) -> [Int] { byKind[Int(kind.rawValue)] }
}

extension Walk {
  var elements: ElementIndex {
    if let index = elementIndex { return index }
    let index = ElementIndex(self)
    elementIndex = index
    return index
  }
}

extension Control {
  /// Whether the keyboard may write into it, as far as is known.
  var mayTakeTyping: Bool {
    if self.is(.textField) || self.is(.textView) { return true }
    return isWritten(.acceptsKeyboardInput) && value(.acceptsKeyboardInput) != .bool(false)
  }

  /// Whether one of some positions is inside this element, itself included.
  func holds(_ positions: [Int]) -> Bool {
    let range = index..<index + Int(instance.size)
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < positions.count && range.contains(positions[low])
  }

  /// Every element of a kind in the same screen, or in the same component on its own.
  func all(_ kind: KindName) -> [Control] {
    walk.elements[kind].map { Control(walk: walk, index: $0) }
  }
}
