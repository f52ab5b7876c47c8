extension Rule {
  static let refreshControlRules: [Rule] = []
}
