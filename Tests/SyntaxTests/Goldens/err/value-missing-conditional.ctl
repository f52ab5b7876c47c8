screen Settings {
  slider {
    value: night ? 1
    maximumValue: night ? 1 :
    minimumValue: 0
  }
}
