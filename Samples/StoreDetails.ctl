import "Theme.ctl"

/// Where the shops stand on the street, and when they open.
screen StoreDetails "Shop" {
  device: .iPhone
  tintColor: brand

  let street: String = "12 Market Street"
  let opens: Date = "2026-03-02T09:00"
  var visits: Int in 0...50 = 3
  var remindsMe: Bool = false

  action call()
  action showRoute()

  table {
    section "Address" {
      row "\(street)" { on select -> showRoute() }
      row "Opens \(formatted(opens))"
    }
    section "Mine" {
      row "Remind Me Nearby" {
        switch { isOn <-> remindsMe }
      }
      row "Visits" {
        label visitsLabel "\(visits)"
        stepper {
          value <-> visits
          valueLabel: visitsLabel
          accessibility { label: "Visits" }
        }
      }
      row {
        button "Call Shop" { on touchUpInside -> call() }
      }
    }
  }
}

/// What the map shows besides streets.
screen MapOptions "Map Options" {
  device: .iPhone

  var showsTraffic: Bool = false
  var showsClosed: Bool = true

  table {
    row "Traffic" {
      switch {
        isOn <-> showsTraffic
        states: ["Hide", "Show"]
      }
    }
    row "Closed Shops" {
      switch {
        isOn <-> showsClosed
        states: ["Hide", "Show"]
      }
    }
  }
}
