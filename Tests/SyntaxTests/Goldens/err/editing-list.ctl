screen Settings {
  picker {
    values: [
    maximumValue: 2
  }
  label "After"
}
