screen Tea "Tea" {
  action stop()
  content {
    button "Stop" { stop() }
  }
}
