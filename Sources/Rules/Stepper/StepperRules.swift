extension Rule {
  static let stepperRules: [Rule] = [
    .stepperAffectedValueUnclear,
    .stepperBaselineConstraint,
    .stepperDelegate,
    .stepperDividerBothPressed,
    .stepperDividerImagesIncomplete,
    .stepperFixedOptions,
    .stepperLabelNotLocalized,
    .stepperLargeChanges,
    .stepperRangeInverted,
    .stepperShowsValue,
    .stepperStepExceedsRange,
    .stepperStepNotPositive,
    .stepperSwappedImages,
    .stepperTemplateIconInToolbar,
    .stepperUnevenLastStep,
    .stepperValueOutOfRange,
  ]
}
