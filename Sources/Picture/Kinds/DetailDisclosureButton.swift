import CtlRuntime

extension DetailDisclosureButton: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    writer.circled(
      .info, in: screen.frames[node], screen.tint(node), isHighlighted: screen.isHighlighted(node))
  }
}
