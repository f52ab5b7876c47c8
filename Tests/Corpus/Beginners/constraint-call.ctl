enum MapKind { standard "Standard"; satellite "Satellite"; transit "Transit" }

screen MapOptions "Map" {
  var kind: MapKind = .standard
  var showsTraffic: Bool = false
  var radius: Double in 1...50 = 10

  navigationBar {
    button "Done" { on touchUpInside -> close }
  }
  content {
    label title "Map" { font: .headline }
    segmentedControl kinds {
      selection <-> kind
      accessibility { label: "Kind of map" }
    }
    label reach "Within \(radius.formatted(.number(fractionDigits: 0))) km"
    slider far {
      value <-> radius
      describedBy: reach
      accessibility { label: "Distance"; hint: "Changes how far the search goes" }
    }
    layout {
      pin leadingSpaceToSuperview(title) == 16
      title.top == superview.top + 16
      kinds.top == title.bottom + 12
      kinds.leading == superview.leading + 16
      kinds.trailing == superview.trailing - 16
      reach.top == kinds.bottom + 20
      reach.leading == title.leading
      far.topAnchor.constraint(equalTo: reach.bottomAnchor, constant: 8)
      far.leading == title.leading
      far.trailing == kinds.trailing @ 750
    }
  }
  toolbar {
    button "\(showsTraffic ? "Hide Traffic" : "Show Traffic")" {
      on touchUpInside -> showsTraffic.toggle()
    }
  }
}
