extension KindUse {
  /// Wheels side by side: arrows and a finger turn them.
  mutating func hasWheels() {
    hint = ("↑ ↓ spin, ← → wheel", "↑ ↓ 转动，← → 换滚轮")
    isSidewaysSpoken = true
    sideways = { preview, node, step in
      let count = preview.live.tree.children(of: node).count
      if count > 0 { preview.wheel = (preview.wheel + step + count) % count }
    }
    upAndDown = { preview, node, step in preview.spin(node, preview.wheel, by: step) }
    press = { preview, node, x, y in
      guard let place = preview.wheel(node, x) else { return }
      preview.wheel = place
      let frame = preview.layout.frames[node]
      preview.turn = Preview.Turn(
        key: preview.live.tree.nodes[node].key, wheel: place, line: y,
        offset: y - (frame.y + frame.height / 2))
    }
  }
}
