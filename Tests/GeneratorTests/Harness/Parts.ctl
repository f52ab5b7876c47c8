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

/// Adds to a number of its caller.
component Adder(count: binding Int) {
  /// Somebody has added.
  event added(to: Int, taps: Int)
  event reset
  var taps: Int = 0
  button add "Add" {
    on touchUpInside {
      added(to: count, taps: taps)
      count += 1
      taps += 1
    }
  }
  button clear "Clear" { on touchUpInside -> reset }
  label told "Taps: \(taps)"
}

screen GuestList "Guests" {
  var cups: Int in 1...3 = 1
  var guests: [String] = ["Ada"]
  var isFull: Bool = false

  action save(count: Int)

  sample "Nobody Yet" {
    guests: []
    cups: 2
  }

  content {
    label told "\(guests.count) guests, \(cups) cups"
    Adder adder {
      count <-> cups
      on added(to, taps) -> save(count: to * 10 + taps)
      on reset {
        cups = 1
        guests.append("New")
      }
    }
  }
  toolbar {
    button invite "Invite" {
      isEnabled: !isFull
      on touchUpInside {
        guests.append("Ben")
        guests.insert("Eve", at: 9)
        guests.move(from: 0, to: 1)
        if guests.count > 2 { isFull = true } else if isFull { isFull.toggle() }
        save(count: guests.count)
      }
    }
    button clear "Clear" { on touchUpInside -> guests.removeAll() }
  }
}
