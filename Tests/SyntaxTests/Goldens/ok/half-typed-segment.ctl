screen Settings {
  segmentedControl {
    segment
    segment "One"
  }
}
