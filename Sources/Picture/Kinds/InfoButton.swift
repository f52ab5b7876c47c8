import CtlRuntime
import CtlTerminal

extension InfoButton: DeviceDrawn {
  /// Dark for a light ground and the reverse; a tint of its own wins.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    let isLight = screen.control(node, as: InfoButton.self)?.style == .light
    let isPlain = screen.node(node).tint == nil && !screen.isDisabled(node)
    let own = isLight ? Palette.dark.text : screen.palette.base.secondary
    let color = isPlain ? own : screen.tint(node)
    writer.circled(
      .info, in: screen.frames[node], color, isHighlighted: screen.isHighlighted(node))
  }
}
