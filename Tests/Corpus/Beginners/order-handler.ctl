screen Home "Home" {
  action stop()
  content { button "Stop" { touchUpInside -> stop() } }
}
