import CtlRuntime

extension ActivityIndicator: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let indicator = screen.control(node, as: ActivityIndicator.self) else { return }
    writer.spinner(
      in: screen.frames[node],
      Color(indicator.effectiveColor).opacity(indicator.isAnimating ? 1 : 0.4),
      turns: screen.device.isInUse && indicator.isAnimating)
  }
}
