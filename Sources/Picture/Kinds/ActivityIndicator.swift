import CtlRuntime

extension ActivityIndicator: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let indicator = screen.control(node, as: ActivityIndicator.self) else { return }
    // White is the default, and nothing to see on a light ground unless the file asks for it.
    let isChosen = indicator.color != nil || screen.node(node).raw(.style) != nil
    let isLight = screen.backgrounds[node].luminance > 0.8
    let color =
      isChosen || !isLight ? Color(indicator.effectiveColor) : screen.palette.secondary
    writer.spinner(
      in: screen.frames[node], color.opacity(indicator.isAnimating ? 1 : 0.4),
      turns: screen.device.isInUse && indicator.isAnimating)
  }
}
