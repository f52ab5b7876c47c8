screen Settings {
  button "Go" {
    on touchUpInside -> go(n: 1
    isEnabled: true
  }
}
