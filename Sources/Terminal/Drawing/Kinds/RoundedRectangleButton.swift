import struct CtlRuntime.Button
import struct CtlRuntime.RoundedRectangleButton

extension RoundedRectangleButton: DrawnControl {
  static let drawing = Button.drawing
}
