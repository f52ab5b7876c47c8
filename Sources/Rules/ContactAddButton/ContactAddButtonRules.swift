extension Rule {
  static let contactAddButtonRules: [Rule] = []
}
