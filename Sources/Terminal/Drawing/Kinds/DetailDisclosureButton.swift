import struct CtlRuntime.DetailDisclosureButton

extension DetailDisclosureButton: DrawnControl {
  static let drawing = KindDrawing.icon {
    $0.options.isRightToLeft ? $0.glyphs.leftDisclosure : $0.glyphs.disclosure
  }
}
