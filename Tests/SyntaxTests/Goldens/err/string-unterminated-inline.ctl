screen Settings {
  row { label "One }
  label "After"
}
