screen Settings {
  label "Copies: \(copies 2) of \(total)"
  label "After"
}
