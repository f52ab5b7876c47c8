import CtlCatalogue

import struct CtlRuntime.ProgressView

extension ProgressView: DrawnControl {
  static let drawing = KindDrawing(
    measure: { _, _ in Measure(20, minimum: 8) },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let isBar = node.member(.style) == "bar"
      let progress = picture.control(index, as: ProgressView.self)?.progress ?? 0
      let filled = Int(rounding: Double(frame.width) * progress)
      let tint = CtlTerminal.Style(
        node.color(.progressTintColor) ?? node.tint ?? picture.palette.tint)
      let glyphs = picture.glyphs
      if !isBar {
        let track = CtlTerminal.Style(node.color(.trackTintColor) ?? picture.palette.separator)
        canvas.fill(glyphs.barEmpty, frame, track)
      }
      canvas.fill(
        isBar ? glyphs.filled : glyphs.bar, picture.columns(0, filled, of: frame), tint)
    })
}
