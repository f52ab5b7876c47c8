extension Rule {
  static let sliderRules: [Rule] = [
    .sliderDiscrete,
    .sliderOneEndImage,
    .sliderRangeInverted,
    .sliderSameTracks,
    .sliderSwappedImages,
    .sliderThumbState,
    .sliderValueOutOfRange,
    .sliderVolume,
  ]
}
