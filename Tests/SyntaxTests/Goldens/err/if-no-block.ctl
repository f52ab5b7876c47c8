screen Settings {
  if night
  label "After"
}
