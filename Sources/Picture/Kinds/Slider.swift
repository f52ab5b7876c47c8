import CtlLayout
import CtlRuntime

extension Slider: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    if let slider = screen.control(node, as: Slider.self) {
      writer.slider(slider, in: screen.frames[node], screen, node)
    }
  }
}

extension SVGWriter {
  /// The track between the images of its ends, and the thumb on it.
  mutating func slider(
    _ slider: Slider, in frame: Frame, _ screen: DeviceScreen, _ node: Int
  ) {
    let state = slider.state
    // Images of the project have sizes of their own.
    func size(_ image: ImageReference?) -> Size? {
      image.flatMap { screen.device.image($0.name)?.sizeInPoints }
    }
    let layout = slider.layout(
      in: frame.inRuntime,
      Slider.ImageSizes(
        minimum: size(slider.minimumValueImage), maximum: size(slider.maximumValueImage),
        thumb: size(slider.thumbImage[state])))
    let palette = screen.palette
    let isDisabled = screen.isDisabled(node)
    for (image, place) in [
      (slider.minimumValueImage, layout.minimumImage),
      (slider.maximumValueImage, layout.maximumImage),
    ] {
      guard let image, let place else { continue }
      self.image(
        image, in: screen.mirrored(place, in: frame), tint: screen.tint(node),
        isTemplate: image.isTemplate(inToolbar: false), screen, isGrayed: isDisabled)
    }
    func track(_ place: Frame, _ image: ImageReference?, _ color: Color) {
      if let image {
        background(image, in: place.inset(0, -3), radius: 2, color, screen)
      } else {
        rect(place, radius: place.height / 2, .fill(color))
      }
    }
    let whole = screen.mirrored(layout.track, in: frame)
    let filled = screen.mirrored(layout.filled, in: frame)
    var rest = whole
    rest.width = max(whole.width - filled.width, 0)
    if !screen.isRightToLeft { rest.x = filled.maxX }
    func own(_ color: CtlRuntime.Color?) -> Color? { isDisabled ? nil : color.map { Color($0) } }
    track(
      rest, slider.maximumTrackImage[state], own(slider.maximumTrackTintColor) ?? palette.track)
    track(
      filled, slider.minimumTrackImage[state],
      own(slider.minimumTrackTintColor) ?? screen.tint(node))
    let thumb = screen.mirrored(layout.thumb, in: frame)
    if let image = slider.thumbImage[state] {
      self.image(
        image, in: thumb, tint: own(slider.thumbTintColor) ?? screen.tint(node),
        isTemplate: image.isTemplate(inToolbar: false), screen,
        isGrayed: isDisabled && slider.thumbImage.ownValue(for: state) == nil)
    } else {
      let color = slider.thumbTintColor.map { Color($0) } ?? palette.thumb
      self.thumb(
        in: thumb, isDisabled ? color.mixed(with: palette.track, 0.4) : color)
    }
  }
}
