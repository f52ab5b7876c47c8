import CtlLayout
import CtlRuntime
import CtlText

extension SearchBar: DeviceDrawn {
  /// A rounded field with a magnifying glass, and the Clear button while there are words.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let bar = screen.control(node, as: SearchBar.self) else { return }
    let frame = screen.frames[node]
    let palette = screen.palette
    writer.rect(frame, .fill(palette.grouped))
    let field = frame.inset(min(8, frame.width / 2), min(8, frame.height / 2))
    writer.rect(field, radius: 5, .fill(palette.field))
    let inside = field.inset(min(8, field.width / 2))
    let sign = inside.leading(min(14, inside.width), screen.isRightToLeft)
    if let glass = Symbol.named("magnifyingglass") {
      writer.symbol(glass, in: sign.square(min(14, field.height)), palette.placeholder)
    }
    var room = inside.trailing(max(inside.width - 20, 0), screen.isRightToLeft)
    if bar.showsClearButton {
      let clear = room.trailing(min(14, room.width), screen.isRightToLeft)
      writer.symbol(.cross, in: clear.square(10), palette.placeholder, line: 1.5)
      room = room.leading(max(room.width - 18, 0), screen.isRightToLeft)
    }
    var style = TextStyle(screen.ink(node, on: palette.field), size: 14)
    var text = bar.text.onOneLine
    if text.isEmpty {
      text = bar.placeholder?.onOneLine ?? ""
      style.color = palette.placeholder
    }
    writer.text(text, in: room, screen.leading, style)
    guard screen.node(node).isEditing else { return }
    let width = bar.text.isEmpty ? 0 : min(style.width(text), room.width)
    let start = screen.isRightToLeft ? room.maxX - width : room.x
    writer.cursor(
      x: text.isRightToLeft ? start : start + width, in: room,
      screen.node(node).tint ?? palette.base.tint, height: style.lineHeight)
  }
}
