screen Home "Home" {
  var cups: Int = 0
  content {
    label "Cups: \(cups)"
    button "Add" {
      on touchUpInside {
        cups += 1
    }
  }
}
