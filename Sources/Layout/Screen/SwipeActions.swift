import CtlCatalogue

// The buttons at the end of a row that is swiped. They are hidden otherwise.

extension BoxTree {
  func isSwipeAction(_ item: Int) -> Bool { kind(item) == .swipeAction }

  /// The width that the buttons at the end of a row take.
  func swipeWidth(_ row: Int) -> Double {
    var width = 0.0
    for child in children[row] where isSwipeAction(child) { width += natural[child].width }
    return width
  }
}

extension BoxTree {
  /// Whether texts below each other fill a row, so that it has an edge above and below them.
  func isStacked(_ row: Int) -> Bool {
    if turnsRows { return true }
    for child in children[row]
    where kind(child) == .stack && boxes[child].isVertical && !natural[child].grows { return true }
    return false
  }

  /// Whether a column without margins of its own stands in a row, which keeps its edges then.
  func hasColumn(_ row: Int) -> Bool {
    children[row].contains {
      kind($0) == .stack && boxes[$0].isVertical && boxes[$0].margins == 0
    }
  }
}

extension PointFlow {
  /// The first one is at the edge.
  mutating func placeSwipeActions(_ row: Int) {
    var x = frames[row].maxX
    for child in children[row] where tree.isSwipeAction(child) {
      x -= natural[child].width
      frames[child] = Frame(
        x: x, y: frames[row].y, width: natural[child].width, height: frames[row].height)
    }
  }
}
