enum Style {
  map "Standard"
  satellite "Satellite"
}

screen MapView "Map" {
  device: .iPad
  var style: Style = .map
  var leave: Date = "2026-06-01T08:00"

  action search()

  navigationBar {
    segmentedControl { selection <-> style }
  }
  content {
    annotation "Central Station" {
      detailDisclosureButton { reveals: Station; accessibility { label: "More About the Station" } }
    }
  }
  popover {
    datePicker {
      mode: .dateAndTime
      date <-> leave
      minuteInterval: 5
      accessibility { label: "Leave" }
    }
  }
  toolbar {
    infoButton { style: .dark; reveals: Station }
    button "Search" { on touchUpInside -> search() }
  }
}

screen Station "Station" {
  content { label "Trains leave every ten minutes." }
}
