screen Home "Home" {
  var level: Int in 1...5 = 1
  table {
    row "Level: \(level)" { on select -> level = sheet Pick(current: level) }
  }
}
screen Pick(current: Int) "Level" -> Int {
  var level: Int in 1...5 = current
  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Use" { on touchUpInside -> return level }
  }
  content {
    label caption "Level: \(level)"
    stepper { value <-> level; describedBy: caption; valueLabel: caption }
  }
}
