extension Rule {
  static let valueRules: [Rule] = [
    .valueComesLater,
    .valueConditionDecided,
    .valueDuplicateId,
    .valueItemUnused,
    .valueIndexBeyond,
    .valuePercentOfHundred,
    .valueStepNotWhole,
  ]
}
