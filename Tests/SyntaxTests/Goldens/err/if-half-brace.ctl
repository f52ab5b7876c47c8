screen Settings {
  if {
    label "x"
  }
  label "After"
}
