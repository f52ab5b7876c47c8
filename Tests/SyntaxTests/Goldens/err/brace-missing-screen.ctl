screen Settings {
  label "One"
  slider { value: 1 }
