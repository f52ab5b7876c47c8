/// How the layout treats a kind, beside its sizes.
public struct KindLayout: Sendable {
  /// Where it is among the elements of its container.
  public let place: Place
  /// Where it is in a navigation bar.
  public let barPlace: BarPlace
  /// How its natural width follows from its content.
  public let content: Content
  /// The size of its own text in points, where no font is set.
  public let fontSize: Double
  /// Whether its own text is bold.
  public let isBold: Bool
  /// How its parts share it.
  public let parts: Parts?
  /// The conditions that hide it together; none when only `isHidden` does.
  public let isHiddenWhile: [Condition]

  public init(
    place: Place = .line, barPlace: BarPlace = .item, content: Content = .fixed,
    fontSize: Double = 17, isBold: Bool = false, parts: Parts? = nil,
    isHiddenWhile: [Condition] = []
  ) {
    self.place = place
    self.barPlace = barPlace
    self.content = content
    self.fontSize = fontSize
    self.isBold = isBold
    self.parts = parts
    self.isHiddenWhile = isHiddenWhile
  }

  public enum Place: Sendable {
    /// On a line, in the middle when it is alone; it shares the line with what belongs to it.
    case line
    /// The same, and elements of this place also share a line with each other.
    case together
    /// On a line with all of its width.
    case wholeLine
    case leading, trailing
    /// Trailing in a row, in the middle elsewhere.
    case trailingInRow
    /// On lines of its own.
    case block
  }

  public enum BarPlace: Sendable {
    case item
    /// In the place of the title, unless it goes back and forth.
    case title
    /// On a line of its own along the edge.
    case edge
  }

  public enum Content: Sendable, Equatable {
    /// It does not.
    case fixed
    case text
    /// The same, but it has lines of text below each other.
    case lines
    /// Text with an edge on both sides, or an image; at least so many points.
    case textOrImage(least: Double, edges: Double)
    /// A dot for each page.
    case pages
  }

  public enum Parts: Sendable {
    /// Each is as wide as it needs.
    case columns
    /// They share the width: equally, unless they have widths of their own.
    case shares
  }

  public enum Condition: Sendable {
    case holds(PropertyName)
    case fails(PropertyName)
    case atMost(PropertyName, Double)
    /// Until a person brings it out.
    case always
  }
}
