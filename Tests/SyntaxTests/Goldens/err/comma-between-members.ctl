screen Settings {
  slider { value: 1, maximumValue: 2 }
  label "After"
}
