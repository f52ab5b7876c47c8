screen Booking "Booking" {
  var seats: Int in 1...8 = 2

  table {
    row "Seats: \(seats)" { on select -> seats = sheet PickSeats(current: seats) }
  }
}

screen PickSeats(current: Int) "Seats" -> Int {
  var seats: Int in 1...8 = current

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Use" { on touchUpInside -> close(seats) }
  }
  content {
    label level "Seats: \(seats)"
    stepper { value <-> seats; describedBy: level; valueLabel: level }
  }
}
