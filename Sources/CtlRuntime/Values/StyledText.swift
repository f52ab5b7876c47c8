/// Text in several styles.
public struct StyledText: Sendable, Hashable, Codable {
  /// Its parts, in order.
  public var runs: [Run]

  /// A part of one style.
  public struct Run: Sendable, Hashable, Codable {
    /// What it says.
    public var text: String
    /// Nil is the font of the control.
    public var font: Font?
    /// Nil is the color of the control.
    public var color: Color?

    /// A text, in the style of the control unless it says otherwise.
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
