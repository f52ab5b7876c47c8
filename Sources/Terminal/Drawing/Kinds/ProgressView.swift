import CtlCatalogue

import struct CtlRuntime.ProgressView

extension ProgressView: DrawnControl {
  static let drawing = KindDrawing(
    measure: { _, _ in Measure(20, minimum: 8) },
    draw: { picture, index, layout, canvas in
      guard let view = picture.control(index, as: ProgressView.self) else { return }
      let node = picture.node(index)
      let frame = layout.frames[index]
      let isBar = view.style == .bar
      let filled = Int(rounding: Double(frame.width) * view.progress)
      let tint = CtlTerminal.Style(
        node.color(.progressTintColor) ?? node.tint ?? picture.palette.tint)
      let glyphs = picture.glyphs
      picture.fill(
        picture.columns(0, filled, of: frame), with: view.progressImage,
        else: isBar ? glyphs.filled : glyphs.bar, tint, &canvas)
      guard view.hasTrack(in: picture.options.edition.inRuntime) else { return }
      picture.fill(
        picture.columns(filled, frame.width - filled, of: frame), with: view.trackImage,
        else: glyphs.barEmpty,
        CtlTerminal.Style(node.color(.trackTintColor) ?? picture.palette.separator), &canvas)
    })
}
