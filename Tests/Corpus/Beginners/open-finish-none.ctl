screen Home "Home" {
  var level: Int = 1
  table { row "Level: \(level)" { on select -> level = sheet Pick() } }
}
screen Pick "Level" {
  navigationBar { button "Use" { on touchUpInside -> finish(2) } }
  content { label "Two" }
}
