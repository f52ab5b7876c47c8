import CtlRuntime

extension Picker: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    writer.drum(screen, node)
  }
}
