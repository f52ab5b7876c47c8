screen Settings {
  slider {
    value = 0.5
    maximumValue: 2
  }
}
