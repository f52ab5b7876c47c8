screen Tea "Tea" {
  action stop()
  action go()
  content {
    button "Stop" { on touchUpInside -> stop(), go() }
  }
}
