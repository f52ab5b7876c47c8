screen Settings {
  label "Copies: \(copies" { tint: red }
  label "After"
}
