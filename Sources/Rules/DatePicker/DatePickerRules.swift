extension Rule {
  static let datePickerRules: [Rule] = [
    .datePickerAmPmWheel,
    .datePickerCountdownTooLong,
    .datePickerCountdownWrongMode,
    .datePickerDateInCountdown,
    .datePickerDateOutOfRange,
    .datePickerMinuteInterval,
    .datePickerMinuteIntervalUnused,
    .datePickerMinuteOffInterval,
    .datePickerNotInline,
    .datePickerPopoverInCompact,
    .datePickerRangeInverted,
    .datePickerResized,
    .datePickerUnknownIdentifier,
    .datePickerWheelMismatch,
  ]
}
