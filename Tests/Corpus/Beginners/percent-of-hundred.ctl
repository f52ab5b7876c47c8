screen Battery "Battery" {
  var charge: Double in 0...100 = 80

  content {
    label "Charge: \(charge.formatted(.percent))"
    slider {
      value <-> charge
      accessibility { label: "Charge" }
    }
  }
}
