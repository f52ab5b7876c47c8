enum Arrangement {
  list "List"
  grid "Grid"
  map "Map"
}

screen Places "Places" {
  var shown: Arrangement = .grid

  content {
    segmentedControl {
      selectedSegmentIndex <-> shown
      accessibility { label: "Arrangement" }
    }
    label "Shown as \(shown)"
  }
}
