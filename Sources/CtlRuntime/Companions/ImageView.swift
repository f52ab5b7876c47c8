/// An image that people look at: a companion, not one of the controls.
public struct ImageView: Control {
  public static let facts = ControlFacts(
    .imageView, isUIControl: false, isInteractive: false, events: [], traits: [.image],
    hasBaseline: false)

  public var view = ViewProperties()
  /// The image; nil leaves the place empty.
  public var image: ImageReference?
  /// How the image fills its place.
  public var contentMode = ContentMode.scaleAspectFit
  /// In points; nil for 64.
  public var width: Double? { didSet { width = notNegative(width) } }
  /// In points; nil for 64.
  public var height: Double? { didSet { height = notNegative(height) } }
  /// Whether it only adorns the screen, so that VoiceOver passes over it.
  public var decorative = false

  /// As UIKit's `UIView.ContentMode`.
  public enum ContentMode: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    /// Stretched.
    case scaleToFill
    /// All of it, in its own proportions.
    case scaleAspectFit
    /// In its own proportions, cut where it is larger than its place.
    case scaleAspectFill
    /// In its own size.
    case center
  }

  public init() {}

  /// The side of an image without a size of its own, in points.
  public static let standardSide = 64.0

  public var imageName: String? { image?.name }
  public var isPassedOver: Bool { decorative }

  public static let allFields = fields([
    .stored("image", \.image), .stored("contentMode", \.contentMode),
    .stored("width", \.width), .stored("height", \.height), .stored("decorative", \.decorative),
  ])
}
