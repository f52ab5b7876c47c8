extension Rule {
  static let scrollViewRules: [Rule] = [.scrollViewPageWithoutPaging]
}
