/// Static text. The app may change it, a person cannot; at most it can be copied.
public struct Label: Control {
  public static let facts = ControlFacts(
    .label, isUIControl: false, isInteractive: false, events: [], traits: [.staticText])

  public var view = ViewProperties()
  /// Its text; people read short texts.
  public var text = ""
  /// A text style, which follows Dynamic Type, or `custom(…)`, `system(…)`, which do not.
  public var font = Font.body
  /// The color of the text; keep it legible.
  public var textColor: Color?
  /// Whether people can copy the text.
  public var isCopyable = false
  /// How the text is aligned within its width.
  public var textAlignment = TextAlignment.left
  /// 0 means as many as the text needs; never negative.
  public var numberOfLines = 1 {
    didSet { numberOfLines = max(0, numberOfLines) }
  }
  /// Whether the lettering is ornamental, and so harder to read.
  public var decorative = false

  /// As UIKit's `NSTextAlignment`.
  public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case left, center, right, justified, natural
  }

  public init() {}
  /// A label with a text.
  public init(
    _ text: String, font: Font = .body, _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.text = text
    self.font = font
    configure(&self)
  }

  /// The text for the clipboard; nil unless it may be copied and can be seen.
  public func copy() -> String? { isCopyable && !isHidden ? text : nil }

  /// The size of its letters for a reader's chosen size, in points.
  public func pointSize(for category: ContentSizeCategory = .large) -> Double {
    font.pointSize(for: category)
  }

  public var ownText: String? { text.isEmpty ? nil : text }

  public static let allFields = fields([
    .stored("text", \.text), .stored("font", \.font), .stored("textColor", \.textColor),
    .stored("isCopyable", \.isCopyable), .stored("textAlignment", \.textAlignment),
    .stored("numberOfLines", \.numberOfLines), .stored("decorative", \.decorative),
  ])
}
