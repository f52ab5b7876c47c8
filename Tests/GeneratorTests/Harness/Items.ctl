/// Items with an `id` are the same ones wherever steps put them.
record Guest {
  id: Int
  name: String
  cups: Int in 0...99 = 0
  isHere: Bool = true
}

/// Its items have no `id`: they are where they are.
record Seat {
  label: String
  cups: Int = 0
}

record Party {
  id: Int
  host: Guest
  guests: [Guest] = []
  seats: [Seat] = []
}

let everyone = [
  Guest(id: 1, name: "Ada"),
  Guest(id: 2, name: "Ben", cups: 4, isHere: false),
  Guest(id: 3, name: "Cleo", cups: 2),
  Guest(id: 4, name: "Dan")
]

/// Changes what it is bound to, and tells.
component Cups(cups: binding Int) {
  event poured(to: Int)
  event twice
  button pour "Pour" {
    on touchUpInside {
      cups += 1
      poured(to: cups)
    }
  }
  button many "Twice" {
    on touchUpInside {
      cups += 10
      twice
      poured(to: cups)
      cups += 1
      twice
    }
  }
}

/// Changes a list, and one of its items.
component Places(guests: binding [Guest], guest: binding Guest) {
  event moved(name: String)
  button first "To the End" {
    on touchUpInside {
      guest.cups += 1
      guests.move(from: 0, to: 2)
      moved(name: guest.name)
      guests = guests.filter($0.cups < 20)
      guest.cups += 2
      moved(name: guest.name)
    }
  }
}

/// Steps on items after their list has changed.
screen ChangedLists {
  var guests: [Guest] = everyone
  var chosen: Guest? = nil
  var number: Int = 0

  action show(text: String)

  content {
    for guest in guests {
      label told1 "\(guest.id) \(guest.name) \(guest.cups) \(guest.isHere)"
      button "Only Others" {
        on touchUpInside {
          guests = guests.filter($0.id != 1)
          guest.cups += 1
          show(text: "\(guest.name) \(guest.cups)")
          guests.move(from: 0, to: 1)
          guest.cups += 1
          guest.isHere.toggle()
          chosen = guest
          show(text: "\(guest.name) \(guest.cups) \(guest.isHere)")
        }
      }
      button "Again" {
        on touchUpInside {
          guests = everyone
          guest.cups += 1
          number = guest.cups
          guests.removeAll()
          guest.cups += 1
          number += guest.cups
          guests = everyone
          guests.append(guest)
        }
      }
      button "Another" {
        on touchUpInside {
          guest = Guest(id: 7, name: "Gil", cups: guest.cups)
          guest.cups += 3
          guests.insert(Guest(id: 8, name: "Hal"), at: 0)
          guest.id = 9
          guests.insert(Guest(id: 10, name: "Ida"), at: 0)
          guest.name = "Gila"
          guests = guests.filter($0.id != 3)
          show(text: "\(guest.id) \(guest.name) \(guest.cups)")
        }
      }
      button "Away" {
        on touchUpInside {
          if guest.id > 1 {
            guests = guests.filter($0.id != 2)
          } else {
            guests.move(from: 0, to: 3)
          }
          if let other = chosen {
            other.cups += guest.cups
            guest.cups += 5
            show(text: other.name)
          }
          show(text: guest.name)
        }
      }
    }
    if let guest = chosen {
      label told2 "\(guest.name) \(guest.cups)"
      button "Change" {
        on touchUpInside {
          guest.cups += 1
          chosen = guests.first
          guest.cups += 1
          show(text: "\(guest.name) \(guest.cups)")
          chosen = nil
          guest.cups += 1
          show(text: "\(guest.name) \(guest.cups)")
          chosen = Guest(id: guest.id, name: "Same")
          guest.cups += 1
          show(text: "\(guest.name) \(guest.cups)")
        }
      }
    }
    label told3 "\(number)"
    button "Everyone" { on touchUpInside -> guests = everyone }
  }
}

/// The same for loops that show some items, or all in another order.
screen ChangedViews {
  var guests: [Guest] = everyone
  var seats: [Seat] = [Seat(label: "A"), Seat(label: "B", cups: 3), Seat(label: "C", cups: 1)]

  action show(text: String)

  content {
    for guest in guests where guest.isHere {
      label told4 "\(guest.id) \(guest.name) \(guest.cups)"
      button "Leave" {
        on touchUpInside {
          guest.isHere = false
          guest.cups += 1
          guests = guests.filter($0.cups != 4)
          guest.cups += 1
          show(text: "\(guest.name) \(guest.cups)")
        }
      }
      Cups part5 {
        cups <-> guest.cups
        on poured(cups) {
          show(text: "\(guest.name) \(guest.cups) \(cups)")
          guests = guests.reversed()
          guest.cups += 2
        }
        on twice {
          guest.isHere = guest.cups < 15
          guests = guests.filter($0.cups != 2)
          show(text: "\(guest.name) \(guest.cups)")
        }
      }
    }
    for guest in guests.sorted(by: $0.cups) {
      label told6 "\(guest.id) \(guest.isHere)"
      button "More" {
        on touchUpInside {
          guest.cups += 3
          guests.move(from: 0, to: 1)
          guest.isHere.toggle()
          show(text: "\(guest.name) \(guest.cups)")
        }
      }
    }
    for seat in seats.reversed() {
      label told7 "\(seat.label) \(seat.cups)"
      button "Swap" {
        on touchUpInside {
          seat.cups += 1
          seats.move(from: 0, to: 2)
          seat.cups += 1
          show(text: "\(seat.label) \(seat.cups)")
          seats = seats.filter($0.cups < 4)
          seat.cups += 1
          show(text: "\(seat.label) \(seat.cups)")
        }
      }
      Cups part8 {
        cups <-> seat.cups
        on poured -> show(text: "\(seat.label) \(seat.cups)")
        on twice {
          seats.append(Seat(label: "D"))
          seat.cups += 1
          show(text: "\(seat.label) \(seat.cups)")
        }
      }
    }
    button "Everyone" {
      on touchUpInside {
        guests = everyone
        seats = [Seat(label: "A"), Seat(label: "B", cups: 3), Seat(label: "C", cups: 1)]
      }
    }
  }
}

/// The same for the parts of items, and for components that change what the names stand for.
screen ChangedParts {
  var parties: [Party] = [
    Party(id: 1, host: everyone[0], guests: everyone, seats: [Seat(label: "A"), Seat(label: "B")]),
    Party(id: 2, host: everyone[1], guests: [everyone[2], everyone[3]], seats: [Seat(label: "C")])
  ]
  var best: Guest? = everyone[0]
  var others: [Guest] = everyone

  action show(text: String)

  content {
    for party in parties {
      label told9 "\(party.id) \(party.host.name) \(party.host.cups)"
      for guest in party.guests {
        label told10 "\(guest.id) \(guest.name) \(guest.cups)"
        button "Turn" {
          on touchUpInside {
            parties.move(from: 0, to: 1)
            guest.cups += 1
            show(text: "\(party.id) \(guest.name) \(guest.cups)")
            party.guests = party.guests.filter($0.id != 3)
            guest.cups += 1
            party.host.cups += guest.cups
            show(text: "\(party.host.cups) \(guest.name) \(guest.cups)")
            parties = parties.filter($0.id != 2)
            guest.cups += 1
            party.host = guest
            show(text: "\(party.host.name) \(guest.name) \(guest.cups)")
          }
        }
        Cups part11 {
          cups <-> guest.cups
          on poured(cups) {
            show(text: "\(party.id) \(guest.name) \(guest.cups) \(cups)")
            parties.move(from: 0, to: 1)
            party.host.cups += guest.cups
          }
          on twice {
            guest.cups += 1
            show(text: "\(party.host.cups) \(guest.name) \(guest.cups)")
          }
        }
      }
      for seat in party.seats {
        label told12 "\(seat.label) \(seat.cups)"
        button "Turn" {
          on touchUpInside {
            parties.move(from: 0, to: 1)
            seat.cups += 1
            show(text: "\(party.id) \(seat.label) \(seat.cups)")
          }
        }
      }
    }
    for guest in others {
      label told13 "\(guest.id) \(guest.name) \(guest.cups)"
      Places part14 {
        guests <-> others
        guest <-> guest
        on moved(name) {
          show(text: "\(name) \(guest.name) \(guest.cups)")
          others = others.filter($0.cups < 9)
          guest.cups += 1
        }
      }
    }
    if let guest = best {
      label told15 "\(guest.id) \(guest.name) \(guest.cups)"
      Cups part16 {
        cups <-> guest.cups
        on poured(cups) {
          show(text: "\(guest.name) \(guest.cups) \(cups)")
          best = others.last
          guest.cups += 1
        }
        on twice {
          guest.cups += 1
          show(text: "\(guest.name) \(guest.cups)")
        }
      }
    }
    button "Everyone" {
      on touchUpInside {
        others = everyone
        best = everyone[0]
        parties = [
          Party(
            id: 3,
            host: everyone[0],
            guests: everyone,
            seats: [Seat(label: "A"), Seat(label: "B")]
          ),
          Party(
            id: 2,
            host: everyone[1],
            guests: [everyone[2], everyone[3]],
            seats: [Seat(label: "C")]
          )
        ]
      }
    }
  }
}

/// What a control gives its variable moves the item, or takes it out of the loop, before the handler runs.
component Presence(guest: binding Guest) {
  event changed(name: String)
  var times: Int = 0
  switch isHere {
    isOn <-> guest.isHere
    accessibility { label: "Here" }
    on valueChanged {
      times += 1
      changed(name: "\(guest.name) \(times)")
    }
  }
}

screen MovedByControls {
  var guests: [Guest] = everyone
  var parties: [Party] = [
    Party(id: 1, host: everyone[0], guests: [everyone[2], everyone[3]]),
    Party(id: 2, host: everyone[1], guests: [everyone[0]])
  ]
  let byPresence = guests.sorted(by: $0.isHere ? 0 : 1)

  action show(text: String)

  content {
    for guest in guests.sorted(by: $0.isHere ? 0 : 1) {
      switch here1 {
        isOn <-> guest.isHere
        accessibility { label: "Here" }
        on valueChanged {
          show(text: "\(guest.name) \(guest.isHere)")
          guest.cups += 1
        }
      }
    }
    for guest in guests.filter($0.isHere) {
      switch here2 {
        isOn <-> guest.isHere
        accessibility { label: "Here" }
        on valueChanged {
          guest.cups += 1
          show(text: "\(guest.name) \(guest.cups)")
        }
      }
    }
    for guest in byPresence {
      switch here3 {
        isOn <-> guest.isHere
        accessibility { label: "Here" }
        on valueChanged -> show(text: "\(guest.name) \(guest.isHere)")
      }
    }
    for guest in guests.sorted(by: 0 - $0.cups) {
      stepper cups4 {
        value <-> guest.cups
        maximumValue: 99
        minimumValue: 0
        accessibility { label: "Cups" }
        on valueChanged -> show(text: "\(guest.name) \(guest.cups)")
      }
      Presence presence5 {
        guest <-> guest
        on changed(name) {
          show(text: "\(name) \(guest.name)")
          guest.cups += 10
        }
      }
    }
    for party in parties.sorted(by: 0 - $0.host.cups) {
      for guest in party.guests {
        stepper host6 {
          value <-> party.host.cups
          maximumValue: 99
          minimumValue: 0
          accessibility { label: "Cups" }
          on valueChanged -> show(text: "\(party.host.name) \(guest.name) \(party.host.cups)")
        }
      }
    }
    button "Everyone" { on touchUpInside -> guests = everyone }
  }
}

/// Choices between views of one list have items of that list.
screen Choices "Choices" {
  var guests: [Guest] = everyone
  var party: Party = Party(id: 1, host: Guest(id: 1, name: "Ada"), guests: everyone)
  var byName: Bool = false
  var onlyHere: Bool = false
  let shown = onlyHere ? guests.filter($0.isHere) : byName ? guests.sorted(by: $0.name) : guests.reversed()
  action poured(name: String, cups: Int)
  table {
    row "By Name" { switch { isOn <-> byName } }
    row "Only Here" { switch { isOn <-> onlyHere } }
    for guest in byName ? guests.sorted(descending: $0.name) : guests {
      row "\(guest.name)" { stepper amount { value <-> guest.cups; accessibility { label: "Cups" } } }
    }
    for guest in (byName ? guests.sorted(by: $0.cups) : guests.prefix(3)).filter($0.cups < 50) {
      row pouring "\(guest.name), \(guest.cups)" {
        on select {
          guest.cups += 3
          poured(name: guest.name, cups: guest.cups)
          guest.isHere = false
        }
      }
    }
    for guest in shown.suffix(3) {
      row "\(guest.name)" { textField called { text <-> guest.name; placeholder: "Ann" } }
    }
    for guest in onlyHere ? party.guests.filter($0.isHere) : party.guests {
      row removed "\(guest.name)" { on select { guest.cups += 1; party.guests.remove(at: 0) } }
    }
  }
}
