extension Rule {
  static let segmentedControlRules: [Rule] = [
    .segmentedControlBackgroundNotResizable,
    .segmentedControlContentPosition,
    .segmentedControlEmptySegment,
    .segmentedControlFixedHeight,
    .segmentedControlMixedContent,
    .segmentedControlNotExclusive,
    .segmentedControlSameBackground,
    .segmentedControlSegmentTooNarrow,
    .segmentedControlSelectedOutOfRange,
    .segmentedControlTextAndImageSegment,
    .segmentedControlTooFewSegments,
    .segmentedControlTooManySegments,
    .segmentedControlUnequalWidths,
    .segmentedControlUnevenContent,
    .segmentedControlUnrelatedChoices,
  ]
}
