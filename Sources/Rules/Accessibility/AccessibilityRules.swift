extension Rule {
  static let accessibilityRules: [Rule] = []
}
