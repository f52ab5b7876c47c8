extension Rule {
  static let tableRules: [Rule] = [.rowOpensNothing, .tableLooseElement, .tableRowOutside]
}
