extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlNeverPresented,
    .controlNeverSpins,
    .controlOneWay,
    .controlRangeBeyond,
    .controlSelectedNoEffect,
    .controlUnread,
  ]
}
