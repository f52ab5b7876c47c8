screen Settings {
  row {
    label "x" }
  row
    label "y" }
  label "After"
}
