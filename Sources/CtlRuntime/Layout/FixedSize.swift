/// The dimensions that the system fixes for a kind, in points; nil is free.
public struct FixedSize: Sendable, Hashable {
  /// In points; nil when it varies.
  public let width: Double?
  /// In points; nil when it varies.
  public let height: Double?

  /// Both vary.
  public static let none = FixedSize()
  /// The size of the keyboard on an upright iPhone; pickers always have it.
  public static let keyboard = FixedSize(width: 320, height: 216)

  /// In points; nil varies.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
