extension Rule {
  static let segmentedControlRules: [Rule] = []
}
