import CtlLayout
import CtlRuntime

extension RefreshControl: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let control = screen.control(node, as: RefreshControl.self) else { return }
    var frame = screen.frames[node]
    let color =
      screen.isDisabled(node)
      ? screen.palette.disabled : screen.node(node).tint ?? screen.palette.secondary
    if let title = control.displayedTitle, !title.isEmpty {
      let style = TextStyle(color, size: 13)
      var line = frame
      line.height = min(style.lineHeight, frame.height)
      line.y = max(frame.maxY - line.height - 6, frame.y)
      writer.text(title, in: line, .center, style)
      frame.height = max(line.y - frame.y, 0)
    }
    writer.spinner(
      in: frame.square(min(28, frame.height, frame.width)), color,
      turns: screen.device.isInUse && control.isRefreshing)
  }
}
