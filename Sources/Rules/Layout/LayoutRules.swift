extension Rule {
  static let layoutRules: [Rule] = [
    .layoutAmbiguous,
    .layoutClipped,
    .layoutOverlapping,
    .layoutTouchTarget,
    .layoutUnchecked,
    .layoutUnsatisfiable,
  ]
}
