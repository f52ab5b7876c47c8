extension Rule {
  static let textRules: [Rule] = [.textNotInterpolated]
}
