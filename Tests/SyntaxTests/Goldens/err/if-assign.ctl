screen Settings {
  if a = b { label "x" }
  label "After"
}
