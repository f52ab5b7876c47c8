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
    /// Nil means the color of the control; a link then has its tint.
    public var color: Color?
    /// Nil means that of the font.
    public var emphasis: Emphasis?
    /// The address that it leads to.
    public var link: String?

    /// A text, by default in the style of the control.
    public init(
      _ text: String, font: Font? = nil, color: Color? = nil, emphasis: Emphasis? = nil,
      link: String? = nil
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.emphasis = emphasis
      self.link = link
    }
  }

  /// How letters differ from those around them.
  public enum Emphasis: String, Sendable, Hashable, Codable, CaseIterable {
    case bold, italic, boldItalic

    /// Whether the letters are heavier.
    public var isBold: Bool { self != .italic }
    /// Whether the letters are slanted.
    public var isItalic: Bool { self != .bold }
  }

  /// A text of parts.
  public init(_ runs: [Run]) { self.runs = runs }

  /// The text without its styles.
  public var plain: String { runs.map(\.text).joined() }

  /// Its beginning, each part of it in its style.
  func prefix(_ count: Int) -> StyledText {
    var rest = count
    var result = StyledText([])
    for run in runs where rest > 0 {
      var part = run
      part.text = String(run.text.prefix(rest))
      rest -= part.text.count
      result.runs.append(part)
    }
    return result
  }

  /// The same on one line.
  var withoutLineBreaks: StyledText {
    guard runs.contains(where: { $0.text.contains(where: \.isNewline) }) else { return self }
    var result = self
    for index in runs.indices { result.runs[index].text.removeAll(where: \.isNewline) }
    return result
  }
}
