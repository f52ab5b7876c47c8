extension Rule {
  static let pageControlRules: [Rule] = [
    .pageControlChoosingViews,
    .pageControlCurrentOutOfRange,
    .pageControlDirectSelection,
    .pageControlDotsClipped,
    .pageControlHierarchy,
    .pageControlIndistinctCurrent,
    .pageControlNoNavigation,
    .pageControlNotCentered,
    .pageControlTooManyDots,
    .pageControlTooManyPages,
    .pageControlWrongCount,
  ]
}
