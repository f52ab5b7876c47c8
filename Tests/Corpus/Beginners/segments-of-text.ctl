screen Map "Map" {
  var mode: String = "Walk"
  action go(mode: String)

  table {
    row "Travel" {
      segmentedControl {
        selection <-> mode
      }
    }
  }
  toolbar {
    button "Start" { on touchUpInside -> go(mode: mode) }
  }
}
