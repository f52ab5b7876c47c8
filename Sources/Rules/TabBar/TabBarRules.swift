extension Rule {
  static let tabBarRules: [Rule] = [.tabBarCoversContents, .tabBarSelectedOutOfRange]
}
