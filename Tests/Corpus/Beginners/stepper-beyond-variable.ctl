screen Cinema "Cinema" {
  var seats: Int in 1...10 = 2
  action reserve(seats: Int)

  content {
    label places "Seats: \(seats)"
    stepper {
      value <-> seats
      maximumValue: 20
      describedBy: places
      valueLabel: places
    }
    button "Reserve" { on touchUpInside -> reserve(seats: seats) }
  }
}
