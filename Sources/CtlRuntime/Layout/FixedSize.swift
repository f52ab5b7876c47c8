/// The dimensions in which the system always draws a kind, in points; nil is free.
public struct FixedSize: Sendable, Hashable {
  /// In points; nil when it varies.
  public let width: Double?
  /// In points; nil when it varies.
  public let height: Double?

  /// Both vary.
  public static let none = FixedSize()
  /// The size of the keyboard on an iPhone, upright: all that a picker ever has.
  public static let keyboard = FixedSize(width: 320, height: 216)

  /// In points; nil is what varies.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
