extension Rule {
  static let switchRules: [Rule] = [
    .switchAffectsOtherView,
    .switchNotBinary,
    .switchNotOpposites,
    .switchOutsideTable,
  ]
}
