component Cup {
  event filled(Int)
  content {
    button "Fill" { on touchUpInside -> filled(value: 3) }
  }
}

screen Tea "Tea" {
  var cups: Int = 1
  content {
    label "Cups: \(cups)"
    Cup { on filled(value) { cups = value } }
  }
}
