/// A font: a text style that follows the reader's size, or one of a fixed size.
public enum Font: Sendable, Hashable, Codable {
  case style(TextStyle)
  /// A family and a size in points.
  case custom(String, Double)
  /// The system font and a size in points.
  case system(Double)

  /// As UIKit's `UIFont.TextStyle`; text in a style follows the person's chosen size.
  public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
    case headline, subheadline, body, footnote, caption1, caption2

    /// The size at the category `large`, in points.
    var standardSize: Double {
      switch self {
      case .headline, .body: 17
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The text style of headings.
  public static let headline = Font.style(.headline)
  /// The text style of second headings.
  public static let subheadline = Font.style(.subheadline)
  /// The text style of running text.
  public static let body = Font.style(.body)
  /// The text style of footnotes.
  public static let footnote = Font.style(.footnote)
  /// The text style of captions.
  public static let caption1 = Font.style(.caption1)
  /// The text style of smaller captions.
  public static let caption2 = Font.style(.caption2)

  /// Whether it changes with the person's chosen size.
  public var followsDynamicType: Bool {
    if case .style = self { true } else { false }
  }

  /// The sizes that are drawn, in points.
  package static let sizes = 1.0...1_000

  /// The size in points for the person's chosen size, at least 1 and at most 1,000. A text style
  /// grows by up to 6 points, by up to 36 with the sizes for accessibility, and shrinks by up to 3,
  /// never below 11; the other fonts keep theirs.
  public func pointSize(for category: ContentSizeCategory = .large) -> Double {
    switch self {
    case .style(let style): max(11, style.standardSize + category.growth)
    case .custom(_, let size), .system(let size):
      clamp(size, Font.sizes.lowerBound, Font.sizes.upperBound, instead: 17)
    }
  }
}

/// The size of text that a person chose in the settings (Dynamic Type).
public enum ContentSizeCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes of the settings for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Points to add to the standard size.
  var growth: Double {
    switch self {
    case .extraSmall: -3
    case .small: -2
    case .medium: -1
    case .large: 0
    case .extraLarge: 2
    case .extraExtraLarge: 4
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 11
    case .accessibilityLarge: 16
    case .accessibilityExtraLarge: 23
    case .accessibilityExtraExtraLarge: 30
    case .accessibilityExtraExtraExtraLarge: 36
    }
  }

  /// Whether it is one of the larger sizes of the settings for accessibility.
  public var isForAccessibility: Bool { self >= .accessibilityMedium }

  public static func < (a: Self, b: Self) -> Bool { a.growth < b.growth }
}
