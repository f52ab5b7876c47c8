import CtlRuntime

extension ActivityIndicator: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let indicator = screen.control(node, as: ActivityIndicator.self) else { return }
    // What an indicator has by itself suits the bars and the cells of the system, which are light.
    let isByItself = indicator.color == nil && screen.node(node).raw(.style) == nil
    let suitsSystem =
      isByItself && screen.isOnGroundOfSystem(node) && screen.backgrounds[node].luminance > 0.8
    let color = suitsSystem ? screen.palette.secondary : Color(indicator.effectiveColor)
    writer.spinner(
      in: screen.frames[node], color.opacity(indicator.isAnimating ? 1 : 0.4),
      turns: screen.device.isInUse && indicator.isAnimating)
  }
}
