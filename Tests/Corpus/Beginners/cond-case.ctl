enum Mode { day "Day"; night "Night" }
screen Home "Home" {
  var mode: Mode = .day
  table {
    row "Mode" { segmentedControl { selection <-> mode } }
    if case .night = mode { row "Dark" }
  }
}
