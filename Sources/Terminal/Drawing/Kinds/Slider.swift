import CtlCatalogue
import CtlChecker
import CtlText

import struct CtlRuntime.Slider

extension Slider: DrawnControl {
  /// The track with the thumb on it, between the images of its ends.
  static let drawing = KindDrawing(
    derivations: ProgramDerivation.range,
    measure: { picture, index in
      let node = picture.node(index)
      if let width = node.number(.width) {
        return Measure(max(picture.metrics.columns(width), 8), minimum: 8)
      }
      return Measure(24, minimum: 12)
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let style = picture.tint(index)
      let isMirrored = picture.options.isRightToLeft
      let images = [
        (PropertyName.minimumValueImage, !isMirrored), (.maximumValueImage, isMirrored),
      ]
      for (name, isLeft) in images {
        guard let sign = picture.endSign(index, name) else { continue }
        canvas.write(
          sign, isLeft ? frame.x : frame.maxX - sign.displayWidth, frame.y, picture.secondary)
      }
      picture.drawTrack(
        picture.sliderTrack(index, in: frame),
        picture.control(index, as: Slider.self)?.fraction ?? 0,
        isDisabled: picture.isDisabled(index),
        isHighlighted: picture.isHighlighted(index),
        minimum: Style(node.color(.minimumTrackTintColor) ?? style.foreground),
        maximum: Style(node.color(.maximumTrackTintColor) ?? picture.palette.separator),
        thumb: Style(
          picture.isHighlighted(index)
            ? style.foreground : node.color(.thumbTintColor) ?? picture.palette.secondary),
        &canvas)
    })

}

extension Picture {
  /// Where the thumb of a slider moves: between the images at the ends.
  public func sliderTrack(_ index: Int, in frame: Rect) -> Rect {
    let ends = [PropertyName.minimumValueImage, .maximumValueImage].map { name in
      endSign(index, name).map { $0.displayWidth + 1 } ?? 0
    }
    return columns(ends[0], max(frame.width - ends[0] - ends[1], 0), of: frame)
  }

  /// An image at an end of a slider; there is no room for a name.
  fileprivate func endSign(_ index: Int, _ name: PropertyName) -> String? {
    node(index).image(name).map { glyphs.sign($0) ?? glyphs.picture }
  }

  /// The part from the minimum to the thumb is filled; the minimum is where lines begin.
  func drawTrack(
    _ frame: Rect, _ fraction: Double, isDisabled: Bool, isHighlighted: Bool, minimum: Style,
    maximum: Style, thumb: Style, _ canvas: inout Canvas
  ) {
    guard frame.width > 0 else { return }
    let position = Int(rounding: Double(frame.width - 1) * fraction)
    let tertiary = Style(palette.tertiary)
    canvas.fill(
      isDisabled ? glyphs.disabledEmpty : glyphs.empty, frame, isDisabled ? tertiary : maximum)
    canvas.fill(
      isDisabled ? glyphs.disabledFilled : glyphs.filled, columns(0, position, of: frame),
      isDisabled ? tertiary : minimum)
    canvas.write(
      isDisabled
        ? glyphs.disabledThumb : isHighlighted ? glyphs.highlightedThumb : glyphs.thumb,
      columns(position, of: frame).x, frame.y, isDisabled ? tertiary : thumb)
  }
}
