import struct CtlRuntime.DetailDisclosureButton

extension DetailDisclosureButton: DrawnControl {
  static let drawing = KindDrawing.icon { $0.glyphs.info }
}
