import CtlRuntime

extension DatePicker: DeviceDrawn, Drum {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    writer.drum(screen, node)
  }

  func title(ofRow row: Int, inWheel wheel: Int) -> String? {
    guard wheels.indices.contains(wheel) else { return nil }
    return rowText(row, in: wheels[wheel])
  }
}
