/// A text about something, in parts that an editor shows as Markdown or as plain text.
public struct Documentation: Sendable, Hashable {
  public private(set) var parts: [Part] = []

  public enum Part: Sendable, Hashable {
    /// Source of the language.
    case code(String)
    /// A paragraph, which may contain Markdown.
    case text(String)
    /// Lines of characters of one width, and the same as an image for editors that show some: its
    /// address.
    case picture(String, image: String?)
    /// A rule across, between two subjects.
    case separator
  }

  public init() {}

  public var isEmpty: Bool { parts.isEmpty }

  mutating func code(_ text: String) { parts.append(.code(text)) }

  mutating func text(_ text: String?) {
    if let text, !text.isEmpty { parts.append(.text(text)) }
  }

  mutating func picture(_ lines: String?, image: String? = nil) {
    if let lines, !lines.isEmpty { parts.append(.picture(lines, image: image)) }
  }

  mutating func separator() { if !parts.isEmpty { parts.append(.separator) } }

  mutating func append(_ other: Documentation) {
    if !parts.isEmpty, !other.isEmpty { separator() }
    parts += other.parts
  }

  public var markdown: String {
    parts.map { part in
      switch part {
      case .code(let text): "\(Documentation.fence(text))ctl\n\(text)\n\(Documentation.fence(text))"
      case .text(let text): text
      case .picture(_, let image?): "![](\(image))"
      case .picture(let text, nil):
        "\(Documentation.fence(text))text\n\(text)\n\(Documentation.fence(text))"
      case .separator: "---"
      }
    }.joined(separator: "\n\n")
  }

  public var plainText: String {
    parts.compactMap { part in
      switch part {
      case .code(let text), .picture(let text, _): text
      case .text(let text): text.filter { $0 != "`" && $0 != "*" }
      case .separator: nil
      }
    }.joined(separator: "\n\n")
  }

  /// A fence that is not in the text.
  private static func fence(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
