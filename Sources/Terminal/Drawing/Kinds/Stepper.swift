import CtlCatalogue
import CtlChecker
import CtlText

import struct CtlRuntime.Stepper

extension Stepper: DrawnControl {
  /// Minus and plus, or the icons instead, on their background. At a bound the button that would
  /// leave the range is gray; one under a finger is filled.
  static let drawing = KindDrawing(
    derivations: ProgramDerivation.range,
    measure: { picture, index in
      guard let stepper = picture.control(index, as: Stepper.self) else { return Measure(9) }
      let buttons = Segment.allCases.reduce(0) { $0 + picture.buttonWidth($1, of: stepper) }
      return Measure(buttons + picture.dividerSign(of: stepper).displayWidth + 2)
    },
    draw: { picture, index, layout, canvas in
      guard let stepper = picture.control(index, as: Stepper.self) else { return }
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      let style = picture.tint(index)
      let isDisabled = picture.isDisabled(index)
      let buttons = picture.stepperButtons(index, in: frame)
      let (left, right) =
        buttons[0].x < buttons[1].x ? (buttons[0], buttons[1]) : (buttons[1], buttons[0])
      let isLit = stepper.state.contains(.highlighted) && stepper.pressedSegment == nil
      let edges =
        isDisabled
        ? (glyphs.disabledEdge, glyphs.disabledEdge)
        : isLit ? (glyphs.highlightOpen, glyphs.highlightClose) : ("[", "]")
      canvas.write(edges.0, frame.x, frame.y, style)
      canvas.write(edges.1, frame.maxX - 1, frame.y, style)
      let divider = picture.dividerSign(of: stepper)
      canvas.write(
        isDisabled && stepper.currentDividerImage == nil ? glyphs.disabledEdge : divider,
        left.maxX, frame.y, style, limit: right.x - left.maxX, ellipsis: glyphs.ellipsis)
      let isInToolbar = picture.isInToolbar(index)
      for (segment, button) in zip(Segment.allCases, buttons) {
        if stepper.pressedSegment == segment {
          // A divider with an image shows the press itself.
          let isPlain = stepper.currentDividerImage == nil
          if isPlain || button == left {
            canvas.write(glyphs.highlightOpen, button.x - 1, frame.y, style)
          }
          if isPlain || button == right {
            canvas.write(glyphs.highlightClose, button.maxX, frame.y, style)
          }
          picture.fillPressed(button, style, &canvas)
        }
        var ink = style
        if !isDisabled,
          let icon = stepper.icon(
            of: segment, inToolbar: isInToolbar,
            tint: (style.foreground ?? picture.palette.tint).inRuntime)
        {
          // An image that is no template has colors of its own.
          ink = CtlTerminal.Style(icon.templateColor?.drawn)
        }
        if stepper.isAtEnd(segment) { ink = CtlTerminal.Style(picture.palette.tertiary) }
        var room = button
        room.x += 1
        room.width -= 2
        if let ground = picture.ground(stepper.currentBackgroundImage(of: segment)) {
          picture.fillGround(button, &canvas)
          let width = ground.displayWidth
          let isFirst = !picture.options.isRightToLeft
          canvas.write(
            ground, isFirst ? room.x : room.maxX - width, frame.y, picture.secondary,
            limit: room.width)
          if isFirst { room.x += width + 1 }
          room.width -= width + 1
        }
        canvas.write(
          picture.iconSign(segment, of: stepper), room.x, frame.y, ink, limit: room.width)
      }
    })
}

extension Picture {
  /// The icon of a button in its current state.
  fileprivate func iconSign(_ segment: Stepper.Segment, of stepper: Stepper) -> String {
    let images = segment == .increment ? stepper.incrementImage : stepper.decrementImage
    let image = images[stepper.state(of: segment)]
    let system = segment == .increment ? ("plus", glyphs.plus) : ("minus", glyphs.minus)
    guard let image, image.name != system.0 else { return system.1 }
    return sign(of: image).truncated(columns: 10, glyphs.ellipsis)
  }

  fileprivate func buttonWidth(_ segment: Stepper.Segment, of stepper: Stepper) -> Int {
    let ground = ground(stepper.currentBackgroundImage(of: segment)).map { $0.displayWidth + 1 }
    return iconSign(segment, of: stepper).displayWidth + (ground ?? 0) + 2
  }

  fileprivate func dividerSign(of stepper: Stepper) -> String {
    divider(stepper.currentDividerImage) ?? glyphs.vertical
  }

  /// The places of the two buttons of a stepper, minus and plus: minus is where lines begin.
  public func stepperButtons(_ index: Int, in frame: Rect) -> [Rect] {
    guard let stepper = control(index, as: Stepper.self) else { return [frame, frame] }
    let first = buttonWidth(.decrement, of: stepper)
    let second = first + dividerSign(of: stepper).displayWidth + 1
    return [
      columns(1, first, of: frame),
      columns(second, max(frame.width - second - 1, 0), of: frame),
    ]
  }
}
