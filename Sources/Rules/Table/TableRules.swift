extension Rule {
  static let tableRules: [Rule] = [.tableLooseElement, .tableRowOutside]
}
