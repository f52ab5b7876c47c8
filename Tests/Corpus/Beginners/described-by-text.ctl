screen Eggs "Eggs" {
  var minutes: Int in 1...12 = 6

  action boil(minutes: Int)

  content {
    label time "Minutes: \(minutes)"
    stepper {
      value <-> minutes
      describedBy: "Minutes"
      valueLabel: time
    }
  }
  toolbar { button "Start" { on touchUpInside -> boil(minutes: minutes) } }
}
