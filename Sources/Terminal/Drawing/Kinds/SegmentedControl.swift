import CtlCatalogue
import CtlLayout
import CtlText

extension KindDrawing {
  /// The frame and the dividers; every segment draws itself.
  static let segmentedControl = KindDrawing(
    .segmentedControl, insets: { _, _ in Insets(left: 1, right: 1) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let style = picture.tint(index)
      let isDisabled = picture.isDisabled(index)
      let (open, close) =
        picture.isHighlighted(index) && picture.node(index).touchedSegment == nil
        ? (picture.glyphs.highlightOpen, picture.glyphs.highlightClose) : ("[", "]")
      canvas.write(isDisabled ? picture.glyphs.disabledEdge : open, frame.x, frame.y, style)
      canvas.write(
        isDisabled ? picture.glyphs.disabledEdge : close, frame.maxX - 1, frame.y, style)
      for segment in layout.fromTheLeft(picture.children[index]).dropLast() {
        canvas.write(
          isDisabled ? picture.glyphs.disabledEdge : picture.glyphs.vertical,
          layout.frames[segment].maxX, frame.y, style)
      }
    })

  static let segment = KindDrawing(
    .segment,
    measure: { picture, node in
      Measure(picture.segmentContent(node).displayWidth + 2, minimum: 4)
    },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      var style = picture.tint(index)
      if picture.node(index).states.contains(.selected) {
        let tint = style.foreground ?? picture.palette.tint
        let ink = picture.palette.ink(on: tint)
        if picture.options.color != .none { canvas.paint(frame, tint, ink) }
        let edge = picture.options.color == .none
        canvas.write(edge ? glyphs.highlightOpen : " ", frame.x, frame.y, style)
        canvas.write(edge ? glyphs.highlightClose : " ", frame.maxX - 1, frame.y, style)
        style = Style(picture.options.color == .none ? nil : ink, isBold: true)
      } else if picture.isHighlighted(index) {
        canvas.write(glyphs.pressedOpen, frame.x, frame.y, style)
        canvas.write(glyphs.pressedClose, frame.maxX - 1, frame.y, style)
      } else if picture.isDisabled(index) {
        canvas.write("·", frame.x, frame.y, style)
        canvas.write("·", frame.maxX - 1, frame.y, style)
      }
      let text = picture.segmentContent(index)
      if picture.isHighlighted(index), !picture.isDisabled(index) {
        picture.fillPressed(frame, picture.tint(index), &canvas)
      }
      // Without room for it there is no space at the edges.
      let isPlain = picture.node(index).states.isEmpty
      let edge = isPlain && text.displayWidth > frame.width - 2 ? 0 : 1
      let slack = max(frame.width - 2 * edge - text.displayWidth, 0)
      canvas.write(
        text, frame.x + edge + slack / 2, frame.y, style, limit: frame.width - 2 * edge,
        ellipsis: glyphs.ellipsis)
    })
}

extension Picture {
  func segmentContent(_ index: Int) -> String {
    if let text = node(index).text { return oneLine(text) }
    return node(index).image(.image).map { oneLine(glyphs.image($0)) } ?? ""
  }
}
