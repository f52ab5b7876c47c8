extension Rule {
  static let unusedRules: [Rule] = [
    .unusedAction,
    .unusedComponent,
    .unusedConstant,
    .unusedEnum,
    .unusedEnumCase,
    .unusedImport,
    .unusedParameter,
    .unusedTask,
    .unusedVariable,
  ]
}
