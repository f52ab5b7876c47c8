screen Tea "Tea" {
  action start() { }
  content {
    button "Start" { on touchUpInside -> start() }
  }
}
