screen Loan "Loan" {
  var rate: Double in 0...10 = 2.5
  content {
    slider { value <-> rate; accessibility { label: "Rate" } }
    label "At least \(floor(rate)) percent"
  }
}
