import CtlCatalogue

// The buttons at the end of a row that is swiped. They are hidden otherwise.

extension BoxTree {
  func isSwipeAction(_ item: Int) -> Bool { kind(item) == .swipeAction }

  /// The width that the buttons at the end of a row take, by which what else is in it has moved.
  func swipeWidth(_ row: Int) -> Double {
    var width = 0.0
    for child in children[row] where isSwipeAction(child) { width += natural[child].width }
    return width
  }
}

// The buttons at the end of a row that stay there where everything else in it stands below each other.

extension BoxTree {
  func isAccessory(_ item: Int) -> Bool {
    turnsRows && kind(item) == .detailDisclosureButton && kind(boxes[item].parent) == .row
  }

  /// The width that they take, with the space before them.
  func accessoryWidth(_ row: Int) -> Double {
    if !turnsRows { return 0 }
    var width = 0.0
    for child in children[row] where isAccessory(child) {
      width += natural[child].width + PointFlow.gap
    }
    return width
  }

  /// Above and below images that stand in a row by themselves, beside its title or in a stack.
  func imageEdges(_ item: Int, inRow row: Int) -> Double {
    guard kind(row) == .row, !isStacked(row) else { return 0 }
    let isImage =
      kind(item) == .imageView
      || kind(item) == .stack && boxes[item].margins == 0
        && children[item].contains { kind($0) == .imageView }
    return isImage ? 2 * PointFlow.rowEdge : 0
  }
}

extension PointFlow {
  /// The last one is at the margin.
  mutating func placeAccessories(_ row: Int) {
    if !tree.turnsRows { return }
    var x = frames[row].maxX - PointFlow.margin
    if request.boxes[row].hasAccessory { x -= PointFlow.rowAccessory }
    for child in children[row].reversed() where tree.isAccessory(child) && placed[child] == nil {
      let size = natural[child]
      x -= size.width
      frames[child] = Frame(
        x: x, y: frames[row].midY - size.height / 2, width: size.width, height: size.height)
      x -= PointFlow.gap
    }
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
  /// The first one is at the edge. What is in the row has moved away, as it was.
  mutating func placeSwipeActions(_ row: Int) {
    let width = tree.swipeWidth(row)
    if width == 0 { return }
    titles[row].x -= width
    for child in children[row] where !tree.isSwipeAction(child) { frames[child].x -= width }
    var x = frames[row].maxX
    for child in children[row] where tree.isSwipeAction(child) {
      x -= natural[child].width
      frames[child] = Frame(
        x: x, y: frames[row].y, width: natural[child].width, height: frames[row].height)
    }
  }
}
