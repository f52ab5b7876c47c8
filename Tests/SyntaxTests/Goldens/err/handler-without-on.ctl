screen Settings {
  button "A" { touchUpInside -> go() }
  label "After"
}
