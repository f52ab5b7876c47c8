import CtlCatalogue

extension KindDrawing {
  /// A track that is filled when it is on, with the thumb at one of its ends.
  static let `switch` = KindDrawing(
    .switch,
    measure: { _, _ in Measure(5) },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      let isOn = node.bool(.isOn)
      if picture.isDisabled(index) {
        canvas.write(
          isOn ? glyphs.disabledOn : glyphs.disabledOff, frame.x, frame.y,
          Style(picture.palette.tertiary), limit: frame.width)
        return
      }
      let color = isOn ? node.color(.onTintColor) ?? Switches.on : picture.palette.secondary
      let (on, off) =
        picture.isHighlighted(index)
        ? (glyphs.highlightedOn, glyphs.highlightedOff) : (glyphs.on, glyphs.off)
      canvas.write(
        isOn ? on : off, frame.x, frame.y, Style(color), limit: frame.width)
    })
}
