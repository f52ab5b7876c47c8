extension Rule {
  static let activityIndicatorRules: [Rule] = []
}
