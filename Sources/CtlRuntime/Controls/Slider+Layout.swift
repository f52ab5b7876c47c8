extension Slider {
  /// The frames of the parts of a slider, in the coordinates of its bounds.
  public struct Layout: Sendable, Equatable {
    /// The image at the minimum; nil when there is none.
    public var minimumImage: Rect?
    /// The line that the thumb moves on.
    public var track: Rect
    /// The part of the track between the minimum and the thumb.
    public var filled: Rect
    /// The part that people drag.
    public var thumb: Rect
    /// The image at the maximum; nil when there is none.
    public var maximumImage: Rect?
  }

  /// Diameter of the round thumb, in points.
  public static let thumbDiameter = 31.0
  private static let trackHeight = 2.0
  private static let imageSide = 23.0
  private static let spacing = 8.0

  /// The minimum is on the left, and the images are at the ends of the horizontal track.
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

    // The thumb stays on the track: its middle moves between half a thumb from each end.
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

  /// What is shown for a slider, given the output of the sound.
  public enum Presentation: Sendable, Equatable {
    case track
    /// The output's volume cannot be controlled: its name replaces the slider.
    case deviceName(String)
  }

  /// Only a volume slider is replaced by the name of a device.
  public func presentation(for output: AudioOutput) -> Presentation {
    controls == .volume && !output.hasVolumeControl ? .deviceName(output.name) : .track
  }
}

/// An output of the device's sound.
public struct AudioOutput: Sendable, Hashable, Codable {
  /// Its name for people.
  public var name: String
  /// Whether its volume can be set from here.
  public var hasVolumeControl: Bool

  /// An output.
  public init(name: String, hasVolumeControl: Bool) {
    self.name = name
    self.hasVolumeControl = hasVolumeControl
  }
}
