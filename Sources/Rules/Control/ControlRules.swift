extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlNeverPresented,
    .controlNeverSet,
    .controlOneWay,
    .controlRangeBeyond,
    .controlSelectedNoEffect,
    .controlUnread,
  ]
}
