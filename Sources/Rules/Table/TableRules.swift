extension Rule {
  static let tableRules: [Rule] = [
    .rowOpensNothing, .tableInTable, .tableLooseElement, .tableRowOutside,
  ]
}
