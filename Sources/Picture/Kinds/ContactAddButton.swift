import CtlRuntime

extension ContactAddButton: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    writer.circled(
      .plus, in: screen.frames[node], screen.tint(node),
      isHighlighted: screen.isHighlighted(node))
  }
}
