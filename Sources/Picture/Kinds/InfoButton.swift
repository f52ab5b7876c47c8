import CtlRuntime
import CtlTerminal

extension InfoButton: DeviceDrawn {
  /// In the tint, as the other buttons; a light one without a tint of its own is white.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    let isLight = screen.control(node, as: InfoButton.self)?.style == .light
    let isPlain = screen.node(node).tint == nil && !screen.isDisabled(node)
    let color = isLight && isPlain ? Palette.dark.text : screen.tint(node)
    writer.circled(
      .info, in: screen.frames[node], color, isHighlighted: screen.isHighlighted(node))
  }
}
