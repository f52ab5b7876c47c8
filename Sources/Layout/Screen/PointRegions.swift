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
    let box = request.boxes[child]
    return box.isDots && placed[child] == nil && box.placement == .bottom
  }

  var top: Double {
    let hasBar =
      !request.boxes[0].text.isEmpty || children[0].contains { kind($0) == .navigationBar }
    return PointFlow.statusBar + (hasBar ? request.screen.barHeight : 0)
  }

  /// Whether a line is a page control at its usual place, at the end of the only content.
  func isDots(_ line: BoxLine) -> Bool {
    guard line.items.count == 1, let item = line.items.first, item >= 0 else { return false }
    let box = request.boxes[item]
    return box.isDots && box.placement == .bottom && kind(box.parent) == .content
  }

  /// Whether it is the only region of the screen.
  func fillsScreen(_ index: Int) -> Bool {
    guard request.boxes[index].parent == 0 else { return false }
    return children[0].filter {
      !BoxTree.isBar(kind($0)) && kind($0) != .popover
        && !request.boxes[$0].isModal && !request.boxes[$0].isDots
    }.count == 1
  }
}
