extension Rule {
  static let infoButtonRules: [Rule] = [
    .infoButtonNoDestination,
    .infoButtonNotConfiguration,
    .infoButtonStyleMismatch,
  ]
}
