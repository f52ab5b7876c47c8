screen Home "Home" {
  var cups: Int = 0
  content {
    label "Cups: \(cups)"
    button "Add" {
      on touchUpInside {
        if cups > 3 { cups = 0 } elif cups > 2 { cups = 1 }
      }
    }
  }
}
