/// The volume slider of the system: a companion of the slider, not one of the controls. Its value
/// belongs to the system.
public struct VolumeView: Control {
  public static let facts = ControlFacts(
    .volumeView, isUIControl: false, events: [],
    traits: [.userInteractionEnabled, .adjustable], fixedSize: FixedSize(height: 31),
    similar: [.slider])

  public var view = ViewProperties()

  public init() {}

  public static var ownFields: [Field<Self>] { [] }
}
