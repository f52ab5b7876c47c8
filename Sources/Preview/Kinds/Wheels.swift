extension KindUse {
  static let wheels = KindUse(.picker, .datePicker) {
    $0.hint = ("↑ ↓ spin, ← → wheel", "↑ ↓ 转动，← → 换滚轮")
    $0.isSidewaysSpoken = true
    $0.sideways = { preview, node, step in
      let count = preview.live.tree.children(of: node).count
      if count > 0 { preview.wheel = (preview.wheel + step + count) % count }
    }
    $0.upAndDown = { preview, node, step in preview.spin(node, preview.wheel, by: step) }
    $0.press = { preview, node, x, y in
      guard let place = preview.wheel(node, x) else { return }
      preview.wheel = place
      let frame = preview.layout.frames[node]
      preview.turn = Preview.Turn(
        key: preview.live.tree.nodes[node].key, wheel: place, line: y,
        offset: y - (frame.y + frame.height / 2))
    }
    $0.outcome = { behavior, _, _ in
      guard case .datePicker(let picker) = behavior.control else { return nil }
      let date = picker.date.description
      switch picker.mode {
      case .dateAndTime: return date
      case .date: return String(date.prefix { $0 != "T" })
      case .time: return String(date.drop { $0 != "T" }.dropFirst())
      case .countDownTimer:
        let minutes = Int(picker.countDownDuration.components.seconds) / 60
        return "\(minutes / 60) h \(minutes % 60) min"
      }
    }
  }
}
