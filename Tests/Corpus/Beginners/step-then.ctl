screen Home "Home" {
  var cups: Int = 0
  action save()
  content {
    label "Cups: \(cups)"
    button "Reset" { on touchUpInside -> cups = 0, save() }
  }
}
