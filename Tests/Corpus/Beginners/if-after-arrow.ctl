screen Cups "Cups" {
  var cups: Int in 0...9 = 0
  content {
    label "Cups: \(cups)"
    button "Add Cup" { on touchUpInside -> if cups < 9 { cups += 1 } }
  }
}
