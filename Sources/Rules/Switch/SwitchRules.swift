extension Rule {
  static let switchRules: [Rule] = []
}
