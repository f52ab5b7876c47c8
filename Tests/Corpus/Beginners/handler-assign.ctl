screen Tea "Tea" {
  var flag: Bool = true
  content {
    button "Stop" { on touchUpInside -> flag = false }
  }
}
