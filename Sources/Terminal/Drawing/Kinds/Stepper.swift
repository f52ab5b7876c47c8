import CtlCatalogue
import CtlText

extension KindDrawing {
  /// Minus and plus, or the icons in their places. At a bound the button that leads out is gray.
  static let stepper = KindDrawing(
    .stepper,
    measure: { picture, node in
      let icons = picture.stepperIcons(node)
      return Measure(icons.decrement.displayWidth + icons.increment.displayWidth + 7)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let icons = picture.stepperIcons(index)
      let style = picture.tint(index)
      let gray = Style(picture.palette.tertiary)
      let isDisabled = picture.isDisabled(index)
      let edge = isDisabled ? picture.glyphs.disabledEdge : picture.glyphs.vertical
      let isPressed = picture.isHighlighted(index) && !isDisabled
      let (open, close) =
        isPressed ? (picture.glyphs.highlightOpen, picture.glyphs.highlightClose) : ("[", "]")
      canvas.write(isDisabled ? edge : open, frame.x, frame.y, style)
      canvas.write(isDisabled ? edge : close, frame.maxX - 1, frame.y, style)
      let middle = frame.x + 3 + icons.decrement.displayWidth
      canvas.write(edge, middle, frame.y, style)
      let value = node.number(.value) ?? 0
      let wraps = node.bool(.wraps)
      let isAtLeast = !wraps && value <= node.number(.minimumValue) ?? 0
      let isAtMost = !wraps && value >= node.number(.maximumValue) ?? 100
      canvas.write(icons.decrement, frame.x + 2, frame.y, isAtLeast ? gray : style)
      canvas.write(
        icons.increment, middle + 2, frame.y, isAtMost ? gray : style,
        limit: frame.maxX - middle - 3)
    })
}

extension Picture {
  func stepperIcons(_ index: Int) -> (decrement: String, increment: String) {
    let node = node(index)
    func icon(_ name: PropertyName, _ plain: String) -> String {
      let sign = node.image(name).map { oneLine(glyphs.image($0)) } ?? plain
      return sign.truncated(columns: 10, glyphs.ellipsis)
    }
    return (icon(.decrementImage, glyphs.minus), icon(.incrementImage, glyphs.plus))
  }
}
