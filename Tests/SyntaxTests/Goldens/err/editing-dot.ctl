screen Settings {
  slider {
    mode: .
    value: a.
    maximumValue: 2
  }
}
