screen ParkingMeter "Parking" {
  var ends: Date = "2026-05-04T16:00"
  var quarters: Int in 1...8 = 4

  let price = 0.75

  action pay(quarters: Int)

  content {
    if ends > now {
      label "You may stay for \((ends - now).formatted(.units))."
    } else {
      label "Your ticket has ended." { textColor: #B71C1C }
    }
    label added "Add \((15min * quarters).formatted(.units))"
    stepper {
      value <-> quarters
      describedBy: added
      valueLabel: added
    }
    label "\((Double(quarters) * price).formatted(.currency("EUR")))" { font: .headline }
  }
  toolbar {
    button "Pay" {
      on touchUpInside {
        pay(quarters: quarters)
        ends = max(ends, now) + 15min * quarters
        quarters = 1
      }
    }
  }
}
