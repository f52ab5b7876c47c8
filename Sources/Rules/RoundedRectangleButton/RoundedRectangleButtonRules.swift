extension Rule {
  static let roundedRectangleButtonRules: [Rule] = [
    .roundedRectangleButtonDeprecated
  ]
}
