extension Rule {
  static let textFieldRules: [Rule] = [
    .textFieldBetterControl,
    .textFieldClearButtonCovered,
    .textFieldClearButtonLeft,
    .textFieldClearButtonMissing,
    .textFieldDateEntry,
    .textFieldFeaturesOnLeft,
    .textFieldFixedHeight,
    .textFieldKeyboardLayout,
    .textFieldKeyboardMismatch,
    .textFieldLargeInput,
    .textFieldMultiline,
    .textFieldNoHint,
    .textFieldNotRounded,
    .textFieldPlaceholderHidden,
    .textFieldPurposeOnRight,
    .textFieldTwoTexts,
  ]
}
