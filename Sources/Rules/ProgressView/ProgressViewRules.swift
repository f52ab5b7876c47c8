extension Rule {
  static let progressViewRules: [Rule] = []
}
