screen Game "Game" {
  var players: Int in 1...4 = 2

  table {
    row {
      label count "Players: \(players)"
      stepper { value <-> players; describedBy: count; valueLabel: count }
    }
    if players > 4 {
      row { label "Large groups play in two teams." }
    }
  }
}
