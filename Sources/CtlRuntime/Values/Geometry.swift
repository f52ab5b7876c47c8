/// A point, or a distance to move something by, in points.
public struct Point: Sendable, Hashable, Codable {
  /// From the left, in points.
  public var x: Double
  /// From the top, in points.
  public var y: Double

  /// A place, in points.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)
}

/// Two distances in points, as in `contentPositionAdjustment: [0, 1]`.
public typealias Offset = Point

extension Point: ExpressibleByArrayLiteral {
  /// Horizontal, then vertical; a missing one is 0.
  public init(arrayLiteral elements: Double...) {
    self.init(x: elements.first ?? 0, y: elements.dropFirst().first ?? 0)
  }
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable, Codable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// In points.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// No area.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points; x grows to the right and y downwards.
public struct Rect: Sendable, Hashable, Codable {
  /// Of its left side, in points.
  public var x: Double
  /// Of its top, in points.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// In points.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// No area, in the top left corner.
  public static let zero = Rect(width: 0, height: 0)

  /// Of its right side, in points.
  public var maxX: Double { x + width }
  /// Of its bottom, in points.
  public var maxY: Double { y + height }
  /// The point in the middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The rectangle of a size around the middle of this one.
  func centered(_ size: Size) -> Rect {
    Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Two rectangles side by side: the left one has the given share of the width.
  func divided(at fraction: Double) -> (left: Rect, right: Rect) {
    var (left, right) = (self, self)
    left.width = width * clamp(fraction, 0, 1)
    right.x = left.maxX
    right.width = width - left.width
    return (left, right)
  }
}
