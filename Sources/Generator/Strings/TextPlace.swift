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
    case .value where isSpoken: "Accessibility value"
    case .title: "Title"
    case .subtitle: "Subtitle"
    case .footer: "Footer"
    case .message: "Message"
    case .badgeValue: "Badge"
    case .placeholder: "Placeholder"
    case .values, .wheels: "Value"
    case .states: "State"
    default: "Text"
    }
  }
}
