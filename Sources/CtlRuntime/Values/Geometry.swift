/// A point, or how far something is moved, in points.
public struct Point: Sendable, Hashable, Codable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public static let zero = Point(x: 0, y: 0)
}

/// Two numbers in points, as in `contentPositionAdjustment: [0, 1]`.
public typealias Offset = Point

extension Point: ExpressibleByArrayLiteral {
  /// Horizontal, then vertical; what is missing is 0.
  public init(arrayLiteral elements: Double...) {
    self.init(x: elements.first ?? 0, y: elements.dropFirst().first ?? 0)
  }
}

public struct Size: Sendable, Hashable, Codable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points; x grows to the right and y downwards.
public struct Rect: Sendable, Hashable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public static let zero = Rect(width: 0, height: 0)

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
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
