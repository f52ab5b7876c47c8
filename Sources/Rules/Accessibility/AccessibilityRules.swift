extension Rule {
  static let accessibilityRules: [Rule] = [
    .accessibilityAutomaticAttribute,
    .accessibilityHintNotResult,
    .accessibilityHintTooLong,
    .accessibilityLabelContainsValue,
    .accessibilityLabelNamesType,
    .accessibilityLabelTooLong,
    .accessibilityMissingLabel,
    .accessibilityNotLocalized,
    .accessibilityWrongTraits,
  ]
}
