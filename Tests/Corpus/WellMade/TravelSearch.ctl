enum CabinClass {
  economy "Economy"
  premium "Premium"
  business "Business"
}

component DayRow(title: String, day: binding Date, earliest: Date = "2026-03-01") {
  row "\(title)" {
    datePicker {
      mode: .date
      date <-> day
      minimumDate: earliest
      accessibility { label: title }
    }
  }
}

/// Looks for flights.
screen TravelSearch "Flights" {
  device: .iPhone
  tintColor: #0A66C2

  var origin: String = ""
  var destination: String = ""
  var outbound: Date = "2026-07-04"
  var inbound: Date = "2026-07-18"
  var roundTrip: Bool = true
  var cabin: CabinClass = .economy
  var travelers: Int in 1...9 = 2

  task searching(kind: .network, duration: 12s)

  action search(origin: String, destination: String)
  action swap()

  statusBar { networkActivityIndicator { while: searching } }

  table {
    section "Route" {
      row "From" { textField { text <-> origin; placeholder: "City or Airport" } }
      row "To" { textField { text <-> destination; placeholder: "City or Airport" } }
      row { button "Swap" { on touchUpInside -> swap() } }
    }
    section "When" {
      DayRow { title: "Departure"; day <-> outbound }
      row "Round Trip" { switch { isOn <-> roundTrip } }
      if roundTrip {
        DayRow { title: "Return"; day <-> inbound; earliest: outbound }
      }
    }
    section "Who" {
      row "Travelers" {
        label travelersLabel "\(travelers)"
        stepper { value <-> travelers; valueLabel: travelersLabel }
      }
      row "Cabin" { segmentedControl { selection <-> cabin } }
    }
    row {
      button "Search Flights" {
        isEnabled: !isEmpty(origin) && !isEmpty(destination)
        on touchUpInside -> search(origin: origin, destination: destination)
      }
    }
  }
}
