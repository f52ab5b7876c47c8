screen Cups "Cups" {
  var n: Int in 1...9 = 3
  content {
    label "Cups \(n): " + "three"
    stepper { value <-> n; accessibility { label: "Cups" } }
  }
}
