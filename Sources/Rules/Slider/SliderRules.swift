extension Rule {
  static let sliderRules: [Rule] = []
}
