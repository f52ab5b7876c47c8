screen Home "Home" {
  var cups: Int in 0...9 = 1
  action stop()
  content {
    label "Cups: \(cups)"
    button "Add" {
      on touchUpInside -> {
        cups = 1
        stop()
      }
    }
  }
}
