extension Rule {
  static let pickerRules: [Rule] = []
}
