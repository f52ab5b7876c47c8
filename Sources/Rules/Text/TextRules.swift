extension Rule {
  static let textRules: [Rule] = [
    .textAsName, .textMarkup, .textNotInterpolated, .textNotLocalized,
  ]
}
