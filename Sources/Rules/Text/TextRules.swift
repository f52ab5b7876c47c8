extension Rule {
  static let textRules: [Rule] = [.textMarkup, .textNotInterpolated]
}
