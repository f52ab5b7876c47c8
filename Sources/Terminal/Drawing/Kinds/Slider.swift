import CtlCatalogue
import CtlChecker
import CtlText

extension KindDrawing {
  /// The track with the thumb on it, between the images of its ends.
  static let slider = KindDrawing(
    .slider,
    measure: { picture, index in
      let node = picture.node(index)
      if let width = node.number(.width) {
        return Measure(max(picture.metrics.columns(width), 8), minimum: 8)
      }
      return Measure(24, minimum: 12, grows: true)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      var frame = layout.frames[index]
      let style = picture.tint(index)
      for (name, isLeft) in [(PropertyName.minimumValueImage, true), (.maximumValueImage, false)] {
        guard let image = node.image(name) else { continue }
        // There is no room for a name.
        let sign = picture.glyphs.sign(image) ?? picture.glyphs.picture
        let columns = sign.displayWidth
        canvas.write(
          sign, isLeft ? frame.x : frame.maxX - columns, frame.y, picture.secondary)
        if isLeft { frame.x += columns + 1 }
        frame.width -= columns + 1
      }
      picture.drawTrack(
        frame, node.fraction, isDisabled: picture.isDisabled(index),
        isHighlighted: picture.isHighlighted(index),
        minimum: Style(node.color(.minimumTrackTintColor) ?? style.foreground),
        maximum: Style(node.color(.maximumTrackTintColor) ?? picture.palette.separator),
        thumb: Style(
          picture.isHighlighted(index)
            ? style.foreground : node.color(.thumbTintColor) ?? picture.palette.secondary),
        &canvas)
    })

  /// The slider of the system for the volume.
  static let volumeView = KindDrawing(
    .volumeView,
    measure: { _, _ in Measure(24, minimum: 12, grows: true) },
    draw: { picture, index, layout, canvas in
      var frame = layout.frames[index]
      canvas.write(picture.glyphs.volume, frame.x, frame.y, picture.secondary)
      frame.x += 2
      frame.width -= 2
      picture.drawTrack(
        frame, 0.5, isDisabled: false, isHighlighted: false, minimum: picture.tint(index),
        maximum: picture.separator,
        thumb: picture.secondary, &canvas)
    })
}

extension Picture {
  fileprivate func drawTrack(
    _ frame: Rect, _ fraction: Double, isDisabled: Bool, isHighlighted: Bool, minimum: Style,
    maximum: Style,
    thumb: Style, _ canvas: inout Canvas
  ) {
    guard frame.width > 0 else { return }
    let position = Int((Double(frame.width - 1) * fraction).rounded())
    let tertiary = Style(palette.tertiary)
    canvas.fill(
      isDisabled ? glyphs.disabledEmpty : glyphs.empty, frame, isDisabled ? tertiary : maximum)
    canvas.fill(
      isDisabled ? glyphs.disabledFilled : glyphs.filled, Rect(frame.x, frame.y, position, 1),
      isDisabled ? tertiary : minimum)
    canvas.write(
      isDisabled
        ? glyphs.disabledThumb : isHighlighted ? glyphs.highlightedThumb : glyphs.thumb,
      frame.x + position, frame.y,
      isDisabled ? tertiary : thumb)
  }
}
