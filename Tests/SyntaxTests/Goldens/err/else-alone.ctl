screen Settings {
  else {
    label "x"
  }
  label "After"
}
