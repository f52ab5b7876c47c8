screen Wage "Wage" {
  var hours: Int in 0...60 = 38
  var rate: Double in 10...90 = 24.5

  table {
    row {
      label worked "Hours: \(hours)"
      stepper {
        value <-> hours
        describedBy: worked
        valueLabel: worked
      }
    }
    row "Hourly Rate" { slider { value <-> rate } }
    row { label "Wage: \((hours * rate).formatted(.currency("EUR")))" }
  }
}
