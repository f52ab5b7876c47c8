extension Slider {
  /// Where the parts of a slider stand, in the coordinates of its bounds.
  public struct Layout: Sendable, Equatable {
    /// The image at the minimum; nil when there is none.
    public var minimumImage: Rect?
    /// The line that the thumb moves on.
    public var track: Rect
    /// The part of the track between the minimum and the thumb.
    public var filled: Rect
    /// What people drag.
    public var thumb: Rect
    /// The image at the maximum; nil when there is none.
    public var maximumImage: Rect?
  }

  /// Diameter of the round thumb, in points.
  public static let thumbDiameter = 31.0
  private static let trackHeight = 2.0
  private static let imageSide = 23.0
  private static let spacing = 8.0

  /// The minimum is on the left and the images stand at the ends of the horizontal track.
  public func layout(in bounds: Rect) -> Layout {
    func image(_ image: ImageReference?, x: Double) -> Rect? {
      image.map { _ in
        Rect(
          x: x, y: bounds.center.y - Self.imageSide / 2, width: Self.imageSide,
          height: Self.imageSide)
      }
    }
    let margin = Self.imageSide + Self.spacing
    let left = minimumValueImage == nil ? 0 : margin
    let right = maximumValueImage == nil ? 0 : margin
    let track = Rect(
      x: bounds.x + left, y: bounds.center.y - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right), height: Self.trackHeight)

    // The thumb stays on the track: its middle runs from half a thumb to half a thumb.
    let diameter = min(Self.thumbDiameter, track.width)
    let thumb = Rect(
      x: track.x + fraction * (track.width - diameter), y: bounds.center.y - diameter / 2,
      width: diameter, height: diameter)
    var filled = track
    filled.width = thumb.center.x - track.x
    return Layout(
      minimumImage: image(minimumValueImage, x: bounds.x), track: track, filled: filled,
      thumb: thumb, maximumImage: image(maximumValueImage, x: bounds.maxX - Self.imageSide))
  }

  /// What a slider is shown as, given where the sound goes.
  public enum Presentation: Sendable, Equatable {
    case track
    /// The output's volume cannot be controlled: its name stands in place of the slider.
    case deviceName(String)
  }

  /// Only a slider for the volume gives way to the name of a device.
  public func presentation(for output: AudioOutput) -> Presentation {
    controls == .volume && !output.hasVolumeControl ? .deviceName(output.name) : .track
  }
}

/// Where the sound of the device goes.
public struct AudioOutput: Sendable, Hashable, Codable {
  /// What people know it as.
  public var name: String
  /// Whether its volume can be set from here.
  public var hasVolumeControl: Bool

  /// Where sound comes out.
  public init(name: String, hasVolumeControl: Bool) {
    self.name = name
    self.hasVolumeControl = hasVolumeControl
  }
}
