import CtlText

extension KindDrawing {
  /// A button that the system draws; `color` is its color while nothing else sets one.
  static func icon(
    color: @escaping @Sendable (Picture, Int) -> Style? = { _, _ in nil },
    _ icon: @escaping @Sendable (Picture) -> String
  ) -> KindDrawing {
    KindDrawing(
      measure: { picture, _ in Measure(icon(picture).displayWidth) },
      draw: { picture, index, layout, canvas in
        let node = picture.node(index)
        let frame = layout.frames[index]
        let isPlain = node.tint == nil && !picture.isDisabled(index)
        var style = (isPlain ? color(picture, index) : nil) ?? picture.tint(index)
        style.isBold = picture.isHighlighted(index)
        canvas.write(icon(picture), frame.x, frame.y, style, limit: frame.width)
      })
  }
}
