extension Rule {
  static let refreshControlRules: [Rule] = [
    .refreshControlDuplicate,
    .refreshControlLongTitle,
    .refreshControlNeverEnds,
    .refreshControlNoAction,
    .refreshControlPlacement,
    .refreshControlReplacesAutomaticUpdates,
    .refreshControlTitleWithoutValue,
    .refreshControlUsageTitle,
    .refreshControlVisibleInitially,
  ]
}
