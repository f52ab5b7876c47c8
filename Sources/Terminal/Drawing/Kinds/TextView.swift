import CtlCatalogue
import CtlLayout
import CtlText

import struct CtlRuntime.TextView

extension TextView: DrawnControl {
  static let drawing = KindDrawing(
    measure: { _, _ in Measure(30, minimum: 10) },
    height: { picture, index, width in
      let lines = picture.wrapped(picture.node(index).text ?? "", max(width - 4, 2), limit: 40)
      return max(lines.count, 3) + 2
    },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      picture.drawBox(frame, isRound: true, &canvas)
      let node = picture.node(index)
      let style = picture.lettering(node)
      let room = frame.inset(Insets(top: 1, left: 2, bottom: 1, right: 2))
      let text = (node.text ?? "") + (node.isEditing ? picture.glyphs.cursor : "")
      // During editing its end is visible, where the cursor is.
      let lines = picture.wrapped(text, room.width, limit: node.isEditing ? 500 : 40)
      let shown = node.isEditing ? lines.suffix(max(room.height, 1)) : lines[...]
      for (line, text) in shown.enumerated() {
        canvas.write(
          text, room.x + picture.shift(of: text, node, in: room.width), room.y + line, style,
          limit: room.width)
      }
    })
}
