screen Places "Places" {
  var shown: Int in 0...1 = 0

  table {
    row "Show As" {
      segmentedControl {
        selectedSegmentIndex <-> shown
        segment { title: "Map"; image: "map" }
        segment { image: "list.bullet" }
      }
    }
    row "Chosen" {
      label "\(shown)"
    }
  }
}
