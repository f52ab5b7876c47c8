import CtlCatalogue
import CtlRuntime
import CtlTerminal

extension SwipeAction: UsedControl {
  static let use = KindUse {
    $0.press = { preview, node, _, _ in preview.use(.tap, node) }
  }
}

// Rows that are swiped.

extension Preview {
  /// The columns after which a finger has swiped a row.
  static let swipeColumns = 3

  /// Whether a row has actions to swipe for; one that is not enabled takes no swipes.
  func hasSwipeActions(_ row: Int) -> Bool {
    if live.tree.nodes[row].states.contains(.disabled) { return false }
    return live.tree.children(of: row).contains { live.tree.nodes[$0].kind == .swipeAction }
  }

  /// Shows the actions of a row, or closes it.
  mutating func swipe(_ row: Int, _ opens: Bool) {
    live.state.swipedRow = opens ? live.tree.nodes[row].key : nil
    refresh()
    showFocus()
  }

  /// The key `w`.
  mutating func swipeFocused() {
    var row = focused ?? -1
    while row >= 0, live.tree.nodes[row].kind != .row { row = Int(live.tree.nodes[row].parent) }
    guard row >= 0, hasSwipeActions(row) else {
      return say("this is no row with swipe actions", "这不是带有滑动操作的表格行")
    }
    focus = live.tree.nodes[row].key
    swipe(row, live.state.swipedRow != live.tree.nodes[row].key)
  }

  /// A tap on one of its actions closes a row.
  mutating func closeSwipe(around node: Int, _ events: [ControlEvent]) {
    guard events.contains(.touchUpInside), live.tree.nodes[node].kind == .swipeAction else {
      return
    }
    live.state.swipedRow = nil
    focus = live.tree.nodes[Int(live.tree.nodes[node].parent)].key
  }
}
