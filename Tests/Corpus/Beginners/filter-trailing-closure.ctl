record Guest {
  id: Int
  name: String
  isComing: Bool = false
}

screen Party "Party" {
  var guests: [Guest] = [
    Guest(id: 1, name: "Ada", isComing: true),
    Guest(id: 2, name: "Grace")
  ]

  table {
    for guest in guests {
      row "\(guest.name)" { switch { isOn <-> guest.isComing } }
    }
    row {
      label "Coming: \(guests.filter { $0.isComing }.count)"
    }
  }
}
