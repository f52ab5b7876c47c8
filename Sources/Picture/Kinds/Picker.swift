import CtlRuntime

extension Picker: DeviceDrawn, Drum {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    if let picker = screen.control(node, as: Picker.self) { writer.drum(picker, screen, node) }
  }

  func title(ofRow row: Int, inWheel wheel: Int) -> String? {
    guard wheels.indices.contains(wheel), wheels[wheel].indices.contains(row) else { return nil }
    return wheels[wheel][row]
  }
}
