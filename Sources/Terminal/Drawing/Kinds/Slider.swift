import CtlCatalogue
import CtlChecker
import CtlText

import struct CtlRuntime.ImageReference
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
      guard let slider = picture.control(index, as: Slider.self) else { return }
      let node = picture.node(index)
      let frame = layout.frames[index]
      let style = picture.tint(index)
      let isMirrored = picture.options.isRightToLeft
      let ends = picture.isDisabled(index) ? picture.ink(index) : picture.secondary
      for (image, isLeft) in [
        (slider.minimumValueImage, !isMirrored), (slider.maximumValueImage, isMirrored),
      ] {
        guard let sign = picture.endSign(image) else { continue }
        canvas.write(sign, isLeft ? frame.x : frame.maxX - sign.displayWidth, frame.y, ends)
      }
      var track = Picture.Track(
        fraction: slider.fraction,
        minimum: Style(node.color(.minimumTrackTintColor) ?? style.foreground),
        maximum: Style(node.color(.maximumTrackTintColor) ?? picture.palette.separator),
        thumb: Style(
          picture.isHighlighted(index)
            ? style.foreground : node.color(.thumbTintColor) ?? picture.palette.secondary))
      track.isDisabled = picture.isDisabled(index)
      track.isHighlighted = picture.isHighlighted(index)
      track.images = (
        slider.minimumTrackImage[slider.state], slider.thumbImage[slider.state],
        slider.maximumTrackImage[slider.state]
      )
      picture.draw(track, picture.sliderTrack(index, in: frame), &canvas)
    })
}

extension Picture {
  /// Where the thumb of a slider moves: between the images at the ends.
  public func sliderTrack(_ index: Int, in frame: Rect) -> Rect {
    guard let slider = control(index, as: Slider.self) else { return frame }
    let ends = [slider.minimumValueImage, slider.maximumValueImage].map { image in
      endSign(image).map { $0.displayWidth + 1 } ?? 0
    }
    return columns(ends[0], max(frame.width - ends[0] - ends[1], 0), of: frame)
  }

  /// An image at an end of a slider; there is no room for a name.
  fileprivate func endSign(_ image: ImageReference?) -> String? {
    image.map { glyphs.sign($0.name) ?? glyphs.picture }
  }

  /// A line with a thumb.
  struct Track {
    var fraction: Double
    var minimum: Style
    var maximum: Style
    var thumb: Style
    var isDisabled = false
    var isHighlighted = false
    var images: (minimum: ImageReference?, thumb: ImageReference?, maximum: ImageReference?)
  }

  /// The part from the minimum to the thumb is filled; the minimum is where lines begin.
  func draw(_ track: Track, _ frame: Rect, _ canvas: inout Canvas) {
    guard frame.width > 0 else { return }
    let (isDisabled, images) = (track.isDisabled, track.images)
    let tertiary = Style(palette.tertiary)
    let thumb =
      images.thumb.map { sign(of: $0).truncated(columns: 8, glyphs.ellipsis) }
      ?? (isDisabled
        ? glyphs.disabledThumb : track.isHighlighted ? glyphs.highlightedThumb : glyphs.thumb)
    let width = min(thumb.displayWidth, frame.width)
    let position = Int(rounding: Double(frame.width - width) * track.fraction)
    fill(
      columns(0, position, of: frame), with: images.minimum,
      else: isDisabled ? glyphs.disabledFilled : glyphs.filled,
      isDisabled ? tertiary : track.minimum, &canvas)
    fill(
      columns(position + width, frame.width - position - width, of: frame), with: images.maximum,
      else: isDisabled ? glyphs.disabledEmpty : glyphs.empty,
      isDisabled ? tertiary : track.maximum, &canvas)
    canvas.write(
      thumb, columns(position, width, of: frame).x, frame.y, isDisabled ? tertiary : track.thumb,
      limit: width)
  }
}
