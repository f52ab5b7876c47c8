import CtlLayout

/// A rectangle of cells.
public struct Rect: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public static let zero = Rect(0, 0, 0, 0)

  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle without so many cells at each edge; never with a negative size.
  func inset(_ insets: Insets<Int>) -> Rect {
    Rect(
      x + insets.left, y + insets.top, max(width - insets.left - insets.right, 0),
      max(height - insets.top - insets.bottom, 0))
  }
}
