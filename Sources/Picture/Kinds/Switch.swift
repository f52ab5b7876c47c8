import CtlLayout
import CtlRuntime

extension Switch: DeviceDrawn {
  /// On is where lines end.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let control = screen.control(node, as: Switch.self) else { return }
    let frame = screen.frames[node]
    let palette = screen.palette
    let radius = frame.height / 2
    func shade(_ color: Color) -> Color { screen.isDisabled(node) ? color.opacity(0.5) : color }
    if control.isOn {
      let color = control.onTintColor.map { Color($0) } ?? palette.switchOn
      writer.rect(frame, radius: radius, .fill(shade(color)))
    } else if let edge = screen.node(node).color(.tintColor) {
      // The tint is that of the edge while it is off.
      writer.rect(frame, radius: radius, .stroke(shade(edge), 1.5))
    } else if palette.isDark || control.isHighlighted {
      writer.rect(frame, radius: radius, .fill(shade(palette.switchEdge)))
    } else {
      writer.rect(frame, radius: radius, .fill(Color(255, 255, 255)))
      writer.rect(frame, radius: radius, .stroke(shade(palette.switchEdge), 1.5))
    }
    // A finger makes the thumb longer; the picture shows it at its end.
    let thumb = Frame(
      x: control.isOn ? frame.maxX - frame.height : frame.x, y: frame.y, width: frame.height,
      height: frame.height)
    writer.thumb(in: screen.mirrored(thumb, in: frame), palette.thumb)
  }
}
