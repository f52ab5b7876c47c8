screen Tea "Tea" {
  var strength: Int in 1...5 = 3
  table { row "Strength: \(strength)" { on select -> sheet Pick(current: strength) } }
}
screen Pick(current: Int) "Strength" -> Int {
  var strength: Int in 1...5 = current
  navigationBar { button "Use" { on touchUpInside -> finish(strength) } }
  content {
    label level "Strength: \(strength)"
    stepper { value <-> strength; describedBy: level; valueLabel: level }
  }
}
