import struct CtlRuntime.ContactAddButton

extension ContactAddButton: DrawnControl {
  static let drawing = KindDrawing.icon { $0.glyphs.add }
}
