extension Rule {
  static let documentRules: [Rule] = [
    .documentContentType,
    .documentContradiction,
    .documentDeprecatedStyle,
    .documentDuplicateName,
    .documentEventNeverSent,
    .documentFixedTextHeight,
    .documentForcedSize,
    .documentNotSecure,
  ]
}
