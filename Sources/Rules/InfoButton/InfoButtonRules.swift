extension Rule {
  static let infoButtonRules: [Rule] = []
}
