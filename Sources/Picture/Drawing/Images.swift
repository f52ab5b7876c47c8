import CtlLayout
import CtlRuntime

/// How a picture is put into a frame.
enum PictureFit: String {
  /// All of it, in its own proportions.
  case whole
  /// In its own proportions, so large that it leaves nothing free.
  case covering
  case stretched

  /// As SVG says it.
  var aspectRatio: String {
    switch self {
    case .whole: "xMidYMid meet"
    case .covering: "xMidYMid slice"
    case .stretched: "none"
    }
  }
}

extension SVGWriter {
  private mutating func beginImage(_ name: String) {
    beginGroup([("data-image", name)])
    title(name)
  }

  /// An image in the middle of a frame: the picture of the project, else a known sign, else a
  /// neutral one. Its name shows under a pointer.
  ///
  /// - Parameters:
  ///   - tint: The color of a silhouette. What is none has colors of its own; those of a sign are gray.
  ///   - isGrayed: Whether an image in its own colors is pale, as disabled controls are.
  mutating func image(
    _ image: ImageReference, in frame: Frame, tint: Color, isTemplate: Bool,
    _ screen: DeviceScreen, fit: PictureFit = .whole, isGrayed: Bool = false
  ) {
    let own = isGrayed ? screen.palette.disabled : screen.palette.secondary
    let picture = screen.device.image(image.name)
    // What the file says of the image itself counts more than the catalogue.
    let intent = image.renderingMode == .automatic ? picture?.isTemplate : nil
    let isTemplate = intent ?? isTemplate
    let color = isTemplate ? tint : own
    beginImage(image.name.onOneLine)
    let isStretched = fit == .stretched
    if let picture {
      self.image(
        picture, image.name, in: frame, template: isTemplate ? tint : nil, fit,
        opacity: isGrayed && !isTemplate ? 0.4 : 1)
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

  /// An image over a whole area, such as a background; without a picture a faint plate, or a stronger one
  /// for what is selected.
  mutating func background(
    _ image: ImageReference, in frame: Frame, radius: Double = 0, _ color: Color,
    _ screen: DeviceScreen, isSelected: Bool = false
  ) {
    beginImage(image.name.onOneLine)
    if let picture = screen.device.image(image.name) {
      self.image(picture, image.name, in: frame, template: nil, .stretched)
    } else {
      rect(frame, radius: radius, .fill(color.opacity(isSelected ? 0.4 : 0.14)))
      rect(frame, radius: radius, .stroke(color.opacity(0.35), 0.5))
    }
    endGroup()
  }
}
