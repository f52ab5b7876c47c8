screen Home "Home" {
  action stop（）
  content { button "Stop" { on touchUpInside -> stop() } }
}
