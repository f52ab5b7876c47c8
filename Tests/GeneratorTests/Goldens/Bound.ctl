/// Screens that change what their openers have.
record Guest {
  id: Int
  name: String
  comes: Bool = true
}

screen Guests "Guests" {
  var guests: [Guest] = [Guest(id: 1, name: "Grace"), Guest(id: 2, name: "Ada")]
  var count: Int in 0...3 = 0
  var best: Guest? = nil

  action save(names: String)

  on guests.changed -> save(names: "\(guests.count)")

  table {
    for guest in guests.sorted(by: $0.name) {
      row editing "\(guest.name)" { on select -> push EditGuest(guest <-> guest) }
      row renaming "Rename" {
        on select -> sheet Rename(name <-> guest.name, count <-> count)
      }
    }
    if let best = best {
      row "Best: \(best.name)" { on select -> push EditGuest(guest <-> best) }
    }
    row "Count \(count)" { on select -> popover Counter(count <-> count) }
  }
}

screen EditGuest(guest: binding Guest, isNew: Bool = false) "\(isNew ? "New" : "Guest")" {
  var changes: Int = 0

  on guest.changed -> changes += 1

  table {
    row "Name" { textField nameField { text <-> guest.name; placeholder: "Ada" } }
    row "Rename" { on select -> push Rename(name <-> guest.name, count <-> changes) }
    row "Stay Away" {
      on select {
        guest.comes = false
        close
      }
    }
    row "Changes: \(changes)"
  }
}

screen Rename(name: binding String, count: binding Int) "Rename" -> Bool {
  table { row "Count \(count)" }
  toolbar {
    button "Use Bob" { on touchUpInside -> name = "Bob" }
    button "Count Up" { on touchUpInside -> count += 1 }
    button "Use Zoe" {
      on touchUpInside {
        name = "Zoe"
        finish(true)
      }
    }
  }
}

screen Counter(count: binding Int) "Counter" {
  table {
    row "Cups" { stepper cups { value <-> count } }
    row "More" { on select -> push Counter(count <-> count) }
  }
  toolbar { button "Set Nine" { on touchUpInside -> count = 9 } }
}

screen House "House" {
  var user: String = "Ada"
  var renames: Int = 0

  on user.changed -> renames += 1

  tabBar {
    tab "Account" { screen: Account(user <-> user, renames: renames) }
    tab "Home" {
      content { label "Home of \(user)" }
    }
  }
}

screen Account(user: binding String, renames: Int) "Account \(renames)" {
  var seen: Int = 0

  on renames.changed -> seen += 1

  toolbar { button "Use Bob" { on touchUpInside -> user = "Bob" } }
}
