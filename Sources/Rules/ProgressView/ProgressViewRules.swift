extension Rule {
  static let progressViewRules: [Rule] = [
    .progressViewBarStyleOutsideBar,
    .progressViewBarTrackCustomized,
    .progressViewDefaultStyleInBar,
    .progressViewInteractive,
    .progressViewProgressOutOfRange,
    .progressViewSameTracks,
    .progressViewUnknownDuration,
  ]
}
