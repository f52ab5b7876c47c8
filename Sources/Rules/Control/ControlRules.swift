extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlSelectedNoEffect,
  ]
}
