screen Home "Home" {
  action start(minutes: Int)
  toolbar { button "Start" { on touchUpInside -> start { minutes: 3 } } }
}
