screen Settings {
  slider {
    value: max(
    maximumValue: 2
  }
  label "After"
}
