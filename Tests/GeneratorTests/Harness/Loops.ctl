/// What uses of components keep goes with the items of loops, as far as something says which is which.
record Visitor {
  id: Int
  name: String
  rank: Int = 0
}

/// Its items have no `id`.
record Chair {
  label: String
}

record Group {
  id: String
  guests: [Visitor] = []
}

let everybody = [
  Visitor(id: 1, name: "Ada", rank: 9), Visitor(id: 2, name: "Ben", rank: 1),
  Visitor(id: 3, name: "Cleo", rank: 5),
]

/// Keeps a number of its own.
component Fold(title: String) {
  var count: Int in 0...9 = 0
  button more "More" { on touchUpInside -> count += 1 }
  label told1 "\(title) \(count)"
}

/// Keeps nothing, but what is in it does.
component Folds(guests: [Visitor], names: [String]) {
  for guest in guests { Fold guestFold { title: guest.name } }
  for name in names { Fold nameFold { title: name } }
  Fold last { title: "Last" }
}

screen KeptParts {
  var guests: [Visitor] = everybody
  var seats: [Chair] = [Chair(label: "A"), Chair(label: "B")]
  var parties: [Group] = [
    Group(id: "x]y%", guests: everybody), Group(id: "b[0]", guests: [everybody[2], everybody[0]]),
  ]

  content {
    for guest in guests.sorted(by: $0.rank) { Fold fold1 { title: guest.name } }
    for seat in seats { Fold fold2 { title: seat.label } }
    for name in guests.unique($0.name) { Fold fold3 { title: name } }
    for number in 0..<guests.count { Fold fold4 { title: "\(number)" } }
    for party in parties {
      Folds folds5 {
        guests: party.guests
        names: seats.map($0.label)
      }
      for guest in party.guests where guest.rank > 1 { Fold fold6 { title: guest.name } }
    }
    button "Move" {
      on touchUpInside {
        guests.move(from: 0, to: 2)
        seats.move(from: 1, to: 0)
        parties.move(from: 0, to: 1)
      }
    }
    button "Drop" {
      on touchUpInside {
        guests.remove(at: 0)
        parties[0].guests.remove(at: 0)
      }
    }
    button "Turn" {
      on touchUpInside {
        guests = guests.reversed()
        parties[1].guests = parties[1].guests.reversed()
      }
    }
    button "Again" {
      on touchUpInside {
        guests = everybody
        parties[1].guests = everybody
      }
    }
  }
}

component Edit(guest: binding Visitor) {
  event tapped
  event twice(by: Int)
  button tap "Tap" {
    on touchUpInside {
      guest.rank += 1
      tapped
      twice(by: guest.rank)
    }
  }
}

component Edits(guests: binding [Visitor]) {
  event moved(id: Int, rank: Int)
  for guest in guests.sorted(by: $0.rank) {
    Edit edit {
      guest <-> guest
      on tapped {
        guest.rank += 7
        moved(id: guest.id, rank: guest.rank)
      }
      on twice(by) {
        guest.rank -= by
        guests = guests.filter($0.rank < 30)
        moved(id: guest.id, rank: guest.rank)
      }
    }
    label told2 "\(guest.name) \(guest.rank)"
  }
}

/// A component that sorts its list, and steps of its uses that change the order.
screen SortedInside {
  var guests: [Visitor] = everybody
  var parties: [Group] = [Group(id: "a", guests: everybody), Group(id: "b", guests: everybody)]

  action show(text: String)

  content {
    Edits edits1 {
      guests <-> guests
      on moved(id, rank) -> show(text: "\(id) \(rank)")
    }
    for party in parties.reversed() {
      Edits edits2 {
        guests <-> party.guests
        on moved(id, rank) {
          show(text: "\(party.id) \(id) \(rank)")
          parties.move(from: 0, to: 1)
          party.guests.move(from: 0, to: 2)
        }
      }
    }
    button "Again" {
      on touchUpInside {
        guests = everybody
        parties = [Group(id: "b", guests: everybody), Group(id: "a", guests: everybody)]
      }
    }
  }
}

let few = 1...3

/// What stands below `else` of a loop through a range.
screen Numbers {
  var count: Int = 3
  var least: Int = 1

  content {
    for day in 0..<count where day > least { label told3 "\(day)" } else { label none1 "None" }
    for day in least...count where day > 2 { label told4 "\(day)" } else { label none2 "None" }
    for day in few where day < count { label told5 "\(day)" } else { label none3 "None" }
    for day in few { label told6 "\(day)" } else { label none4 "None" }
    for day in count > 2 ? 0..<count : few { label told7 "\(day)" } else { label none5 "None" }
    button "More" { on touchUpInside -> count += 1 }
    button "Less" { on touchUpInside -> count -= 2 }
    button "Later" { on touchUpInside -> least += 1 }
  }
}

record Box {
  id: Int
  note: String = "n"
  cups: Int in 0...3 = 1
  inner: Visitor
  tag: String?
}

record Holder {
  id: Int
  box: Box?
}

/// Copies of what may be `nil`.
screen Copies {
  var holder: Holder = Holder(id: 1, box: Box(id: 2, inner: everybody[0]))
  var last: Box? = nil

  content {
    label told8 "\(holder.box?.note ?? "none") \(holder.box?.cups ?? 9) \(last?.inner.name ?? "-")"
    button "Change" {
      on touchUpInside {
        holder = holder.with(box: holder.box?.with(note: "m", cups: (holder.box?.cups ?? 0) + 1))
      }
    }
    button "Tag" {
      on touchUpInside {
        last = holder.box?.with(inner: everybody[1], tag: "t")
        holder.box = last?.with(note: last?.tag ?? "?")
      }
    }
    button "Empty" { on touchUpInside -> holder.box = nil }
    button "Fill" { on touchUpInside -> holder.box = Box(id: 3, inner: everybody[2]) }
  }
}
