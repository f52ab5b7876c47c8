screen Settings {
  slider 5 {
    value: 1
  }
}
