screen Tea "Tea" {
  action stop()
  content {
    button { text: "Stop"; on touchUpInside -> stop() }
  }
}
