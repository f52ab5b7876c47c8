extension Rule {
  static let networkActivityIndicatorRules: [Rule] = [
    .networkActivityIndicatorAlwaysVisible,
    .networkActivityIndicatorDuplicate,
    .networkActivityIndicatorInteractive,
    .networkActivityIndicatorMissing,
    .networkActivityIndicatorNotNetwork,
    .networkActivityIndicatorPlacement,
    .networkActivityIndicatorShortOperation,
  ]
}
