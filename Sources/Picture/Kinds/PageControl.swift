import CtlLayout
import CtlRuntime

extension PageControl: DeviceDrawn {
  /// The first page is where lines begin.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let control = screen.control(node, as: PageControl.self) else { return }
    let frame = screen.frames[node]
    // The dots are white, but for light grounds, and have no tint.
    let isLight = screen.backgrounds[node].luminance > 0.75
    let plain = isLight ? Color(85, 85, 85) : Color(255, 255, 255)
    let dots = control.dots(in: frame.width, plain: plain.inRuntime)
    guard let last = dots.last else { return }
    let start = frame.midX - (last.x + PageControl.dotDiameter) / 2
    for dot in dots {
      let place = Frame(
        x: start + dot.x, y: frame.midY - PageControl.dotDiameter / 2,
        width: PageControl.dotDiameter, height: PageControl.dotDiameter)
      let part = screen.mirrored(place, in: frame)
      let color =
        screen.isDisabled(node)
        ? screen.palette.disabled.opacity(dot.isCurrent ? 1 : 0.5) : Color(dot.color)
      writer.circle(part.midX, part.midY, radius: PageControl.dotDiameter / 2, .fill(color))
    }
  }
}
