/// The size of a kind in points, as UIKit draws it in iOS 7 and 8; nil is a dimension that follows
/// from the content or from the surroundings.
public struct KindSize: Sendable, Hashable {
  public let width: Double?
  public let height: Double?

  /// Neither dimension.
  public static let free = KindSize()
  /// The keyboard of an upright iPhone.
  public static let keyboard = KindSize(width: 320, height: 216)

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
