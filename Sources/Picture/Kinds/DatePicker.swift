import CtlRuntime

extension DatePicker: DeviceDrawn, Drum {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    if let picker = screen.control(node, as: DatePicker.self) { writer.drum(picker, screen, node) }
  }

  /// The place of its time zone.
  var note: String? { timeZoneName }

  func title(ofRow row: Int, inWheel wheel: Int) -> String? {
    guard wheels.indices.contains(wheel) else { return nil }
    return rowText(row, in: wheels[wheel])
  }
}
