extension Rule {
  static let labelRules: [Rule] = []
}
