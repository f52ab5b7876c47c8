import CtlCatalogue
import CtlLayout
import CtlRuntime
import CtlTerminal

extension SVGWriter {
  /// The two lines around the row that is chosen; every wheel draws its rows.
  mutating func drum(_ screen: DeviceScreen, _ node: Int) {
    let frame = screen.frames[node]
    let color = screen.palette.base.separator
    for y in [-Drum.rowHeight / 2, Drum.rowHeight / 2 - 0.5] {
      hairline(frame.x, frame.midY + y, frame.width, color)
    }
  }
}

extension DeviceDrawing {
  /// Rows on a drum: the further from the middle, the flatter and the fainter.
  static let wheel = DeviceDrawing(.wheel) { screen, node, writer in
    let owner = Int(screen.node(node).parent)
    guard let wheel = screen.wheel(node) else { return }
    let frame = screen.frames[node].inset(3)
    // Wheels beside each other lean towards their middle, as those of a date do.
    let siblings = screen.children[owner]
    let isAlone = siblings.count == 1
    for row in wheel.rows {
      let step = Drum.steps[abs(row.distance)]
      let isChosen = row.distance == 0
      var style = TextStyle(
        isChosen ? screen.ink(owner) : screen.palette.secondary.opacity(step.opacity),
        size: (isAlone ? 23 : 21) * step.scale)
      // A row that is too wide gets smaller letters before it is cut.
      style.size = max(min(style.size, style.size * frame.width / style.width(row.text)), 15)
      var line = frame
      line.height = Drum.rowHeight
      line.y = frame.midY + (row.distance < 0 ? -step.offset : step.offset) - line.height / 2
      let isAll = line.y >= screen.frames[owner].y && line.maxY <= screen.frames[owner].maxY
      if isAll { writer.text(row.text, in: line, .center, style) }
    }
  }
}

/// The drum that the rows of a wheel stand on.
private enum Drum {
  static let rowHeight = 34.0
  /// By the distance from the middle: rows on a cylinder, 0.34 radians apart.
  static let steps: [(offset: Double, scale: Double, opacity: Double)] = [
    (0, 1, 1), (33, 0.94, 0.8), (61.5, 0.86, 0.55), (83.5, 0.76, 0.3),
  ]
}

extension DeviceScreen {
  /// The visible rows of a wheel, by their distance from the middle.
  fileprivate func wheel(_ node: Int) -> (rows: [(distance: Int, text: String)], count: Int)? {
    guard let known = self.node(node).wheel else { return nil }
    let owner = Int(self.node(node).parent)
    let position = children[owner].firstIndex(of: node) ?? 0
    let reach = 3
    var rows: [(distance: Int, text: String)] = []
    for distance in -reach...reach {
      var row = known.position + distance
      if known.isRound { row = (row % known.count + known.count) % known.count }
      guard row >= 0, row < known.count else { continue }
      rows.append((distance, rowTitle(row, ofWheel: position, owner)))
    }
    return (rows, known.count)
  }

  private func rowTitle(_ row: Int, ofWheel wheel: Int, _ owner: Int) -> String {
    if let picker = control(owner, as: DatePicker.self), picker.wheels.indices.contains(wheel) {
      return picker.title(ofRow: row, in: picker.wheels[wheel])
        + picker.unit(of: picker.wheels[wheel])
    }
    if let picker = control(owner, as: Picker.self), picker.wheels.indices.contains(wheel),
      picker.wheels[wheel].indices.contains(row)
    {
      return picker.wheels[wheel][row]
    }
    return ""
  }
}
