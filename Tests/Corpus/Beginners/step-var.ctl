screen Home "Home" {
  var cups: Int in 0...9 = 1
  content {
    label "Cups: \(cups)"
    button "Add" {
      on touchUpInside {
        var more = cups + 1
        cups = more
      }
    }
  }
}
