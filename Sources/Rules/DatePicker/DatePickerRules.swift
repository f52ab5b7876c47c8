extension Rule {
  static let datePickerRules: [Rule] = []
}
