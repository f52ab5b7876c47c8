extension Rule {
  static let valueRules: [Rule] = [
    .valueConditionDecided,
    .valueDuplicateId,
    .valueIndexBeyond,
    .valuePercentOfHundred,
    .valueStepNotWhole,
  ]
}
