/// Draws a picture band by band, so that a very long screen needs little memory.
struct Painter {
  let picture: Picture
  let layout: Layout
  /// Rows of a band.
  static let band = 512

  func text() -> [UInt8] {
    var bytes: [UInt8] = []
    var top = 0
    while top < layout.size.height {
      let rows = top..<min(top + Painter.band, layout.size.height)
      canvas(rows).write(to: &bytes, picture.options.color)
      top = rows.upperBound
    }
    return bytes
  }

  /// Parents are drawn before their children; what is outside of the rows is passed over whole.
  private func canvas(_ rows: Range<Int>) -> Canvas {
    var canvas = Canvas(width: layout.size.width, rows: rows)
    var index = 0
    while index < picture.tree.nodes.count {
      let node = picture.tree.nodes[index]
      let frame = layout.frames[index]
      let isInside = frame.y < rows.upperBound && frame.maxY > rows.lowerBound
      guard !node.isHidden, !frame.isEmpty, isInside else {
        index += Int(node.size)
        continue
      }
      canvas.clip = frame
      KindDrawing.of(node.kind)?.draw(picture, index, layout, &canvas)
      index += 1
    }
    return canvas
  }
}
