screen Tea "Tea" {
  action start(minutes)
  content {
    button "Start" { on touchUpInside -> start(minutes: 1) }
  }
}
