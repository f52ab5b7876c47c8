extension Rule {
  static let pickerRules: [Rule] = [
    .pickerNoValues,
    .pickerNotInline,
    .pickerResized,
    .pickerSelectionOutOfRange,
    .pickerTooManyValues,
    .pickerUnfamiliarValues,
    .pickerUnusedWheels,
  ]
}
