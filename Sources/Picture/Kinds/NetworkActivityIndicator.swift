import CtlRuntime

extension NetworkActivityIndicator: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    let frame = screen.frames[node]
    let ground = screen.backgrounds[node]
    // As the other signs of the status bar on a dark ground.
    let color = ground.luminance > 0.5 ? screen.palette.secondary : screen.ink(on: ground)
    writer.spinner(
      in: frame.square(min(frame.height, 13)), color,
      turns: screen.device.isInUse)
  }
}
