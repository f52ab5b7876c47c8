extension Rule {
  static let unusedRules: [Rule] = [
    .unusedAction,
    .unusedComponent,
    .unusedConstant,
    .unusedEnum,
    .unusedEnumCase,
    .unusedEvent,
    .unusedImport,
    .unusedParameter,
    .unusedStart,
    .unusedStyle,
    .unusedTask,
    .unusedVariable,
  ]
}
