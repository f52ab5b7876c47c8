screen Player "Player" {
  action stop（）
  content { button "Stop" { on touchUpInside -> stop() } }
}
