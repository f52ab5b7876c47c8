screen Home "Home" {
  action open()
  table { row "Details" { on touchUpInside -> open() } }
}
