extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlEnabledUntouchable,
    .controlNeverPresented,
    .controlNeverSpins,
    .controlNoWayOut,
    .controlOneWay,
    .controlRangeBeyond,
    .controlSelectedNoEffect,
    .controlSizeBelowZero,
    .controlTintUnseen,
    .controlTwoCancels,
    .controlUndone,
    .controlUnreachedSelection,
    .controlUnread,
  ]
}
