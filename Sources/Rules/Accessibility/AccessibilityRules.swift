extension Rule {
  static let accessibilityRules: [Rule] = [
    .accessibilityAutomaticAttribute,
    .accessibilityHintNotResult,
    .accessibilityHintTooLong,
    .accessibilityLabelContainsValue,
    .accessibilityLabelNameInCode,
    .accessibilityLabelNamesType,
    .accessibilityLabelTooLong,
    .accessibilityMissingLabel,
    .accessibilityNotLocalized,
    .accessibilityWrongTraits,
  ]
}
