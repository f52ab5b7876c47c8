screen Settings {
  button "Go" { on touchUpInside -> go(title: "One) }
  label "After"
}
