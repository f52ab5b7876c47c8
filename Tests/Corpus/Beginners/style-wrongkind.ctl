style heading: label { font: .headline }
screen Home "Home" {
  action stop()
  content { button "Stop" { style: heading; on touchUpInside -> stop() } }
}
