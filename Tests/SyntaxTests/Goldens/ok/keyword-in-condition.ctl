screen Settings {
  if on {
    label "x"
  }
  label "After"
}
