/// How a map is drawn.
enum MapStyle {
  plan "Plan"
  hybrid "Hybrid"
  photo "Photo"
}

/// Segments, pages and switches.
screen Choices "Map" {
  device: .iPhone

  var style: MapStyle = .plan
  var page: Int in 0...4 = 1
  var traffic: Bool = false
  var alerts: Bool = true

  action scale(part: Int)
  action turn(page: Int)

  content {
    view places {
      label "Page \(page + 1) of 5" { textAlignment: .center }
    }
    segmentedControl styleControl {
      selection <-> style
      accessibility { label: "Style" }
    }
    segmentedControl zoomControl {
      segment { title: "Nearer" }
      segment { title: "Farther" }
      isMomentary: true
      choices: .related
      accessibility { label: "Zoom" }
      on valueChanged -> scale(part: zoomControl.selectedSegmentIndex)
    }
  }

  table {
    row "Traffic" {
      switch trafficSwitch {
        isOn <-> traffic
        affects: [alertSwitch]
      }
    }
    if traffic {
      row "Accidents" { switch alertSwitch { isOn <-> alerts } }
    }
    row "Satellite" {
      switch {
        isOn: style != .plan
        isEnabled: false
      }
    }
  }

  content {
    pageControl dots {
      numberOfPages: 5
      currentPage <-> page
      accessibility { label: "Places" }
      on valueChanged -> turn(page: page)
    }
  }
}
