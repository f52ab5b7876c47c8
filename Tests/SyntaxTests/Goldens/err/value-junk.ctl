screen Settings {
  slider { value: 1 2 maximumValue: 3 }
  label "After"
}
