import CtlCatalogue
import CtlDiagnostics

/// What a program is that comes from a design tool: its code stands elsewhere, and may change what
/// the document says.
public struct Design: Sendable {
  /// What is known about its elements; most have nothing of it.
  public var facts: [ElementID: DesignFacts] = [:]
  /// What no table of the program can say, by name: each with its places, in the order of the file.
  public var unsupported: [(name: String, origin: OriginID)] = []
  /// The constraints whose numbers are not those of every device: code or a size class may change
  /// them, or the system says where a margin or a safe area is.
  public var unsure: Set<OriginID> = []
  /// The screens of the document that connections open and tabs show, by where that stands.
  public var openings: [OriginID: DesignOpening] = [:]
  /// Whether the app surely runs on a system that has everything since iOS 13.
  public var isRecent = true

  public init() {}

  /// How often each thing stands there that no table can say, the most frequent first.
  public var unsupportedCounts: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for item in unsupported { counts[item.name, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

/// Another screen of the same document, and how it is shown.
public struct DesignOpening: Sendable, Hashable {
  public enum Style: String, Sendable { case push, sheet, popover }

  public let style: Style
  /// In `Program.screens`.
  public let screen: Int

  public init(_ style: Style, _ screen: Int) {
    (self.style, self.screen) = (style, screen)
  }
}

/// What a document says of one element beside its properties.
public struct DesignFacts: Sendable {
  /// The names by which code may reach it.
  public var outlets: [String] = []
  /// The properties that sources beside the document set; nil when no source names an outlet.
  public var assigned: Set<String>?
  /// The class of the app that it has, instead of that of its kind.
  public var ownClass: String?
  /// Whether the document hands it texts that only a class of the app understands.
  public var isExtended = false
  /// The label beside it, which may name it.
  public var label: ElementID?
  /// Whether assistive technology passes over it.
  public var isNoElement = false
  /// Whether it stands in a row that shows a text, which may name it.
  public var isInNamedRow = false
  /// Whether something other than its containers is under it.
  public var liesOverOthers = false
  /// Values that no property says.
  public var attributes: [Attribute] = []

  /// A value that no property of the kind says.
  public struct Attribute: Sendable {
    public let name: String
    public let value: String
    public let origin: OriginID

    public init(_ name: String, _ value: String, _ origin: OriginID) {
      (self.name, self.value, self.origin) = (name, value, origin)
    }
  }

  public init() {}

  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
