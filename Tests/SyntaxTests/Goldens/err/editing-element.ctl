screen Settings {
  slider { val
  label "After"
}
