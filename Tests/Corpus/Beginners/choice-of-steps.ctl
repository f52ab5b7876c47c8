screen Cups "Cups" {
  var cups: Int in 0...9 = 0
  action full()
  content {
    label "Cups: \(cups)"
    button "Add Cup" { on touchUpInside -> cups < 9 ? cups += 1 : full() }
  }
}
