screen Tea "Tea" {
  function start() { }
  content {
    button "Start" { on touchUpInside -> start() }
  }
}
