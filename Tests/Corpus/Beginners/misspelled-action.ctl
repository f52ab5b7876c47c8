screen Tea "Tea" {
  action start(minutes: Int)
  var minutes: Int in 1...10 = 3
  content {
    button "Start" { on touchUpInside -> strat(minutes: 1) }
  }
}
