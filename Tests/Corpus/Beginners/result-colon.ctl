screen Home "Home" {
  var level: Int = 1
  table { row "Level \(level)" { on select -> level = sheet Pick } }
}
screen Pick "Level": Int {
  navigationBar { button "Use" { on touchUpInside -> finish(2) } }
}
