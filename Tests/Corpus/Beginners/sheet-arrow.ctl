screen Home "Home" {
  var level: Int = 1
  table { row "Level \(level)" { on select -> sheet Pick -> level } }
}
screen Pick "Level" -> Int {
  navigationBar { button "Use" { on touchUpInside -> finish(2) } }
}
