screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var name: String = ""
  action start(minutes: Int)
  content {
    button "Start" { on touchUpInside -> start(minutes: name) }
  }
}
