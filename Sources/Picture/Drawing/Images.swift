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
    _ screen: DeviceScreen, isStretched: Bool = false
  ) {
    beginImage(image.name.onOneLine)
    if let picture = screen.device.image(image.name) {
      self.image(
        picture, image.name, in: frame, template: isTemplate ? color : nil,
        isStretched: isStretched)
    } else if let sign = Symbol.named(image.name) {
      symbol(sign, in: frame, color, isStretched: isStretched)
    } else {
      unknown(image.name.onOneLine, in: frame, color, isStretched: isStretched)
    }
    endGroup()
  }

  /// The neutral sign, above the name where there is room for it.
  private mutating func unknown(
    _ name: String, in frame: Frame, _ color: Color, isStretched: Bool
  ) {
    var (sign, line) = (frame, frame.inset(2))
    if min(frame.width, frame.height) >= 44 {
      line.height = 12
      line.y = frame.maxY - 14
      sign.height -= 16
      text(name, in: line, .center, TextStyle(color, size: 10), cutInTheMiddle: true)
    }
    symbol(.neutral, in: sign, color, isStretched: isStretched)
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
