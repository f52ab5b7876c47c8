screen Settings {
  slider: {
    value: 1
  }
}
