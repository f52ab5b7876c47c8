extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlOneWay,
    .controlSelectedNoEffect,
    .controlUnread,
  ]
}
