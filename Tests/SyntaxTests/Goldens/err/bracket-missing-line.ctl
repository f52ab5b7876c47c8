screen Settings {
  picker {
    values: ["S", "M"
    isEnabled: true
  }
}
