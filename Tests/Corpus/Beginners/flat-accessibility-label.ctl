screen Tea "Tea" {
  action stop()
  content {
    button { image: "play"; accessibilityLabel: "Play"; on touchUpInside -> stop() }
  }
}
