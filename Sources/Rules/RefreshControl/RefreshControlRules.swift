extension Rule {
  static let refreshControlRules: [Rule] = [
    .refreshControlDuplicate,
    .refreshControlLongTitle,
    .refreshControlNoAction,
    .refreshControlPlacement,
    .refreshControlReplacesAutomaticUpdates,
    .refreshControlTitleWithoutValue,
    .refreshControlUsageTitle,
    .refreshControlVisibleInitially,
  ]
}
