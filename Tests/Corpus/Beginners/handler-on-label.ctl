screen Tea "Tea" {
  action stop()
  content {
    label "Hi" { on touchUpInside -> stop() }
  }
}
