extension Rule {
  static let labelRules: [Rule] = [
    .labelDecorativeFont,
    .labelInteractive,
    .labelNoDynamicType,
    .labelPoorContrast,
    .labelTooLong,
  ]
}
