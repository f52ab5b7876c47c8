screen Home "Home" {
  let cups = 1
  content {
    label "Cups: \(cups)"
    button "Add" { on touchUpInside -> cups += 1 }
  }
}
