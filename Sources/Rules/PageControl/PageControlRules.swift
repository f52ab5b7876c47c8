extension Rule {
  static let pageControlRules: [Rule] = []
}
