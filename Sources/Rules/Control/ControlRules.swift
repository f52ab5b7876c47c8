extension Rule {
  static let controlRules: [Rule] = [
    .controlAlignmentUnsupported,
    .controlDisabledHighlighted,
    .controlEnabledUntouchable,
    .controlFixedSize,
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
