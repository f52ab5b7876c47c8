screen Tea "Tea" {
  action stop()
  content {
    button "Start" { on touchUpInside => stop() }
  }
}
