extension Rule {
  static let layoutRules: [Rule] = [
    .layoutAmbiguous,
    .layoutClipped,
    .layoutNoBaseline,
    .layoutOverlapping,
    .layoutTouchTarget,
    .layoutUnchecked,
    .layoutUnsatisfiable,
  ]
}
