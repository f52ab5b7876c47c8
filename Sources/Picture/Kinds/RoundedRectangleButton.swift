import CtlRuntime

extension RoundedRectangleButton: DeviceDrawn {
  /// Since iOS 7 it looks like a system button.
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let button = screen.control(node, as: RoundedRectangleButton.self)?.button else { return }
    writer.button(button, screen, node)
  }
}
