import CtlRuntime

extension NetworkActivityIndicator: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    let frame = screen.frames[node]
    writer.spinner(
      in: frame.square(min(frame.height, 13)), screen.palette.secondary,
      turns: screen.device.isInUse)
  }
}
