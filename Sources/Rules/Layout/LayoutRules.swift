extension Rule {
  static let layoutRules: [Rule] = [
    .layoutAmbiguous,
    .layoutClipped,
    .layoutNoBaseline,
    .layoutNoBox,
    .layoutOverlapping,
    .layoutTouchTarget,
    .layoutUnchecked,
    .layoutUnsatisfiable,
  ]
}
