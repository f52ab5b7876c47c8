extension Rule {
  static let detailDisclosureButtonRules: [Rule] = []
}
