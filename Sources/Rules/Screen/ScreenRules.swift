extension Rule {
  static let screenRules: [Rule] = [.screenTwoContents]
}
