extension Rule {
  static let sliderRules: [Rule] = [
    .sliderDiscrete,
    .sliderOneEndImage,
    .sliderRangeInverted,
    .sliderSwappedImages,
    .sliderThumbState,
    .sliderValueOutOfRange,
    .sliderVolume,
  ]
}
