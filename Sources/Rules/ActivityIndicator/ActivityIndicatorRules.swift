extension Rule {
  static let activityIndicatorRules: [Rule] = [
    .activityIndicatorBackgroundMismatch,
    .activityIndicatorInteractive,
    .activityIndicatorKnownDuration,
    .activityIndicatorPlacement,
    .activityIndicatorStationary,
    .activityIndicatorStaysWhenStopped,
  ]
}
