screen Settings {
  label "Copies: \(
  label "After"
}
