screen Settings {
  action go(a: Int b: Int)
  button "Go" { on touchUpInside -> go(a: 1 b: 2) }
}
