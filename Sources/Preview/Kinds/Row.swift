extension KindUse {
  static let row = KindUse {
    $0.isUsable = { preview, node in preview.live.handles(.select, of: node) }
    $0.activate = { $0.select($1) }
    $0.press = { preview, node, x, y in
      preview.takeGrip(x, y, row: preview.live.tree.nodes[node].key)
    }
  }
}
