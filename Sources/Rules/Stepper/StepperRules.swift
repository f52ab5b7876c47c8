extension Rule {
  static let stepperRules: [Rule] = [
    .stepperRangeInverted
  ]
}
