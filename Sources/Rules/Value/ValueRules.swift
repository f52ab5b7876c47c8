extension Rule {
  static let valueRules: [Rule] = [
    .valueConditionDecided,
    .valueIndexBeyond,
    .valuePercentOfHundred,
  ]
}
