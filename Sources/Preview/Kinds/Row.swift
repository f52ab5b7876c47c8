extension KindUse {
  static let row = KindUse {
    $0.isUsable = { preview, node in
      preview.live.handles(.select, of: node) || preview.hasSwipeActions(node)
    }
    $0.sideways = { preview, node, step in
      guard preview.hasSwipeActions(node) else { return preview.moveFocus(step) }
      let isOpen = preview.live.tree.nodes[node].key == preview.live.state.swipedRow
      if isOpen == (step < 0) { preview.moveFocus(step) } else { preview.swipe(node, step < 0) }
    }
    $0.activate = { $0.select($1) }
    $0.press = { preview, node, x, y in
      preview.takeGrip(x, y, row: preview.live.tree.nodes[node].key)
    }
  }
}
