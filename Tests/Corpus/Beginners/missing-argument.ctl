screen Tea "Tea" {
  action start(minutes: Int)
  content {
    button "Start" { on touchUpInside -> start() }
  }
}
