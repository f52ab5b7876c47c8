/// The volume slider of the system: a companion of the slider, not one of the controls. Its value
/// belongs to the system.
public struct VolumeView: Control {
  public static let facts = ControlFacts(
    .volumeView, isUIControl: false, events: [],
    traits: [.userInteractionEnabled, .adjustable], fixedSize: FixedSize(height: 31),
    hasBaseline: false, speech: Speech(name: ("Volume", "音量")))

  public var view = ViewProperties()
  /// The slider inside.
  private var slider = Slider(value: 0.5) { $0.controls = .volume }
  /// The name of a device that plays the sound and has a volume of its own; nil for this device.
  package var output: String?

  public init() {}

  /// The volume of this device, 0...1.
  package var volume: Double {
    get { slider.value }
    set { slider.value = newValue }
  }

  /// The thumb is moved, and stays under the finger.
  package mutating func drag(to volume: Double) {
    if acceptsTouches, output == nil { _ = slider.drag(to: volume) }
  }

  /// Where another device has the volume there is no slider. It does not say what it does.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    if acceptsTouches, output == nil { _ = slider.send(interaction) }
    return []
  }

  public func accessibilityValue(in language: Language) -> String? {
    output ?? slider.accessibilityValue(in: language)
  }

  public static let allFields = fields([])
}
