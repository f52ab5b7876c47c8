screen Settings {
  label "Copies: \(copies
  label "After"
}
