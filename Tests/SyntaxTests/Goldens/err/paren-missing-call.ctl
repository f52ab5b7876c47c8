screen Settings {
  action go(n: Int)
  button "Go" { on touchUpInside -> go(n: 1 }
  label "After"
}
