extension Rule {
  static let controlRules: [Rule] = []
}
