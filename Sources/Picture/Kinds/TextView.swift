import CtlLayout
import CtlRuntime
import CtlText

extension TextView: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let view = screen.control(node, as: TextView.self) else { return }
    let frame = screen.frames[node]
    let palette = screen.palette
    let ground = palette.field
    if screen.backgrounds[node] != ground { writer.rect(frame, .fill(ground)) }
    var style = TextStyle(view.font, screen, node)
    style.color = screen.ink(node, on: ground)
    if let color = view.textColor { style.color = Color(color) }
    let room = frame.inset(5, 8)
    let isEditing = screen.node(node).isEditing
    let fitting = max(Int(room.height / style.lineHeight), 1)
    // What does not fit can be scrolled to. During editing its end is visible, where the cursor is.
    let all = style.wrapped(view.text, in: room.width, limit: isEditing ? 2_000 : fitting + 1)
    let lines = Array(isEditing ? all.suffix(fitting) : all.prefix(fitting))
    let side = screen.side(ofText: node)
    writer.lines(lines, in: room, side, style, isCentered: false)
    guard isEditing else { return }
    var line = room
    line.height = style.lineHeight
    line.y += style.lineHeight * Double(max(lines.count - 1, 0))
    let last = lines.last ?? ""
    let width = min(style.width(last), room.width)
    let start = room.x + [0, (room.width - width) / 2, room.width - width][side.rawValue]
    writer.cursor(
      x: last.isRightToLeft ? start : start + width, in: line,
      screen.node(node).tint ?? palette.base.tint, height: style.lineHeight)
  }
}
