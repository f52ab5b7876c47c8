screen Settings {
  button "Go" { layer.cornerRadius: 5 }
  label "After"
}
