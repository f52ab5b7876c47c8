/// A dial that knows how far it is turned.
component Dial(name: String, limit: Int) {
  var level: Int in 0...limit = 1
  var Is_open: Bool = false

  row "\(name)" {
    switch open { isOn <-> Is_open; accessibility { label: "Open" } }
  }
  if Is_open {
    row {
      label shown "\(name): \(level)"
      stepper turn { value <-> level; describedBy: shown; valueLabel: shown }
    }
  }
}

/// A pair of dials.
component Pair(title: String) {
  Dial left { name: "\(title), Left"; limit: 5 }
  Dial right { name: "\(title), Right"; limit: 5 }
}

screen Machine "Machine" {
  var steps: Int in 0...limit = 0
  var limit: Int in 1...100 = 10
  var titles: [String] = ["A", "B"]

  table {
    section "Dials" {
      Dial main { name: "Main"; limit: limit }
      Pair pair { title: "Pair" }
    }
    section "Rounds" {
      for title in titles {
        Pair round { title: title }
      }
    }
    section "Steps" {
      row {
        label count "Steps: \(steps)"
        stepper { value <-> steps; describedBy: count; valueLabel: count }
      }
    }
  }
}
