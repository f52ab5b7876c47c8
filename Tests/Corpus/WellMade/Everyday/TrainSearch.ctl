import "Shared.ctl"

/// Looks for a train.
screen TrainSearch "Find a Train" {
  tintColor: brand
  var from: String = ""
  var to: String = ""
  var day: Date = "2026-05-04T09:00"
  var adults: Int in 1...9 = 1
  var children: Int in 0...9 = 0
  var firstClass: Bool = false
  var returnTrip: Bool = false
  var returnDay: Date = "2026-05-06T09:00"
  var recent: [String] = ["Vienna", "Prague"]

  task searching(kind: .network, duration: 3s)

  action search(from: String, to: String)
  action swap()
  action choose(city: String)

  statusBar { networkActivityIndicator { while: searching } }
  table {
    section {
      row "From" { textField { text <-> from; placeholder: "City" } }
      row "To" { textField { text <-> to; placeholder: "City" } }
      row { button "Swap" { on touchUpInside -> swap() } }
    }
    section "Recent" {
      for city in recent {
        row "\(city)" { on select -> choose(city: city) }
      }
    }
    section "Outward" {
      row { datePicker { date <-> day; accessibility { label: "Departure" } } }
      row "Return" { switch { isOn <-> returnTrip } }
      if returnTrip {
        row { datePicker { date <-> returnDay; minimumDate: day; accessibility { label: "Return" } } }
      }
    }
    section "Travelers" {
      row { Counter { title: "Adults"; value <-> adults } }
      row { Counter { title: "Children"; value <-> children } }
      row "First Class" { switch { isOn <-> firstClass } }
    }
    refreshControl { on valueChanged -> search(from: from, to: to) }
  }
  toolbar {
    button "Search" {
      isEnabled: !from.isEmpty && !to.isEmpty && from != to
      on touchUpInside -> search(from: from, to: to)
    }
  }
}
