extension Rule {
  static let buttonRules: [Rule] = []
}
