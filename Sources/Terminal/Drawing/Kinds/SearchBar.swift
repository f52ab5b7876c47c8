import CtlCatalogue
import CtlLayout
import CtlText

import struct CtlRuntime.SearchBar

extension SearchBar: DrawnControl {
  /// A field with a magnifying glass, and the Clear button while there are words.
  static let drawing = KindDrawing(
    complete: { control, node, _ in
      if node.isEditing { _ = control[as: SearchBar.self]?.beginEditing() }
    },
    measure: { _, _ in Measure(28, minimum: 12) },
    draw: { picture, index, layout, canvas in
      guard let bar = picture.control(index, as: SearchBar.self) else { return }
      let node = picture.node(index)
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      canvas.write(glyphs.fieldOpen, frame.x, frame.y, picture.separator)
      canvas.write(glyphs.fieldClose, frame.maxX - 1, frame.y, picture.separator)
      let sign = glyphs.sign("magnifyingglass") ?? glyphs.wheelLeft
      canvas.write(sign, picture.columns(2, of: frame).x, frame.y, picture.secondary)
      var room = picture.columns(4, max(frame.width - 6, 0), of: frame)
      if bar.showsClearButton {
        let width = glyphs.clear.displayWidth
        let place = picture.columns(frame.width - 2 - width, width, of: frame)
        canvas.write(glyphs.clear, place.x, frame.y, picture.secondary)
        room.width = max(room.width - width - 1, 0)
        if picture.options.isRightToLeft { room.x += width + 1 }
      }
      var style = Style()
      var line = picture.oneLine(bar.text)
      if node.isEditing { line = picture.edited(line, node, room.width) }
      if bar.text.isEmpty {
        line += picture.oneLine(bar.placeholder ?? "")
        style = Style(picture.palette.tertiary)
        style.isItalic = true
      }
      let slack = picture.options.isRightToLeft ? max(room.width - line.displayWidth, 0) : 0
      canvas.write(
        line, room.x + slack, frame.y, style, limit: room.width, ellipsis: glyphs.ellipsis)
    })
}
