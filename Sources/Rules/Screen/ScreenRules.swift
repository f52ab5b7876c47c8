extension Rule {
  static let screenRules: [Rule] = [.screenLooseElement, .screenTwoContents]
}
