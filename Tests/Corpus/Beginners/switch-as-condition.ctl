screen Library "Library" {
  var days: Int in 1...14 = 3

  table {
    row "Remind Me" { switch notify }
    row {
      isHidden: !notify
      label before "Days before: \(days)"
      stepper {
        value <-> days
        describedBy: before
        valueLabel: before
      }
    }
  }
}
