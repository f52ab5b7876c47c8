extension Rule {
  static let networkActivityIndicatorRules: [Rule] = []
}
