extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlNeverPresented,
    .controlOneWay,
    .controlRangeBeyond,
    .controlSelectedNoEffect,
    .controlUnread,
  ]
}
