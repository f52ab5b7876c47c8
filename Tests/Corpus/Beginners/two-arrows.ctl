screen Tea "Tea" {
  var cups: Int in 0...9 = 0
  action brew()
  content {
    label "Cups: \(cups)"
    button "Brew" { on touchUpInside -> cups = 0 -> brew() }
  }
}
