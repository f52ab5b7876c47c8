screen Settings {
  slider value: 1 }
  label "After"
}
