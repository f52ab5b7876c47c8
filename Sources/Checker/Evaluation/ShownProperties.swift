import CtlCatalogue

extension PropertyEntry {
  /// Whether it is a text that people read or hear. Names of locales, identifiers and similar texts
  /// are invisible.
  package var isShownText: Bool {
    guard form != .binding, parameter < 0 else { return false }
    return group == .accessibility
      ? [.label, .hint].contains(name) : name.isShownText
  }
}

extension Program {
  /// Whether people read a text of the file that may be translated.
  var hasTexts: Bool {
    tables.properties.contains {
      guard $0.form != .binding, $0.isShownText || $0.parameter >= 0 else { return false }
      let origins = textOrigins(of: $0.expression)
      return origins.hasTexts || origins.hasKeys
    }
  }
}

extension PropertyName {
  fileprivate var isShownText: Bool {
    switch self {
    case .title, .text, .attributedText, .placeholder, .values, .wheels, .states, .subtitle,
      .footer, .message, .badgeValue:
      true
    default: false
    }
  }
}
