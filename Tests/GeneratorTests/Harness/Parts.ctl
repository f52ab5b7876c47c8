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

/// Asks before something goes.
component Confirm(shown: binding Bool, what: String) {
  event confirmed
  alert asking "Delete \(what)?" {
    isPresented <-> shown
    button "Delete" { role: .destructive; on touchUpInside -> confirmed() }
    button "Cancel" { role: .cancel }
  }
}

/// Asks for itself.
component Remover(what: String) {
  event removed
  var isAsking: Bool = false
  button ask "Delete \(what)" { on touchUpInside -> isAsking = true }
  Confirm confirm { shown <-> isAsking; what: what; on confirmed -> removed() }
}

component Lines(offset: binding Double) {
  scrollView lines {
    height: 100pt
    contentOffset <-> offset
    for line in 0..<30 { label "Line \(line)" }
  }
}

component More(isShown: binding Bool) {
  infoButton info { reveals: more; isRevealing <-> isShown; accessibility { label: "More" } }
  view more { label "More" }
}

screen Closing "Closing" {
  var shown: Bool = false
  var count: Int = 0
  var offset: Double = 0
  var isMore: Bool = false
  var isDetail: Bool = false

  content {
    button ask "Ask \(count)" { on touchUpInside -> shown = true }
    Remover remover { what: "all"; on removed -> count += 10 }
    Lines part { offset <-> offset }
    More extra { isShown <-> isMore }
    detailDisclosureButton detail {
      reveals: about
      isRevealing <-> isDetail
      accessibility { label: "About" }
    }
    view about { label "About" }
  }
  Confirm confirm { shown <-> shown; what: "it"; on confirmed -> count += 1 }
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

record Weight {
  id: Int
  kilos: Double in 0...100 = 2.5
  tags: [String] = ["new"]
  note: String?
}

screen Weights {
  var weights: [Weight] = [Weight(id: 1), Weight(id: 2, kilos: 1)]
  content {
    label total "\((weights.sum($0.kilos * 2) + weights.sum($0.kilos) - weights.sum($0.kilos * 0.5)).formatted(.number(fractionDigits: 2)))"
  }
}

/// Its only element has a name.
component Named(count: binding Int) {
  stepper number { value <-> count; accessibility { label: "Count" } }
}

/// Its only element has none.
component Boxed(title: String) {
  stack {
    label titleLabel "\(title)"
    slot
  }
  layout { pin topSpaceToSuperview(titleLabel) >= 0 @ 100 }
}

/// Its only element is the use of a component.
component Outer(title: String) {
  Boxed inner { title: title; label "More" }
}

/// The same in a constraint of its own.
component Placed(title: String) {
  Boxed inner { title: title; label "More" }
  layout { pin width(inner) >= 10 }
}

screen Boxes {
  var count: Int in 0...5 = 1
  content {
    Named named { count <-> count }
    Boxed boxed { title: "A"; label "More" }
    Outer outer { title: "B" }
    Placed placed { title: "C" }
    for number in 0...1 {
      Outer round { title: "\(number)" }
    }
    layout {
      pin leadingSpaceToSuperview(named, boxed, outer, placed) == 16
      pin width(placed) == 100
      align leftEdges(named, boxed)
    }
  }
}
