extension Rule {
  static let tabBarRules: [Rule] = [.tabBarSelectedOutOfRange]
}
