extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlNeverPresented,
    .controlNeverSpins,
    .controlNoWayOut,
    .controlOneWay,
    .controlRangeBeyond,
    .controlSelectedNoEffect,
    .controlUnread,
  ]
}
