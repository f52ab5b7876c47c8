extension Rule {
  static let textFieldRules: [Rule] = []
}
