extension Rule {
  static let tableRules: [Rule] = [.tableRowOutside]
}
