/// A value from a continuous range, chosen by moving a thumb along a track.
public struct Slider: TouchControl {
  public static let facts = ControlFacts(
    .slider, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled, .adjustable], fixedSize: FixedSize(height: 31),
    hasBaseline: false)

  public var view = ViewProperties()
  public var control = ControlProperties()
  private var number = BoundedNumber(minimum: 0, maximum: 1, value: 0)
  /// Whether events come while the thumb moves, or only one at the release.
  public var isContinuous = true
  /// The image at the end of the minimum.
  public var minimumValueImage: ImageReference?
  /// The image at the end of the maximum.
  public var maximumValueImage: ImageReference?
  /// The image of the thumb, for each state.
  public var thumbImage = PerState<ImageReference>()
  /// The image of the track up to the thumb, for each state.
  public var minimumTrackImage = PerState<ImageReference>()
  /// The image of the track beyond the thumb, for each state.
  public var maximumTrackImage = PerState<ImageReference>()
  /// The color of the track up to the thumb.
  public var minimumTrackTintColor: Color?
  /// The color of the track beyond the thumb.
  public var maximumTrackTintColor: Color?
  /// The color of the thumb.
  public var thumbTintColor: Color?
  /// In points; nil fits the interface.
  public var width: Double? { didSet { width = notNegative(width) } }
  /// What it adjusts; the system has a slider of its own for the volume.
  public var controls = Purpose.value
  /// Whether a person has moved the thumb since the last event.
  private var hasUnsentChange = false

  /// What it adjusts.
  public enum Purpose: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case value, process, volume
  }

  public init() {}
  /// A slider with a range and a value, which is clamped.
  public init(
    value: Double, in range: ClosedRange<Double> = 0...1,
    _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.init {
      $0.minimumValue = range.lowerBound
      $0.maximumValue = range.upperBound
      $0.value = value
      configure(&$0)
    }
  }

  /// Within the bounds; NaN is ignored.
  public var value: Double {
    get { number.value }
    set { number.setValue(newValue) }
  }
  private var given: Double {
    get { number.given }
    set { number.setValue(newValue) }
  }

  /// Below the maximum, which it pushes up when it reaches it. Finite.
  public var minimumValue: Double {
    get { number.minimum }
    set { number.setMinimum(newValue) }
  }

  /// Above the minimum, which it pushes down when it reaches it. Finite.
  public var maximumValue: Double {
    get { number.maximum }
    set { number.setMaximum(newValue) }
  }

  /// Where the thumb is on the track, 0...1.
  public var fraction: Double { number.fraction }

  /// Moves the thumb; the finger first comes down if it has not yet. A continuous slider sends each
  /// change, any other waits for the release.
  public mutating func drag(to value: Double) -> [ControlEvent] {
    let wasTracking = control.tracking.isTracking
    var events = (wasTracking ? [] : track(.down)) + track(.move(inside: true))
    guard !events.isEmpty else { return [] }
    if !wasTracking { hasUnsentChange = false }
    let before = number
    self.value = clamp(value, minimumValue, maximumValue, instead: self.value)
    guard number != before else { return events }
    if isContinuous { events.append(.valueChanged) } else { hasUnsentChange = true }
    return events
  }

  /// The finger lifts; a slider that is not continuous now sends the change, if there was one.
  public mutating func release() -> [ControlEvent] { touch(.up) }

  /// A whole gesture: down, to a value, up.
  public mutating func slide(to value: Double) -> [ControlEvent] { drag(to: value) + release() }

  public mutating func touch(_ touch: Touch) -> [ControlEvent] {
    let wasUnsent = hasUnsentChange
    let events = track(touch)
    guard !control.tracking.isTracking else { return events }
    hasUnsentChange = false
    return wasUnsent && !events.isEmpty ? [.valueChanged] + events : events
  }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .drag(let value): slide(to: value)
    case .increment: slide(to: number.value(at: tenth(from: fraction + 0.1)))
    case .decrement: slide(to: number.value(at: tenth(from: fraction - 0.1)))
    default: sendTouch(interaction)
    }
  }

  /// Rounded, so that ten steps lead exactly from one end to the other.
  private func tenth(from fraction: Double) -> Double { (fraction * 1e9).rounded() / 1e9 }

  public func accessibilityValue(in language: Language) -> String? { fraction.percentText }

  public static let allFields = fields([
    .stored("minimumValue", \.minimumValue), .stored("maximumValue", \.maximumValue),
    .held("value", \.value, given: \.given), .stored("isContinuous", \.isContinuous),
    .stored("minimumValueImage", \.minimumValueImage),
    .stored("maximumValueImage", \.maximumValueImage), .perState("thumbImage", \.thumbImage),
    .perState("minimumTrackImage", \.minimumTrackImage),
    .perState("maximumTrackImage", \.maximumTrackImage),
    .stored("minimumTrackTintColor", \.minimumTrackTintColor),
    .stored("maximumTrackTintColor", \.maximumTrackTintColor),
    .stored("thumbTintColor", \.thumbTintColor), .stored("width", \.width),
    .stored("controls", \.controls),
  ])
}

extension Slider: HeldBack {
  package var heldField: String? { number.given != number.value ? "value" : nil }
}

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
  private static let imageSpace = 8.0
  /// The room of an image beside the track, where nothing says how large it is.
  package static let imageMargin = imageSide + imageSpace

  /// How large the images of a slider are by themselves, in points; nil where nothing says so.
  package struct ImageSizes {
    package var minimum, maximum, thumb: Size?

    package init(minimum: Size? = nil, maximum: Size? = nil, thumb: Size? = nil) {
      (self.minimum, self.maximum, self.thumb) = (minimum, maximum, thumb)
    }
  }

  /// The minimum is on the left, and the images are at the ends of the horizontal track.
  public func layout(in bounds: Rect) -> Layout { layout(in: bounds, ImageSizes()) }

  /// The same with images of some sizes.
  package func layout(in bounds: Rect, _ sizes: ImageSizes) -> Layout {
    func end(_ image: ImageReference?, _ size: Size?) -> Size? {
      image.map { _ in size ?? Size(width: Self.imageSide, height: Self.imageSide) }
    }
    func place(_ size: Size, x: Double) -> Rect {
      Rect(x: x, y: bounds.center.y - size.height / 2, width: size.width, height: size.height)
    }
    let minimum = end(minimumValueImage, sizes.minimum)
    let maximum = end(maximumValueImage, sizes.maximum)
    let left = minimum.map { $0.width + Self.imageSpace } ?? 0
    let right = maximum.map { $0.width + Self.imageSpace } ?? 0
    let track = Rect(
      x: bounds.x + left, y: bounds.center.y - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right), height: Self.trackHeight)

    // The thumb stays on the track: its middle moves between half a thumb from each end.
    let diameter = min(sizes.thumb?.width ?? Self.thumbDiameter, track.width)
    let thumb = place(
      Size(width: diameter, height: sizes.thumb?.height ?? diameter),
      x: track.x + fraction * (track.width - diameter))
    var filled = track
    filled.width = thumb.center.x - track.x
    return Layout(
      minimumImage: minimum.map { place($0, x: bounds.x) }, track: track, filled: filled,
      thumb: thumb, maximumImage: maximum.map { place($0, x: bounds.maxX - $0.width) })
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
