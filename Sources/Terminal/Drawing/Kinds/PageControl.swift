import CtlCatalogue

import struct CtlRuntime.PageControl

extension PageControl: DrawnControl {
  /// A dot for each page, clipped to the width: dots keep their size and distance. The first
  /// page is where lines begin.
  static let drawing = KindDrawing(
    measure: { picture, index in
      let count = picture.node(index).number(.numberOfPages) ?? 0
      let room = picture.node(index).number(.width).map { picture.metrics.columns($0) }
      let columns = 2 * min(max(Int(saturating: count), 0), 1000) - 1
      return Measure(min(columns, room ?? columns), minimum: 1)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let count = min(Int(saturating: node.number(.numberOfPages) ?? 0), 1000)
      let shown = min(count, (frame.width + 1) / 2)
      let current = min(Int(saturating: node.number(.currentPage) ?? 0), 1000)
      let (glyphs, palette) = (picture.glyphs, picture.palette)
      let isDisabled = picture.isDisabled(index)
      let (dot, currentDot) =
        isDisabled
        ? (glyphs.disabledDot, glyphs.disabledCurrentDot) : (glyphs.dot, glyphs.currentDot)
      for page in 0..<max(shown, 0) {
        let color =
          page == current
          ? node.color(.currentPageIndicatorTintColor) ?? node.tint ?? palette.secondary
          : node.color(.pageIndicatorTintColor) ?? palette.tertiary
        canvas.write(
          page == current ? currentDot : dot, picture.columns(2 * page, of: frame).x, frame.y,
          Style(isDisabled ? palette.tertiary : color))
      }
    })
}
