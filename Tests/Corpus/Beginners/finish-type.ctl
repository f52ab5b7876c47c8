screen Home "Home" {
  var level: Int in 1...5 = 1
  table {
    row "Level: \(level)" { on select -> level = sheet Pick() }
  }
}
screen Pick "Level" -> Int {
  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Use" { on touchUpInside -> finish("3") }
  }
  content { label "Three" }
}
