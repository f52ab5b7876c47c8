import CtlCatalogue

// The room between the bars of a screen.

extension PointFlow {
  /// The height of the screen between its bars.
  var remaining: Double {
    let dots = children[0].filter(isAtBottom).reduce(0) { $0 + natural[$1].height }
    return max(bottom - dots - top, 0)
  }

  /// Whether a child of the screen is a page control at its usual place: between the bottom of the
  /// view and the bottom of the screen.
  func isAtBottom(_ child: Int) -> Bool {
    isDots(child) && placed[child] == nil && request.boxes[child].placement == .bottom
  }

  var top: Double {
    let hasBar =
      !request.boxes[0].text.isEmpty || children[0].contains { kind($0) == .navigationBar }
    return PointFlow.statusBar + (hasBar ? request.screen.barHeight : 0)
  }

  /// Whether a line is a page control at its usual place, at the end of the only content.
  func isDots(_ line: BoxLine) -> Bool {
    guard line.items.count == 1, let item = line.items.first, item >= 0 else { return false }
    return isDots(item) && request.boxes[item].placement == .bottom
      && kind(request.boxes[item].parent) == .content
  }

  /// Whether it is the only region of the screen.
  func fillsScreen(_ index: Int) -> Bool {
    guard request.boxes[index].parent == 0 else { return false }
    var count = 0
    for child in children[0] where !BoxTree.isBar(kind(child)) && kind(child) != .popover {
      if !isModal(child), !isDots(child) { count += 1 }
    }
    return count == 1
  }

  func isDots(_ index: Int) -> Bool { LayoutBox.isDots(kind(index)) }
  func isModal(_ index: Int) -> Bool { LayoutBox.isModal(kind(index)) }
}
