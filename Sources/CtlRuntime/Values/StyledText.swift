/// Text in several styles.
public struct StyledText: Sendable, Hashable, Codable {
  public var runs: [Run]

  public struct Run: Sendable, Hashable, Codable {
    public var text: String
    public var font: Font?
    public var color: Color?

    public init(_ text: String, font: Font? = nil, color: Color? = nil) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  public init(_ runs: [Run]) { self.runs = runs }

  /// The text without its styles.
  public var plain: String { runs.map(\.text).joined() }
}
