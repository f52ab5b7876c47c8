screen Settings {
  if
  label "After"
}
