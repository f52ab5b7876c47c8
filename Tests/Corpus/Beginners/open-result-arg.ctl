screen Home "Home" {
  var level: Int = 1
  table { row "Level: \(level)" { on select -> sheet Pick(level) } }
}
screen Pick(current: Int) "Level" -> Int {
  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Use" { on touchUpInside -> finish(current + 1) }
  }
  content { label "\(current)" }
}
