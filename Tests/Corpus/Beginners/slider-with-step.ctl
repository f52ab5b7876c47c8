screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    slider { value <-> minutes; step: 1; accessibility { label: "Minutes" } }
  }
}
