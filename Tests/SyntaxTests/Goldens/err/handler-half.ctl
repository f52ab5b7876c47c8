screen Settings {
  button "Go" {
    on
    on touchUpInside
    on touchUpInside ->
    on touchUpInside -> go(
    isEnabled: true
  }
}
