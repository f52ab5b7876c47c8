extension Rule {
  static let segmentedControlRules: [Rule] = [
    .segmentedControlBackgroundNotResizable,
    .segmentedControlContentPosition,
    .segmentedControlEmptySegment,
    .segmentedControlFixedHeight,
    .segmentedControlMixedContent,
    .segmentedControlNotExclusive,
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
