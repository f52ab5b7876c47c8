/// Draws a picture band by band, so that a very long screen needs little memory.
struct Painter {
  let picture: Picture
  let layout: CellLayout
  /// Rows of a band.
  static let band = 512

  func text() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(layout.size.height * (layout.size.width + 16))
    var top = 0
    for nodes in nodesOfBands() {
      let rows = top..<min(top + Painter.band, layout.size.height)
      canvas(rows, nodes).write(to: &bytes, picture.options.color)
      top = rows.upperBound
    }
    return bytes
  }

  /// The visible nodes of every band, parents before their children.
  private func nodesOfBands() -> [[Int32]] {
    let count = (layout.size.height + Painter.band - 1) / Painter.band
    var bands = [[Int32]](repeating: [], count: count)
    // Deep nesting can leave no columns.
    for (index, frame) in layout.frames.indices.lazy.map({ ($0, layout.visible($0)) })
    where !frame.isEmpty && frame.x < layout.size.width {
      let first = max(frame.y / Painter.band, 0)
      let last = min((frame.maxY - 1) / Painter.band, count - 1)
      guard first <= last, !picture.tree.nodes[index].isHidden else { continue }
      for band in first...last { bands[band].append(Int32(index)) }
    }
    return bands
  }

  func canvas(_ rows: Range<Int>, _ nodes: [Int32]) -> Canvas {
    var canvas = Canvas(width: layout.size.width, rows: rows)
    for index in nodes.lazy.map({ Int($0) }) {
      canvas.clip = layout.visible(index)
      KindDrawing.of(picture.tree.nodes[index].kind)?.draw(picture, index, layout, &canvas)
    }
    return canvas
  }
}
