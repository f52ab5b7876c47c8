screen Settings {
  if night { label "x" } else
  label "After"
}
