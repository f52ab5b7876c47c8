screen Settings {
  slider {
    value = 5
  label "After"
}
