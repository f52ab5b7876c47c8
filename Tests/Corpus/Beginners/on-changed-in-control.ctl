screen Calendar "Calendar" {
  var month: Int in 1...12 = 3

  action load(month: Int)

  content {
    label months "Month \(month)"
    stepper { value <-> month; describedBy: months; valueLabel: months; on month.changed -> load(month: month) }
  }
}
