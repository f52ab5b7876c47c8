screen Settings {
  row "Display {
    label "One"
  }
  label "After"
}
