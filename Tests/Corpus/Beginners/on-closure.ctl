screen Tea "Tea" {
  action stop()
  content {
    button "Stop" { on touchUpInside -> { stop() } }
  }
}
