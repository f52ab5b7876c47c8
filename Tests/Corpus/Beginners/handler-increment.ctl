screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    label "\(minutes)"
    button "More" { on touchUpInside -> minutes =+ 1 }
  }
}
