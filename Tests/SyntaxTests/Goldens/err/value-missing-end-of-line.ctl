screen Settings {
  slider {
    value:
    maximumValue: 2
  }
}
