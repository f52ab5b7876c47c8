/// Text in several styles.
public struct StyledText: Sendable, Hashable, Codable {
  /// Its parts, in order.
  public var runs: [Run]

  /// A part in one style.
  public struct Run: Sendable, Hashable, Codable {
    /// Its text.
    public var text: String
    /// Nil means the font of the control.
    public var font: Font?
    /// Nil means the color of the control.
    public var color: Color?

    /// A text, by default in the style of the control.
    public init(_ text: String, font: Font? = nil, color: Color? = nil) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// A text of parts.
  public init(_ runs: [Run]) { self.runs = runs }

  /// The text without its styles.
  public var plain: String { runs.map(\.text).joined() }
}
