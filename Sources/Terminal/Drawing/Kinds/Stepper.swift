import CtlCatalogue
import CtlChecker
import CtlText

import struct CtlRuntime.Stepper

extension Stepper: DrawnControl {
  /// Minus and plus, or the icons instead. At a bound the button that would leave the range is
  /// gray; one under a finger is filled.
  static let drawing = KindDrawing(
    derivations: ProgramDerivation.range,
    measure: { picture, node in
      let icons = picture.stepperIcons(node)
      return Measure(icons.reduce(7) { $0 + $1.displayWidth })
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      let style = picture.tint(index)
      let isDisabled = picture.isDisabled(index)
      let icons = picture.stepperIcons(index)
      let value = node.number(.value) ?? 0
      let wraps = node.bool(.wraps)
      let isAtEnd = [
        !wraps && value <= node.number(.minimumValue) ?? 0,
        !wraps && value >= node.number(.maximumValue) ?? 100,
      ]
      let buttons = picture.stepperButtons(index, in: frame)
      // From the left: the edges around the two buttons.
      let pressed = picture.isHighlighted(index) && !isDisabled ? node.touchedSegment : nil
      let isLit = picture.isHighlighted(index) && !isDisabled && node.touchedSegment == nil
      let edges = [frame.x, max(buttons[0].x, buttons[1].x) - 1, frame.maxX - 1]
      for (edge, x) in zip(["[", glyphs.vertical, "]"], edges) {
        canvas.write(isDisabled ? glyphs.disabledEdge : edge, x, frame.y, style)
      }
      func light(_ left: Int, _ right: Int) {
        canvas.write(glyphs.highlightOpen, left, frame.y, style)
        canvas.write(glyphs.highlightClose, right, frame.y, style)
      }
      if isLit { light(edges[0], edges[2]) }
      if let pressed, buttons.indices.contains(pressed) {
        light(buttons[pressed].x - 1, buttons[pressed].maxX)
        picture.fillPressed(buttons[pressed], style, &canvas)
      }
      for (place, button) in buttons.enumerated() {
        canvas.write(
          icons[place], button.x + 1, frame.y,
          isAtEnd[place] ? Style(picture.palette.tertiary) : style, limit: button.width - 2)
      }
    })
}

extension Picture {
  /// The icons of the two buttons, minus and plus, in their current states.
  fileprivate func stepperIcons(_ index: Int) -> [String] {
    let node = node(index)
    let icons = [(PropertyName.decrementImage, glyphs.minus), (.incrementImage, glyphs.plus)]
    return icons.enumerated().map { place, icon in
      var states = node.states
      if let touched = node.touchedSegment, touched != place { states.remove(.highlighted) }
      var sign = icon.1
      if case .image(let image)? = node.value(icon.0, in: states) {
        sign = oneLine(glyphs.image(image))
      }
      return sign.truncated(columns: 10, glyphs.ellipsis)
    }
  }

  /// The places of the two buttons of a stepper, minus and plus: minus is where lines begin.
  public func stepperButtons(_ index: Int, in frame: Rect) -> [Rect] {
    let first = stepperIcons(index)[0].displayWidth + 2
    return [
      columns(1, first, of: frame),
      columns(first + 2, max(frame.width - first - 3, 0), of: frame),
    ]
  }
}
