import CtlCatalogue
import CtlChecker

import struct CtlRuntime.Switch

extension Switch: DrawnControl {
  /// A track that is filled when it is on, with the thumb at one of its ends: on is where
  /// lines end.
  static let drawing = KindDrawing(
    measure: { _, _ in Measure(5) },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      let isOn = node.bool(.isOn)
      func write(_ sign: String, _ color: Color) {
        let sign = picture.options.isRightToLeft ? sign.mirrored : sign
        canvas.write(sign, frame.x, frame.y, Style(color), limit: frame.width)
      }
      if picture.isDisabled(index) {
        write(isOn ? glyphs.disabledOn : glyphs.disabledOff, picture.palette.tertiary)
        return
      }
      let color = isOn ? node.color(.onTintColor) ?? Switches.on : picture.palette.secondary
      let (on, off) =
        picture.isHighlighted(index)
        ? (glyphs.highlightedOn, glyphs.highlightedOff) : (glyphs.on, glyphs.off)
      write(isOn ? on : off, color)
    })
}

extension String {
  /// Read from the right, between the same brackets.
  fileprivate var mirrored: String {
    guard let first, let last, count > 1 else { return self }
    return String(first) + dropFirst().dropLast().reversed() + String(last)
  }
}
