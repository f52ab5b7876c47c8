extension Rule {
  static let unusedRules: [Rule] = [
    .unusedAction,
    .unusedComponent,
    .unusedConstant,
    .unusedEnum,
    .unusedEnumCase,
    .unusedEvent,
    .unusedField,
    .unusedImport,
    .unusedNeverSet,
    .unusedParameter,
    .unusedRecord,
    .unusedSlot,
    .unusedStart,
    .unusedStyle,
    .unusedTask,
    .unusedValue,
    .unusedVariable,
  ]
}
