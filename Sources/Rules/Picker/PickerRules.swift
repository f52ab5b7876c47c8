extension Rule {
  static let pickerRules: [Rule] = [
    .pickerNoChoiceYet,
    .pickerNoValues,
    .pickerNotInline,
    .pickerResized,
    .pickerSelectionOutOfRange,
    .pickerTooManyValues,
    .pickerUnfamiliarValues,
    .pickerUnusedWheels,
  ]
}
