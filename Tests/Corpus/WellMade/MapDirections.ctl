enum Travel {
  car "Drive"
  foot "Walk"
  transit "Transit"
}

/// Shows the way from here to there.
screen MapDirections "Directions" {
  device: .iPhone

  var start: String = "My Location"
  var destination: String = ""
  var by: Travel = .car
  var avoidsTolls: Bool = false
  let stops: [String] = ["Central Station", "Museum Quarter"]

  task routing(kind: .network, duration: 3s)

  action findRoute()
  action showRecents()
  action go()

  statusBar { networkActivityIndicator { while: routing } }

  navigationBar { segmentedControl { selection <-> by } }

  content {
    label fromLabel "From"
    textField fromField { text <-> start; describedBy: fromLabel; clearButtonMode: .whileEditing }
    label toLabel "To"
    textField toField {
      text <-> destination
      describedBy: toLabel
      placeholder: "Place or Address"
      clearButtonMode: .whileEditing
      rightViewMode: .unlessEditing
      rightView: button {
        image: "clock"
        accessibility { label: "Recents" }
        on touchUpInside -> showRecents()
      }
      on editingDidEnd -> findRoute()
    }
    layout {
      align leftEdges(fromField, toField)
      align baselines(fromLabel, fromField)
      align baselines(toLabel, toField)
      pin horizontalSpacing(fromLabel, fromField) >= 8
    }
  }

  content map {
    for stop in stops {
      annotation "\(stop)" {
        detailDisclosureButton { reveals: StopDetails; accessibility { label: "About \(stop)" } }
      }
    }
  }

  table {
    row "Avoid Tolls" { switch { isOn <-> avoidsTolls } }
  }

  toolbar { button "Go" { isEnabled: !isEmpty(destination); on touchUpInside -> go() } }
}

screen StopDetails "Stop" {
  content { label "Trams 1, 2 and D leave every eight minutes." { font: .body; numberOfLines: 0 } }
}
