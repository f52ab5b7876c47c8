import CtlLayout
import CtlTerminal

extension DeviceDrawing {
  /// Alerts and action sheets: a plate with texts, and lines between the buttons.
  static let modal = DeviceDrawing(.alert, .actionSheet) { screen, node, writer in
    let frame = screen.frames[node]
    let element = screen.node(node)
    let box = screen.request.boxes[node]
    let buttons = screen.children[node]
    let cancel = buttons.filter {
      element.kind == .actionSheet && screen.request.boxes[$0].isCancel
    }
    // Cancel has a plate of its own.
    var plate = frame
    let end = cancel.first.map { screen.frames[$0].y - LayoutBox.sheetGap } ?? frame.maxY
    plate.height = end - frame.y
    for place in [plate] + cancel.map({ screen.frames[$0] }) {
      writer.rect(place, radius: 13, .fill(screen.palette.base.cell))
    }
    func lines(_ text: String, at place: Frame?, _ style: TextStyle) {
      guard var place else { return }
      place.x = frame.x + 16
      place.width = max(frame.width - 32, 0)
      let limit = max(Int((place.height + 0.5) / style.lineHeight), 1)
      writer.lines(
        style.wrapped(text, in: place.width, limit: limit), in: place, .center, style)
    }
    let ink = screen.ink(node)
    lines(
      element.text ?? "", at: screen.titleFrame(node),
      TextStyle(ink, size: box.fontSize, isBold: box.isBold))
    lines(
      element.string(.message) ?? "", at: screen.footerFrame(node),
      TextStyle(ink, size: box.footerSize))
    let edge = screen.palette.base.separator
    for button in buttons where !cancel.contains(button) {
      let place = screen.frames[button]
      if place.y > frame.y + 1 { writer.hairline(frame.x, place.y, frame.width, edge) }
      if place.x > frame.x + 1 {
        writer.rect(
          Frame(x: place.x, y: place.y, width: 0.5, height: place.height), .fill(edge))
      }
    }
  }
}
