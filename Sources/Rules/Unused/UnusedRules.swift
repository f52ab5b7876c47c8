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
    .unusedRecord,
    .unusedStart,
    .unusedStyle,
    .unusedTask,
    .unusedVariable,
  ]
}
