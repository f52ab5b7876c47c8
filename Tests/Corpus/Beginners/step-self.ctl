screen Home "Home" {
  var cups: Int = 0
  content {
    label "Cups: \(cups)"
    button "Reset" { on touchUpInside -> self.cups = 0 }
  }
}
