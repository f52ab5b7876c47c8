screen Settings {
  label a "One"
  a.leading == superview.leading + 8
  label "After"
}
