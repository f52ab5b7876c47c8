extension Rule {
  static let valueRules: [Rule] = [
    .valueComesLater,
    .valueConditionDecided,
    .valueDuplicateId,
    .valueIndexBeyond,
    .valuePercentOfHundred,
    .valueStepNotWhole,
  ]
}
