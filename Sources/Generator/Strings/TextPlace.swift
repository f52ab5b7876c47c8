import CtlCatalogue
import CtlChecker

/// A property with a text that is shown or spoken.
struct TextPlace {
  private let property: PropertyName
  private let isSpoken: Bool
  private let kind: KindName
  private let name: String?

  init(_ entry: PropertyEntry, _ kind: KindName, _ name: String?) {
    property = entry.name
    isSpoken = entry.group == .accessibility
    self.kind = kind
    self.name = name
  }

  /// Names of locales, identifiers and similar texts are invisible.
  static func isVisible(_ entry: PropertyEntry) -> Bool {
    guard entry.form != .binding, entry.parameter < 0 else { return false }
    return entry.group == .accessibility
      ? [.label, .hint].contains(entry.name) : shown.contains(entry.name)
  }

  private static let shown: Set<PropertyName> = [
    .title, .text, .attributedText, .placeholder, .values, .wheels, .states,
  ]

  /// "Title of the button `save` in `Settings`"
  func description(in owner: String) -> String {
    let words = Kind.named(kind).title.en.lowercased()
    if kind == .screen { return "\(role) of the screen \(owner)" }
    return "\(role) of the \(words)\(name.map { " `\($0)`" } ?? "") in \(owner)"
  }

  private var role: String {
    switch property {
    case .label where isSpoken: "Accessibility label"
    case .hint where isSpoken: "Accessibility hint"
    case .title: "Title"
    case .placeholder: "Placeholder"
    case .values, .wheels: "Value"
    case .states: "State"
    default: "Text"
    }
  }
}
