import CtlLayout
import CtlRuntime

extension SVGWriter {
  private mutating func beginImage(_ name: String) {
    beginGroup([("data-image", name)])
    title(name)
  }

  /// An image in the middle of a frame: the picture of the project, else a known sign, else a
  /// neutral one. Its name shows under a pointer.
  ///
  /// - Parameter color: Of signs, and of a picture that is drawn as a silhouette.
  mutating func image(
    _ image: ImageReference, in frame: Frame, _ color: Color, isTemplate: Bool,
    _ screen: DeviceScreen
  ) {
    beginImage(image.name.onOneLine)
    if let picture = screen.device.image(image.name) {
      self.image(
        picture, image.name, in: frame, template: isTemplate ? color : nil, isStretched: false)
    } else {
      symbol(Symbol.named(image.name) ?? .neutral, in: frame, color)
    }
    endGroup()
  }

  /// An image over a whole area, such as a background; without a picture a faint plate.
  mutating func background(
    _ image: ImageReference, in frame: Frame, radius: Double = 0, _ color: Color,
    _ screen: DeviceScreen
  ) {
    beginImage(image.name.onOneLine)
    if let picture = screen.device.image(image.name) {
      self.image(picture, image.name, in: frame, template: nil, isStretched: true)
    } else {
      rect(frame, radius: radius, .fill(color.opacity(0.14)))
      rect(frame, radius: radius, .stroke(color.opacity(0.35), 0.5))
    }
    endGroup()
  }
}
