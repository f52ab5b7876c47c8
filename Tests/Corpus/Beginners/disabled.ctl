screen Tea "Tea" {
  action stop()
  var flag: Bool = true
  content {
    button "Stop" { disabled: flag; on touchUpInside -> stop() }
  }
}
