screen Tea "Tea" {
  action start() -> Bool
  content {
    button "Start" { on touchUpInside -> start() }
  }
}
